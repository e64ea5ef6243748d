import { firstIndex } from '../track/first-index.js';
import type { FixInterval } from '../track/fix-interval.js';
import { type AirMotion, meanWind, type PhaseWind } from './find-wind.js';
import type { FlightAnalysis } from './prepare-analysis.js';
import { MAX_WIND_AGE_S } from './wind-columns.js';

/**
 * Wind of an interval: the mean of all turns that overlap it, weighted by their time. Without any,
 * the wind of the phases before and after it, if they are at most 30 minutes away.
 */
export function intervalWind(
  analysis: FlightAnalysis,
  interval: FixInterval,
): AirMotion | undefined {
  const { turns } = analysis.sums;
  const from = firstAbove(turns.last, interval.first);
  const end = Math.max(from, firstAbove(turns.first, interval.last - 1));
  if (end === from) return windAround(analysis, interval, from);
  const circlingS = turns.circlingS[end]! - turns.circlingS[from]!;
  return {
    eastMps: (turns.eastM[end]! - turns.eastM[from]!) / circlingS,
    northMps: (turns.northM[end]! - turns.northM[from]!) / circlingS,
  };
}

/** @param next First turn after the interval; all earlier turns end before it. */
function windAround(
  { track, winds, sums: { turns } }: FlightAnalysis,
  { first, last }: FixInterval,
  next: number,
): AirMotion | undefined {
  const { timeS } = track;
  const [before, after] = [turns.last[next - 1], turns.first[next]];
  const near = new Set<PhaseWind>();
  if (before !== undefined && timeS[first]! - timeS[before]! <= MAX_WIND_AGE_S) {
    near.add(winds.find((wind) => wind.last >= before)!);
  }
  if (after !== undefined && timeS[after]! - timeS[last]! <= MAX_WIND_AGE_S) {
    near.add(winds.findLast((wind) => wind.first <= after)!);
  }
  return near.size > 0 ? meanWind([...near]) : undefined;
}

/** Index of the first value above a limit in an ascending column, or its length. */
function firstAbove(values: Int32Array, limit: number): number {
  return firstIndex(values.length, (index) => values[index]! > limit);
}
