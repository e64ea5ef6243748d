import { intervalSeconds } from '../track/fix-interval.js';
import type { GroundColumn } from '../track/ground-column.js';
import type { Track } from '../track/track.js';
import { roundTo, roundToHundredths } from '../units/round.js';
import { bankDeg } from './circle-motion.js';
import { difference, ratio, sum, sumHeightGain } from './interval-sums.js';
import type { CirclingInterval } from './phase-intervals.js';
import type { FlightAnalysis } from './prepare-analysis.js';

/** Computes the statistics of thermals. */
export function thermalFigures(
  analysis: FlightAnalysis,
  thermals: readonly CirclingInterval[],
  totalS: number,
) {
  const { seconds, gainM } = sumHeightGain(analysis.track, thermals);
  const { track, groundM } = analysis;
  const rightS = sumHeightGain(
    analysis.track,
    thermals.filter(({ phase }) => phase.turn === 'right'),
  ).seconds;
  return {
    thermal_count: thermals.length,
    thermal_time: seconds,
    thermal_percentage: roundTo(ratio(seconds, totalS), 3),
    thermal_gain: gainM,
    thermal_avg: roundToHundredths(ratio(gainM, seconds)),
    thermal_avg_gain: Math.round(ratio(gainM, thermals.length)),
    ...circleFigures(analysis, thermals),
    ...(seconds > 0 && { thermal_direction: roundTo(rightS / seconds, 3) }),
    ...lossFigure(analysis, thermals, gainM),
    ...(thermals.length > 0 && { thermal_start_alt: startAltitudeM(track, thermals) }),
    ...(groundM && startHeightFigure(track, groundM, thermals)),
  };
}

function lossFigure(
  { sums }: FlightAnalysis,
  thermals: readonly CirclingInterval[],
  gainM: number,
) {
  const lostM = sum(thermals, (thermal) => difference(sums.lostM, thermal));
  const climbedM = gainM + lostM;
  return climbedM > 0 ? { thermal_loss_ratio: roundTo(lostM / climbedM, 3) } : {};
}

function startAltitudeM({ altitudeM }: Track, thermals: readonly CirclingInterval[]): number {
  return Math.round(sum(thermals, ({ first }) => altitudeM[first]!) / thermals.length);
}

function startHeightFigure(
  { altitudeM }: Track,
  groundM: GroundColumn,
  thermals: readonly CirclingInterval[],
) {
  const heightsM = thermals
    .map(({ first }) => altitudeM[first]! - groundM[first]!)
    .filter((heightM) => !Number.isNaN(heightM));
  if (heightsM.length === 0) return {};
  return { thermal_start_agl: Math.round(sum(heightsM, (heightM) => heightM) / heightsM.length) };
}

/** Mean circles of thermals, weighted by their time in the interval. */
function circleFigures({ track }: FlightAnalysis, thermals: readonly CirclingInterval[]) {
  let [pathM, turned, seconds] = [0, 0, 0];
  for (const interval of thermals) {
    const { motion } = interval.phase;
    if (!motion) continue;
    const pieceS = intervalSeconds(track, interval);
    pathM += motion.speedMps * pieceS;
    turned += motion.turnRadPerS * pieceS;
    seconds += pieceS;
  }
  if (seconds === 0 && thermals.length > 0) return {};
  const speedMps = ratio(pathM, seconds);
  const radiusM = ratio(pathM, turned);
  return {
    thermal_speed: roundToHundredths(speedMps * 3.6),
    thermal_radius: roundToHundredths(radiusM),
    thermal_bank: roundToHundredths(bankDeg(speedMps, radiusM)),
  };
}
