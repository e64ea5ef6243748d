import type { ContestEntry } from '../contest/contest-entry.js';
import { scoreContests } from '../contest/score-contests.js';
import { examineFlight, type FlightInput, type InspectedFlight } from './inspect-flight.js';

/** A flight with all that follows from its file. */
export interface ScoredFlight extends InspectedFlight {
  /** Whether the flight counts: the file is valid, came in time, and earned something. */
  readonly rank: boolean;
  /** `free` first; empty where nothing may be scored. */
  readonly contests: readonly ContestEntry[];
}

/**
 * Scores one flight of a recording: all that `inspectFlight` tells, and what the flight earns in
 * each contest. The same input gives the same answer.
 *
 * @throws {RangeError} If an argument makes no sense, as `inspectFlight`.
 */
export function scoreFlight(input: FlightInput): ScoredFlight {
  const { flight, track, windows } = examineFlight(input);
  const index = input.aircraft?.index ?? null;
  const contests = windows.length > 0 ? scoreContests({ track, windows, index }) : [];
  const isInTime = input.uploadedAtS <= input.editAllowedUntilS;
  return {
    ...flight,
    rank: flight.fileValid >= 2 && isInTime && contests.length > 0,
    contests,
  };
}
