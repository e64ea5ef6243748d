import type { FixInterval } from '../track/fix-interval.js';
import { roundTo } from '../units/round.js';
import { difference, sum, sumHeightGain } from './interval-sums.js';
import type { FlightAnalysis } from './prepare-analysis.js';
import { LOW_HEIGHTS_M } from './running-sums.js';

/** If the ground is known for less of the time, its statistics are meaningless. */
const MIN_KNOWN_SHARE = 0.9;

/**
 * Computes the statistics of altitude, and of height above ground if the ground is known.
 *
 * @param intervals Parts of an interval. If there are none, its first fix counts.
 */
export function heightFigures(
  analysis: FlightAnalysis,
  intervals: readonly FixInterval[],
  firstFix: number,
) {
  const { track, groundM, sums } = analysis;
  const { altitudeMS, height } = sums;
  const totalS = sumHeightGain(analysis.track, intervals).seconds;
  const over = (ofTime: Float64Array) => sum(intervals, (interval) => difference(ofTime, interval));
  const altitudeM = track.altitudeM[firstFix]!;
  // A single fix has no duration, so its own altitude is the mean.
  const altitude_avg = Math.round(totalS > 0 ? over(altitudeMS) / totalS : altitudeM);
  if (!height || !groundM) return { altitude_avg };
  const heightM = altitudeM - groundM[firstFix]!;
  const knownS = over(height.knownS);
  const isKnown = totalS > 0 ? knownS >= MIN_KNOWN_SHARE * totalS : !Number.isNaN(heightM);
  if (!isKnown) return { altitude_avg };
  const mean = (ofTime: Float64Array, atFirst: number) =>
    totalS > 0 ? over(ofTime) / knownS : atFirst;
  const [below1000, below800, below600, below400, below200, below100] = LOW_HEIGHTS_M.map(
    (limitM, i) => roundTo(mean(height.belowS[i]!, heightM < limitM ? 1 : 0), 3),
  ) as [number, number, number, number, number, number];
  return {
    altitude_avg,
    agl_avg: Math.round(mean(height.heightMS, heightM)),
    below_1000_agl: below1000,
    below_800_agl: below800,
    below_600_agl: below600,
    below_400_agl: below400,
    below_200_agl: below200,
    below_100_agl: below100,
  };
}
