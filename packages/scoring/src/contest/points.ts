import { distanceIndexFactor, speedIndexFactor } from './index-factor.js';
import { roundToHundredths } from './round.js';
import { FREE } from './rules/free.js';
import { SPEED } from './rules/speed.js';

/** What a flight earns in `free`, and what of it is the bonus for its area. */
export interface FreePoints {
  readonly points: number;
  /** Absent where the flight has neither a triangle nor an out and return. */
  readonly bonus?: {
    readonly points: number;
    readonly scoreName: 'triangle' | 'out_return';
  };
}

/**
 * Points of a distance, rounded to 2 decimals.
 *
 * @param distanceKm Rounded to 2 decimals.
 * @param index The aircraft's index, or null for none; see `distanceIndexFactor`.
 */
export function distancePoints(distanceKm: number, index: number | null): number {
  return roundToHundredths(distanceKm / distanceIndexFactor(index));
}

/**
 * Points of a free distance with the bonus of the flight's best triangle or out and return,
 * whichever is worth more. All distances in km, rounded to 2 decimals, 0 for none.
 */
export function freePoints(
  distancesKm: {
    readonly free: number;
    readonly triangle: number;
    readonly outReturn: number;
  },
  index: number | null,
): FreePoints {
  const triangleKm = FREE.triangleBonus * distancesKm.triangle;
  const outReturnKm = FREE.outReturnBonus * distancesKm.outReturn;
  const bonusKm = Math.max(triangleKm, outReturnKm);
  const points = distancePoints(distancesKm.free + bonusKm, index);
  if (bonusKm === 0) return { points };
  const scoreName = triangleKm >= outReturnKm ? 'triangle' : 'out_return';
  return { points, bonus: { points: distancePoints(bonusKm, index), scoreName } };
}

/** The speed that counts, km/h rounded to 2 decimals: the distance over the full two hours. */
export function scoredSpeedKmh(distanceKm: number): number {
  return roundToHundredths((distanceKm * 3600) / SPEED.maxDurationS);
}

/** Points of the distance flown within two hours, rounded to 2 decimals. */
export function speedPoints(distanceKm: number, index: number | null): number {
  const speedKmh = (distanceKm * 3600) / SPEED.maxDurationS;
  return roundToHundredths(speedKmh / speedIndexFactor(index));
}
