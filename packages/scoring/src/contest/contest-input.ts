import type { Polar } from '../polar/polar.js';
import type { EvaluatedTask } from '../task/evaluate-task.js';
import type { Task } from '../task/task.js';
import type { AltitudeSource } from '../track/altitude-source.js';
import type { AircraftKind } from '../track/engine-runs.js';
import type { FixInterval } from '../track/fix-interval.js';
import type { GroundColumn } from '../track/ground-column.js';
import type { Track } from '../track/track.js';

/** Input of contest scoring. */
export interface ContestInput {
  readonly track: Track;
  /** Scoring windows. Each course lies within one of them. */
  readonly windows: readonly FixInterval[];
  /** From release to landing. Without it, contests that allow the engine are not scored. */
  readonly withEngine?: FixInterval | undefined;
  /**
   * Result of `unpoweredIntervals`; the whole track by default. Circling outside is not a thermal.
   */
  readonly unpowered?: readonly FixInterval[] | undefined;
  /** Handicap index of the aircraft in that year. Null if it has none; then entries are invalid. */
  readonly index: number | null;
  readonly aircraftKind?: AircraftKind | undefined;
  /** Source of the track's altitudes. */
  readonly altitudeSource: AltitudeSource;
  /** Whole metres added to the recorded altitudes; 0 by default. */
  readonly altitudeOffsetM?: number | undefined;
  /** SHA-256 of the IGC file in hexadecimal digits; see `fileSha256`. */
  readonly fileSha256: string;
  /** The task declared before takeoff, and how much of it was flown. */
  readonly declared?: { readonly task: Task; readonly flown: EvaluatedTask } | undefined;
  /** Countries as ISO 3166-1 alpha-2. Contests of a country exclude flights of unknown country. */
  readonly takeoffCountry?: string | undefined;
  readonly clubCountry?: string | undefined;
  /** Energy used by an electric engine, in kWh. Absent without a sensor. */
  readonly energyKwh?: number | undefined;
  /** Engine power in W at each fix, from `electricPowerW`. Absent without a sensor. */
  readonly powerW?: Float32Array | undefined;
  /** Ground elevation under each fix. Without it, heights above ground are absent. */
  readonly groundM?: GroundColumn | undefined;
  /** Polar of the aircraft. Without it, rising and sinking air in glides is unknown. */
  readonly polar?: Polar | undefined;
  /** Takeoff mass in kg; the reference mass of the polar by default. */
  readonly massKg?: number | undefined;
}
