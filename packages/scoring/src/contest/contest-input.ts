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
  /** Each solution lies within one of these. */
  readonly windows: readonly FixInterval[];
  /** From release to landing; without it no contest is scored that allows the engine. */
  readonly withEngine?: FixInterval | undefined;
  /**
   * Result of `unpoweredIntervals`. Circling outside of them is not a thermal. All of the track by
   * default.
   */
  readonly unpowered?: readonly FixInterval[] | undefined;
  /** Index of the aircraft in that year, or null if it has none, which makes entries invalid. */
  readonly index: number | null;
  readonly aircraftKind?: AircraftKind | undefined;
  /** Source of the track's altitudes. */
  readonly altitudeSource: AltitudeSource;
  /** Metres added to the recorder's altitudes, whole; 0 by default. */
  readonly altitudeOffsetM?: number | undefined;
  /** SHA-256 of the IGC file, as hexadecimal digits; see `fileSha256`. */
  readonly fileSha256: string;
  /** The task declared before takeoff, and the part that was flown. */
  readonly declared?: { readonly task: Task; readonly flown: EvaluatedTask } | undefined;
  /** Countries as ISO 3166-1 alpha-2; contests of a country leave out flights of no known one. */
  readonly takeoffCountry?: string | undefined;
  readonly clubCountry?: string | undefined;
  /** Energy that an electric engine used, in kWh. Absent without a sensor. */
  readonly energyKwh?: number | undefined;
  /** Power of the engine at each fix, from `electricPowerW`. Absent without a sensor. */
  readonly powerW?: Float32Array | undefined;
  /** Elevation of the ground under each fix; heights above it are absent without. */
  readonly groundM?: GroundColumn | undefined;
  /** Polar of the aircraft. Without it, rising and sinking air in glides is absent. */
  readonly polar?: Polar | undefined;
  /** Takeoff mass; the polar's reference mass by default. */
  readonly massKg?: number | undefined;
}
