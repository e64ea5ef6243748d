import { correctUnpoweredTimes, hasEngine } from '@cloudstreet/scoring/track';
import type { AircraftKind, FlightDetail } from '@cloudstreet/sdk';
import { flightUnpoweredTimes, type TimedFlight } from '../track/flight-spans.js';

/** The list of times that counts for a kind of aircraft. */
export type TimesField = 'scoring_times' | 'engine_scoring_times' | 'fes_scoring_times';

/** Start, end, start, end, … of what may be scored, in unix seconds, ascending. */
export type ScoringTimes = readonly number[];

/** What the windows stay within, in unix seconds: takeoff, and landing or last fix. */
export interface FlightLimits {
  readonly fromS: number;
  readonly toS: number;
}

/** The server takes no shorter window. */
const MIN_WINDOW_S = 60;
/** Between two windows is at least this. */
const MIN_RUN_S = 1;
/** As long as a new engine run is, where there is room. */
const NEW_RUN_S = 300;
/** The contract's most. */
const MAX_TIMES = 100;

export function timesField(kind: AircraftKind): TimesField {
  if (kind === 'MG') return 'engine_scoring_times';
  return kind === 'FG' ? 'fes_scoring_times' : 'scoring_times';
}

/** The windows of a flight as the server has them. */
export function scoringTimesOf(flight: FlightDetail): ScoringTimes {
  return flight[timesField(flight.aircraft?.kind ?? 'GL')].map(toSeconds);
}

/** The flight as the windows and the kind of aircraft make it, as far as that is known before its score. */
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
      unpowered_times: toTimestamps(correctUnpoweredTimes(foundUnpowered(flight), timesS)),
    }),
  };
}

/** From release to landing where nothing is known of an engine. */
function foundUnpowered(flight: FlightDetail): readonly number[] {
  const { releaseS = 0, landingS = 0, unpoweredTimes } = flightUnpoweredTimes(flight);
  return unpoweredTimes ?? (releaseS < landingS ? [releaseS, landingS] : []);
}

/** As the contract takes them: ascending. */
export function toTimestamps(times: ScoringTimes): string[] {
  return times.toSorted((a, b) => a - b).map((timeS) => new Date(timeS * 1000).toISOString());
}

export function flightLimits(flight: FlightDetail, fixTimesS: ArrayLike<number>): FlightLimits {
  const [firstS, lastS] = [fixTimesS[0] ?? 0, fixTimesS[fixTimesS.length - 1] ?? 0];
  const { takeoff_time: takeoff, landing_time: landing } = flight;
  return {
    fromS: takeoff === undefined ? firstS : toSeconds(takeoff),
    toS: landing === undefined ? lastS : toSeconds(landing),
  };
}

/** How far one of the times may be moved, inclusive: up to its neighbours, or the ends of the flight. */
export function timeLimits(times: ScoringTimes, index: number, { fromS, toS }: FlightLimits) {
  const isEnd = index % 2 === 1;
  const [before, after] = [times[index - 1], times[index + 1]];
  return {
    minS: before === undefined ? fromS : before + (isEnd ? MIN_WINDOW_S : MIN_RUN_S),
    maxS: after === undefined ? toS : after - (isEnd ? MIN_RUN_S : MIN_WINDOW_S),
  };
}

/**
 * Takes an engine run out of what is scored: around a moment, or else in the middle of the longest
 * window. `undefined` where no window has room for one.
 */
export function addEngineRun(times: ScoringTimes, nearS: number | null): ScoringTimes | undefined {
  const windows = windowsOf(times).filter(
    ({ fromS, toS }) => toS - fromS > 2 * MIN_WINDOW_S + MIN_RUN_S,
  );
  const longest = windows.toSorted((a, b) => b.toS - b.fromS - (a.toS - a.fromS))[0];
  const window =
    windows.find(({ fromS, toS }) => nearS !== null && nearS >= fromS && nearS <= toS) ?? longest;
  if (!window || times.length + 2 > MAX_TIMES) return undefined;
  const { fromS, toS } = window;
  const isNear = nearS !== null && nearS >= fromS && nearS <= toS;
  const lengthS = Math.min(NEW_RUN_S, toS - fromS - 2 * MIN_WINDOW_S);
  const middleS = isNear ? nearS : (fromS + toS) / 2;
  const startS = Math.round(
    Math.min(Math.max(middleS - lengthS / 2, fromS + MIN_WINDOW_S), toS - MIN_WINDOW_S - lengthS),
  );
  return [...times, startS, startS + lengthS].toSorted((a, b) => a - b);
}

/** Scores through an engine run: the one that begins with the time at an odd index. */
export function removeEngineRun(times: ScoringTimes, index: number): ScoringTimes {
  return times.toSpliced(index, 2);
}

function windowsOf(times: ScoringTimes): FlightLimits[] {
  const windows: FlightLimits[] = [];
  for (let index = 0; index + 1 < times.length; index += 2) {
    windows.push({ fromS: times[index]!, toS: times[index + 1]! });
  }
  return windows;
}

function toSeconds(time: string): number {
  return Date.parse(time) / 1000;
}
