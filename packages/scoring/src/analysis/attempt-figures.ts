import { roundTo, roundToHundredths } from '../units/round.js';
import { ratio, sumHeightGain } from './interval-sums.js';
import type { PhaseInterval } from './phase-intervals.js';
import type { FlightAnalysis } from './prepare-analysis.js';

/** Computes the statistics of climb attempts. */
export function attemptFigures(
  analysis: FlightAnalysis,
  attempts: readonly PhaseInterval[],
  totalS: number,
  distanceKm: number,
) {
  const { seconds, gainM } = sumHeightGain(analysis.track, attempts);
  const [speedKmh, withoutKmh] = [totalS, totalS - seconds].map((time) =>
    ratio(distanceKm * 3600, time),
  ) as [number, number];
  return {
    attempt_count: attempts.length,
    attempt_time: seconds,
    attempt_percentage: roundTo(ratio(seconds, totalS), 3),
    attempt_gain: gainM,
    attempt_avg: roundToHundredths(ratio(gainM, seconds)),
    attempt_speed_loss: roundToHundredths(seconds < totalS ? withoutKmh - speedKmh : 0),
  };
}
