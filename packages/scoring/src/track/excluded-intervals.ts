import { checkFinite, checkObject } from '../units/check-value.js';
import type { Interval } from './interval.js';
import { checkScoringTimes } from './scoring-windows.js';

/** Times of a flight in Unix seconds. Lists have the form start, end, start, end, …, ascending. */
export interface FlightTimes {
  readonly takeoffS: number;
  /** Equal to `takeoffS` if the end of the launch is unknown. */
  readonly releaseS: number;
  /** Absent if the recording ends in flight. */
  readonly landingS?: number | undefined;
  /** Scoring windows. Empty if unknown. */
  readonly scoringTimes: readonly number[];
  /** Intervals without engine. Omit it for an aircraft without an engine. */
  readonly unpoweredTimes?: readonly number[] | undefined;
}

/** An interval of a flight that is not scored as free flight. */
export interface ExcludedInterval extends Interval {
  readonly kind: 'launch' | 'engine' | 'unscored';
}

/** Rounded times that differ by at most this have nothing between them. */
const ROUNDING_S = 2;

/**
 * Returns the intervals of a flight to shade on a chart: the launch, engine runs, and all else that
 * is not scored between release and landing. They do not overlap.
 *
 * @throws {TypeError} If a part of the times has the wrong type.
 * @throws {RangeError} If a time is not finite, or a list has an odd length or does not ascend.
 */
export function excludedIntervals(times: FlightTimes): ExcludedInterval[] {
  checkTimes(times);
  const { takeoffS, releaseS, landingS, scoringTimes, unpoweredTimes } = times;
  const gapsBetween = (kind: ExcludedInterval['kind'], list: readonly number[]) => {
    const ends = landingS === undefined ? [] : [landingS];
    return intervalsOf(kind, [
      releaseS,
      ...list.map((timeS) => Math.max(timeS, releaseS)),
      ...ends,
    ]);
  };
  const launch: ExcludedInterval = { kind: 'launch', startS: takeoffS, endS: releaseS };
  const engine = unpoweredTimes ? gapsBetween('engine', unpoweredTimes) : [];
  const unscored = scoringTimes.length === 0 ? [] : gapsBetween('unscored', scoringTimes);
  return [launch, ...engine, ...unscored.flatMap((gap) => without(gap, engine))].filter(
    ({ startS, endS }) => endS - startS > ROUNDING_S,
  );
}

function checkTimes(times: FlightTimes): void {
  checkObject('times', times, []);
  const { takeoffS, releaseS, landingS, scoringTimes, unpoweredTimes } = times;
  checkFinite('takeoffS', takeoffS);
  checkFinite('releaseS', releaseS);
  if (landingS !== undefined) checkFinite('landingS', landingS);
  checkScoringTimes(scoringTimes);
  if (unpoweredTimes !== undefined) checkScoringTimes(unpoweredTimes);
}

/** Returns the parts of an interval outside of other, ascending intervals. */
function without(
  { kind, startS, endS }: ExcludedInterval,
  others: readonly Interval[],
): ExcludedInterval[] {
  const bounds = others.flatMap((other) => [other.startS, other.endS]);
  const within = bounds.map((timeS) => Math.min(Math.max(timeS, startS), endS));
  return intervalsOf(kind, [startS, ...within, endS]);
}

/** Returns the intervals from each edge at an even index to the next edge. */
function intervalsOf(kind: ExcludedInterval['kind'], edges: readonly number[]): ExcludedInterval[] {
  const intervals: ExcludedInterval[] = [];
  for (let index = 0; index + 1 < edges.length; index += 2) {
    intervals.push({ kind, startS: edges[index]!, endS: edges[index + 1]! });
  }
  return intervals;
}
