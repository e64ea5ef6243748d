import { timestamp } from '../../contest/timestamp.js';
import { examineFlight, type InspectedFlight } from '../../flight/inspect-flight.js';
import type { ParsedIgc } from '../../igc/parse-igc.js';
import { type AircraftKind, findEngineRuns } from '../../track/engine-runs.js';
import type { FixInterval } from '../../track/fix-interval.js';
import { type FlightSummary, flightSummary } from '../flight-summary.js';

/** A flight of a file, from takeoff to landing. */
export interface FlightInfo extends FlightSummary {
  readonly release_time?: string | undefined;
  /** Seconds to the landing, or to the last fix. */
  readonly duration: number;
  /** Engine runs in flight as start, end, start, end, … */
  readonly engine_times: readonly string[];
}

export interface InfoOptions {
  /** Omit if unknown. Then all engine noise is included, even that of a tug. */
  readonly kind: AircraftKind | undefined;
  /** Unix seconds. */
  readonly nowS: number;
}

/** Kind of aircraft that uses the sensors of all kinds. */
const ANY_ENGINE: AircraftKind = 'FG';

/**
 * Describes a flight without validating it.
 *
 * @param number Number of the flight in its file, from 1.
 */
export function flightInfo(
  { recording, findings }: ParsedIgc,
  interval: FixInterval,
  number: number,
  { kind, nowS }: InfoOptions,
): FlightInfo {
  const { flight, track } = examineFlight({
    recording,
    interval,
    fileFindings: findings,
    ...(kind && { aircraft: { kind, index: null } }),
    uploadedAtS: nowS,
    editAllowedUntilS: Number.POSITIVE_INFINITY,
  });
  const { release, launch, totalSeconds } = flight;
  const runs = findEngineRuns(recording, track, kind ?? ANY_ENGINE).map(({ first, last }) =>
    [first, last].map((fix) => track.dayStartS + track.timeS[fix]!),
  );
  return {
    ...flightSummary(flight, number),
    // Without a recorded takeoff the duration of the launch is unknown.
    release_time: launch && release && timestamp(release.timeS),
    duration: totalSeconds,
    engine_times: runs
      .filter((run) => isInFlight(run, flight))
      .flat()
      .map(timestamp),
  };
}

/** Returns whether an engine ran in the air, not only before or after it. */
function isInFlight(run: readonly number[], { takeoff, landing }: InspectedFlight): boolean {
  const [startS = Number.NaN, endS = Number.NaN] = run;
  if (!takeoff) return false;
  return endS > takeoff.timeS && startS < (landing?.timeS ?? Number.POSITIVE_INFINITY);
}
