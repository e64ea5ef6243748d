import { chordDistanceM } from '../geo/chord.js';
import { checkInterval } from '../track/check-track.js';
import { type FixInterval, intervalSeconds } from '../track/fix-interval.js';
import { checkFinite } from '../units/check-value.js';
import { roundTo, roundToHundredths } from '../units/round.js';
import { attemptFigures } from './attempt-figures.js';
import type { FlownStatistics, PhaseStatistics } from './flown-statistics.js';
import { glideFigures, netFigures } from './glide-figures.js';
import { heightFigures } from './height-figures.js';
import { difference, ratio, sum, sumHeightGain } from './interval-sums.js';
import { intervalWind } from './interval-wind.js';
import {
  type CirclingInterval,
  fillsInterval,
  type GlideInterval,
  type PhaseInterval,
  phaseIntervals,
  unpoweredParts,
} from './phase-intervals.js';
import { checkAnalysis, type FlightAnalysis } from './prepare-analysis.js';
import { thermalFigures } from './thermal-figures.js';
import { toWind } from './wind.js';

/**
 * Computes the statistics of an interval of flight in constant time. A phase that crosses an end of
 * the interval counts with the part inside. Each field documents its formula and unit. Means are
 * means of totals, not of means. The formulas reproduce 54 published statistics of 2025 and those
 * of a worked example; see `published-statistics.test.ts`.
 *
 * Distance and time always belong to the same part of the flight. A scored distance takes the time
 * from start to end, even if an engine ran. If part of it was flown with an engine, it does not
 * measure glides, so glide ratio and detour are absent. Any other interval has the straight lengths
 * and the time of its unpowered parts.
 *
 * @param distanceKm Distance scored from start to end of the interval. Omit it if none was scored.
 * @throws {TypeError} If the analysis was not prepared, or an argument has the wrong type.
 * @throws {RangeError} If the interval is outside the track, or the distance is not finite.
 */
export function computeStatistics(
  analysis: FlightAnalysis,
  interval: FixInterval,
  distanceKm?: number,
): FlownStatistics {
  checkAnalysis(analysis);
  checkInterval('interval', interval, analysis.track);
  if (distanceKm !== undefined) checkFinite('distanceKm', distanceKm);
  const { track } = analysis;
  const intervals = phaseIntervals(analysis, interval);
  if (distanceKm === undefined) {
    const straightKm = unpoweredKm(analysis, interval);
    const totalS = sumHeightGain(track, intervals).seconds;
    return figuresOf(analysis, interval, {
      intervals,
      distanceKm: straightKm,
      glidedKm: straightKm,
      totalS,
    });
  }
  return figuresOf(analysis, interval, {
    intervals,
    distanceKm,
    ...(fillsInterval(track, intervals, interval) && { glidedKm: distanceKm }),
    totalS: intervalSeconds(track, interval),
  });
}

/** Sum of the straight lengths of the unpowered parts of an interval. */
function unpoweredKm(analysis: FlightAnalysis, interval: FixInterval): number {
  const { points } = analysis.sums;
  const parts = unpoweredParts(analysis, interval);
  return sum(parts, ({ first, last }) => chordDistanceM(points, first, last)) / 1000;
}

/** Input of the figures of an interval. */
interface Flown {
  readonly intervals: readonly PhaseInterval[];
  readonly distanceKm: number;
  /** The same, but absent if part of it was flown with an engine. */
  readonly glidedKm?: number;
  /** Time for speeds and shares. */
  readonly totalS: number;
}

function figuresOf(analysis: FlightAnalysis, interval: FixInterval, flown: Flown): FlownStatistics {
  const { intervals, distanceKm, totalS } = flown;
  return {
    distance: roundToHundredths(distanceKm),
    duration: totalS,
    total_seconds: totalS,
    speed: roundToHundredths(ratio(distanceKm * 3600, totalS)),
    ...(analysis.canDetectCircling && phaseFigures(analysis, flown)),
    ...heightFigures(analysis, intervals, interval.first),
    ...windFigures(analysis, interval),
    ...energyFigure(analysis, interval),
  };
}

function phaseFigures(
  analysis: FlightAnalysis,
  { intervals, distanceKm, glidedKm, totalS }: Flown,
): PhaseStatistics {
  const thermals = intervals.filter(
    (interval): interval is CirclingInterval => interval.kind === 'thermal',
  );
  const attempts = intervals.filter(({ kind }) => kind === 'attempt');
  const glides = intervals.filter(
    (interval): interval is GlideInterval => interval.kind === 'glide',
  );
  return {
    ...thermalFigures(analysis, thermals, totalS),
    ...attemptFigures(analysis, attempts, totalS, distanceKm),
    ...glideFigures(analysis, glides, totalS, glidedKm),
    ...netFigures(analysis, glides),
  };
}

function windFigures(analysis: FlightAnalysis, interval: FixInterval) {
  const air = intervalWind(analysis, interval);
  if (!air) return {};
  const { speedKmh, directionDeg } = toWind(air.eastMps, air.northMps);
  return {
    wind_speed: roundToHundredths(speedKmh),
    wind_direction: Math.round(directionDeg) % 360,
  };
}

function energyFigure({ sums: { energyKwh } }: FlightAnalysis, interval: FixInterval) {
  return energyKwh ? { fes_energy: roundTo(difference(energyKwh, interval), 3) } : {};
}
