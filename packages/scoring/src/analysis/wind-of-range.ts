import { firstIndex } from '../track/first-index.js';
import type { FixRange } from '../track/fix-range.js';
import { type AirMotion, meanWind } from './find-wind.js';
import type { FlightAnalysis } from './prepare-analysis.js';
import { MAX_WIND_AGE_S } from './wind-columns.js';

/**
 * The wind of a stretch: mean of all turns that overlap it, each weighing by its time; without any,
 * of the phases before and after it that are no more than 30 minutes away.
 */
export function windOfRange(analysis: FlightAnalysis, range: FixRange): AirMotion | undefined {
  const { turns } = analysis.sums;
  const from = firstAbove(turns.last, range.first);
  const end = Math.max(from, firstAbove(turns.first, range.last - 1));
  if (end === from) return windAround(analysis, range);
  const circlingS = turns.circlingS[end]! - turns.circlingS[from]!;
  return {
    eastMps: (turns.eastM[end]! - turns.eastM[from]!) / circlingS,
    northMps: (turns.northM[end]! - turns.northM[from]!) / circlingS,
  };
}

function windAround(
  { track, winds }: FlightAnalysis,
  { first, last }: FixRange,
): AirMotion | undefined {
  const { timeS } = track;
  const before = winds.findLast((wind) => wind.last <= first);
  const after = winds.find((wind) => wind.first >= last);
  const near = [
    before && timeS[first]! - timeS[before.last]! <= MAX_WIND_AGE_S ? [before] : [],
    after && timeS[after.first]! - timeS[last]! <= MAX_WIND_AGE_S ? [after] : [],
  ].flat();
  return near.length > 0 ? meanWind(near) : undefined;
}

/** Index of the first value above a limit in an ascending column; its length where there is none. */
function firstAbove(values: Int32Array, limit: number): number {
  return firstIndex(values.length, (index) => values[index]! > limit);
}
