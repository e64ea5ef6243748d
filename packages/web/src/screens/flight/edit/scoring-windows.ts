import {
  correctUnpoweredTimes,
  hasEngine,
  type Interval,
  listUnpoweredTimes,
} from '@cloudstreet/scoring/parse';
import type { AircraftKind, FlightDetail } from '@cloudstreet/sdk';
import { flightUnpoweredTimes, type TimedFlight } from '../track/shaded-intervals.js';

/** Name of the list of times for a kind of aircraft. */
export type TimesField = 'scoring_times' | 'engine_scoring_times' | 'fes_scoring_times';

/** Scoring windows as start, end, start, end, … in Unix seconds, ascending. */
export type ScoringTimes = readonly number[];

export function timesField(kind: AircraftKind): TimesField {
  if (kind === 'MG') return 'engine_scoring_times';
  return kind === 'FG' ? 'fes_scoring_times' : 'scoring_times';
}

/** Returns the windows of a flight as stored on the server. */
export function scoringTimesOf(flight: FlightDetail): ScoringTimes {
  return flight[timesField(flight.aircraft?.kind ?? 'GL')].map(toSeconds);
}

/** Times of the server are rounded to seconds. */
const ROUNDING_S = 2;

/**
 * Returns whether the stored windows start at the release and end at the landing. Windows that
 * were set by hand may not.
 */
export function eventsOf(flight: FlightDetail): {
  startsAtRelease: boolean;
  endsAtLanding: boolean;
} {
  const { takeoff_time: takeoff, landing_time: landing, launch_time: launchS } = flight;
  const times = scoringTimesOf(flight);
  const releaseS = takeoff && launchS !== undefined ? toSeconds(takeoff) + launchS : undefined;
  return {
    startsAtRelease: isAt(times[0], releaseS),
    endsAtLanding: isAt(times.at(-1), landing === undefined ? undefined : toSeconds(landing)),
  };
}

function isAt(timeS: number | undefined, eventS: number | undefined): boolean {
  return timeS === undefined || eventS === undefined || Math.abs(timeS - eventS) <= ROUNDING_S;
}

/**
 * Returns the flight with other windows and another kind of aircraft, as far as known before
 * scoring.
 */
export function withWindows(
  flight: FlightDetail,
  kind: AircraftKind,
  timesS: ScoringTimes,
): TimedFlight {
  const { unpowered_times: _unpowered, ...rest } = flight;
  return {
    ...rest,
    aircraft: { kind },
    [timesField(kind)]: toTimestamps(timesS),
    ...(hasEngine(kind) && {
      unpowered_times: toTimestamps(
        correctUnpoweredTimes(listUnpoweredTimes(flightUnpoweredTimes(flight)), timesS),
      ),
    }),
  };
}

/** Formats times for the contract: ascending. */
export function toTimestamps(times: ScoringTimes): string[] {
  return times.toSorted((a, b) => a - b).map((timeS) => new Date(timeS * 1000).toISOString());
}

/** Returns the interval that limits windows: from takeoff to landing, or to the last fix. */
export function flightLimits(flight: FlightDetail, fixTimesS: ArrayLike<number>): Interval {
  const [firstS, lastS] = [fixTimesS[0] ?? 0, fixTimesS[fixTimesS.length - 1] ?? 0];
  const { takeoff_time: takeoff, landing_time: landing } = flight;
  return {
    startS: takeoff === undefined ? firstS : toSeconds(takeoff),
    endS: landing === undefined ? lastS : toSeconds(landing),
  };
}

function toSeconds(time: string): number {
  return Date.parse(time) / 1000;
}
