import { chordDistanceM } from '../geo/chord.js';
import { checkRange } from '../track/check-track.js';
import { type FixRange, rangeSeconds } from '../track/fix-range.js';
import { checkFinite } from '../units/check-value.js';
import { roundTo, roundToHundredths } from '../units/round.js';
import { attemptFigures } from './attempt-figures.js';
import type { FlownStatistics, PhaseStatistics } from './flown-statistics.js';
import { glideFigures, netFigures } from './glide-figures.js';
import { heightFigures } from './height-figures.js';
import { difference, gainedIn, ratio, sum } from './piece-sums.js';
import {
  type CirclingPiece,
  fillRange,
  type GlidePiece,
  type Piece,
  piecesOf,
  unpoweredParts,
} from './pieces.js';
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
 * Distance and time are always those of the same flying. What was scored took the time from start to
 * end, even where an engine ran; a distance that an engine made in part is no measure of glides, so it
 * gives them neither ratio nor detour. Any other stretch has the straight lengths and the time of its
 * unpowered parts.
 *
 * @param distanceKm The distance scored from start to end of the range; omit where none was.
 * @throws {TypeError} If the analysis was not prepared, or an argument is of another type.
 * @throws {RangeError} If the range leaves the track, or the distance is not finite.
 */
export function computeStatistics(
  analysis: FlightAnalysis,
  range: FixRange,
  distanceKm?: number,
): FlownStatistics {
  checkAnalysis(analysis);
  checkRange('range', range, analysis.track);
  if (distanceKm !== undefined) checkFinite('distanceKm', distanceKm);
  const { track } = analysis;
  const pieces = piecesOf(analysis, range);
  if (distanceKm === undefined) {
    const straightKm = unpoweredKm(analysis, range);
    const totalS = gainedIn(track, pieces).seconds;
    return figuresOf(analysis, range, {
      pieces,
      distanceKm: straightKm,
      glidedKm: straightKm,
      totalS,
    });
  }
  return figuresOf(analysis, range, {
    pieces,
    distanceKm,
    ...(fillRange(track, pieces, range) && { glidedKm: distanceKm }),
    totalS: rangeSeconds(track, range),
  });
}

/** Straight lengths of the unpowered parts of a stretch, added up. */
function unpoweredKm(analysis: FlightAnalysis, range: FixRange): number {
  const { points } = analysis.sums;
  const parts = unpoweredParts(analysis, range);
  return sum(parts, ({ first, last }) => chordDistanceM(points, first, last)) / 1000;
}

/** What the figures of a stretch are reckoned from. */
interface Flown {
  readonly pieces: readonly Piece[];
  readonly distanceKm: number;
  /** The same, but where an engine made a part of it. */
  readonly glidedKm?: number;
  /** The time that speeds and shares are reckoned with. */
  readonly totalS: number;
}

function figuresOf(analysis: FlightAnalysis, range: FixRange, flown: Flown): FlownStatistics {
  const { pieces, distanceKm, totalS } = flown;
  return {
    distance: roundToHundredths(distanceKm),
    duration: totalS,
    total_seconds: totalS,
    speed: roundToHundredths(ratio(distanceKm * 3600, totalS)),
    ...(analysis.canDetectCircling && phaseFigures(analysis, flown)),
    ...heightFigures(analysis, pieces, range.first),
    ...windFigures(analysis, range),
    ...energyFigure(analysis, range),
  };
}

function phaseFigures(
  analysis: FlightAnalysis,
  { pieces, distanceKm, glidedKm, totalS }: Flown,
): PhaseStatistics {
  const thermals = pieces.filter((piece): piece is CirclingPiece => piece.kind === 'thermal');
  const attempts = pieces.filter(({ kind }) => kind === 'attempt');
  const glides = pieces.filter((piece): piece is GlidePiece => piece.kind === 'glide');
  return {
    ...thermalFigures(analysis, thermals, totalS),
    ...attemptFigures(analysis, attempts, totalS, distanceKm),
    ...glideFigures(analysis, glides, totalS, glidedKm),
    ...netFigures(analysis, glides),
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
