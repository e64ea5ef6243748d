import { chordDistanceM } from '../geo/chord.js';
import { roundTo, roundToHundredths } from '../units/round.js';
import { difference, ratio, sum, sumHeightGain } from './interval-sums.js';
import type { GlideInterval } from './phase-intervals.js';
import type { FlightAnalysis } from './prepare-analysis.js';

/**
 * Computes the statistics of glides.
 *
 * @param distanceKm Distance for glide ratio and detour, which are absent without it.
 */
export function glideFigures(
  analysis: FlightAnalysis,
  glides: readonly GlideInterval[],
  totalS: number,
  distanceKm: number | undefined,
) {
  const { cumulativeM, altitudeMS, points } = analysis.sums;
  const { seconds, gainM } = sumHeightGain(analysis.track, glides);
  const flownM = sum(glides, (glide) => difference(cumulativeM, glide));
  const straightM = sum(glides, ({ first, last }) => chordDistanceM(points, first, last));
  const heightMS = sum(glides, (glide) => difference(altitudeMS, glide));
  return {
    track_distance: roundToHundredths(flownM / 1000),
    glide_count: glides.length,
    glide_time: seconds,
    glide_percentage: roundTo(ratio(seconds, totalS), 3),
    glide_gain: gainM,
    glide_speed: roundToHundredths(ratio(flownM, seconds) * 3.6),
    ...(distanceKm !== undefined && ratedFigures({ distanceKm, flownM, gainM })),
    glide_distance: roundToHundredths(ratio(straightM / 1000, glides.length)),
    ...(seconds > 0 && { glide_alt_avg: Math.round(heightMS / seconds) }),
  };
}

function ratedFigures(glided: { distanceKm: number; flownM: number; gainM: number }) {
  const { distanceKm, flownM, gainM } = glided;
  return {
    ...(gainM < 0 && { glide_ratio: roundToHundredths((distanceKm * 1000) / -gainM) }),
    ...((distanceKm !== 0 || flownM === 0) && {
      glide_detour: roundTo(ratio(flownM / 1000, distanceKm), 3),
    }),
  };
}

/** Computes the statistics of the air in glides. Empty if its motion is unknown. */
export function netFigures({ sums: { net } }: FlightAnalysis, glides: readonly GlideInterval[]) {
  if (!net) return {};
  const [liftS, liftM, sinkS, sinkM] = [net.liftS, net.liftM, net.sinkS, net.sinkM].map((sums) =>
    sum(glides, (glide) => difference(sums, glide)),
  ) as [number, number, number, number];
  if (liftS + sinkS === 0) return {};
  return {
    glide_percentage_lift: roundTo(liftS / (liftS + sinkS), 3),
    ...(liftS > 0 && { glide_speed_lift: roundToHundredths((liftM / liftS) * 3.6) }),
    ...(sinkS > 0 && { glide_speed_sink: roundToHundredths((sinkM / sinkS) * 3.6) }),
  };
}
