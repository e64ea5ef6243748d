import { checkRange } from '../track/check-track.js';
import { type FixRange, rangeSeconds } from '../track/fix-range.js';
import { checkFinite } from '../units/check-value.js';
import { roundTo, roundToHundredths } from '../units/round.js';
import { attemptFigures } from './attempt-figures.js';
import type { FlownStatistics } from './flown-statistics.js';
import { glideFigures, netFigures } from './glide-figures.js';
import { heightFigures } from './height-figures.js';
import { difference, gainedIn, ratio } from './piece-sums.js';
import { type CirclingPiece, type GlidePiece, type Piece, piecesOf } from './pieces.js';
import { checkAnalysis, type FlightAnalysis } from './prepare-analysis.js';
import { thermalFigures } from './thermal-figures.js';
import { windOf } from './wind.js';
import { windOfRange } from './wind-of-range.js';

/**
 * Tells how a stretch of flight was flown, in a time that does not grow with its length. A phase
 * across an end of it counts with its part in it. Each field says its formula and unit; a mean is that
 * of totals, not of means. The formulas reproduce the published statistics of 54 results of 2025
 * and those of the worked example, see `published-statistics.test.ts`.
 *
 * @param distanceKm The distance scored in the stretch.
 * @throws {TypeError} If the analysis was not prepared, or an argument is of another type.
 * @throws {RangeError} If the range leaves the track, or the distance is not finite.
 */
export function statisticsOf(
  analysis: FlightAnalysis,
  range: FixRange,
  distanceKm: number,
): FlownStatistics {
  checkAnalysis(analysis);
  checkRange('range', range, analysis.track);
  checkFinite('distanceKm', distanceKm);
  const pieces = piecesOf(analysis, range);
  // What a motor flew is in no piece.
  return figuresOf(analysis, range, {
    pieces,
    distanceKm,
    totalS: gainedIn(analysis.track, pieces).seconds,
  });
}

/**
 * `statisticsOf` what was scored: its time is that from start to end, for which it was scored, even
 * where a motor ran. Thermals, attempts and glides are those without the motor alone.
 */
export function scoredStatistics(
  analysis: FlightAnalysis,
  range: FixRange,
  distanceKm: number,
): FlownStatistics {
  const pieces = piecesOf(analysis, range);
  return figuresOf(analysis, range, {
    pieces,
    distanceKm,
    totalS: rangeSeconds(analysis.track, range),
  });
}

/** What the figures of a stretch are reckoned from. */
interface Flown {
  readonly pieces: readonly Piece[];
  readonly distanceKm: number;
  /** The time that speeds and shares are reckoned with. */
  readonly totalS: number;
}

function figuresOf(
  analysis: FlightAnalysis,
  range: FixRange,
  { pieces, distanceKm, totalS }: Flown,
): FlownStatistics {
  const thermals = pieces.filter((piece): piece is CirclingPiece => piece.kind === 'thermal');
  const attempts = pieces.filter(({ kind }) => kind === 'attempt');
  const glides = pieces.filter((piece): piece is GlidePiece => piece.kind === 'glide');
  return {
    duration: totalS,
    total_seconds: totalS,
    speed: roundToHundredths(ratio(distanceKm * 3600, totalS)),
    ...thermalFigures(analysis, thermals, totalS),
    ...attemptFigures(analysis, attempts, totalS, distanceKm),
    ...glideFigures(analysis, glides, totalS, distanceKm),
    ...netFigures(analysis, glides),
    ...heightFigures(analysis, pieces, range.first),
    ...windFigures(analysis, range),
    ...energyFigure(analysis, range),
  };
}

function windFigures(analysis: FlightAnalysis, range: FixRange) {
  const air = windOfRange(analysis, range);
  if (!air) return {};
  const { speedKmh, directionDeg } = windOf(air.eastMps, air.northMps);
  return {
    wind_speed: roundToHundredths(speedKmh),
    wind_direction: Math.round(directionDeg) % 360,
  };
}

function energyFigure({ sums: { energyKwh } }: FlightAnalysis, range: FixRange) {
  return energyKwh ? { fes_energy: roundTo(difference(energyKwh, range), 3) } : {};
}
