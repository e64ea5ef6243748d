import { checkFinite, checkObject } from '../units/check-value.js';
import { STANDARD_HPA } from '../units/standard-pressure.js';
import type { AltitudeLimit } from './airspace.js';

/** Altitude difference per hPa near sea level in the standard atmosphere. */
const METRES_PER_HPA = 8.3;

export interface LimitConditions {
  /** Pressure at sea level in hPa; by default that of the standard atmosphere. */
  readonly qnhHpa?: number | undefined;
  /** Elevation of the ground in m. Without it, limits above ground have no altitude. */
  readonly groundM?: number | undefined;
}

/**
 * Returns the altitude of a limit in m above mean sea level; undefined for the ground, unlimited
 * airspaces, unknown limits, and limits above unknown ground.
 *
 * @throws {TypeError} If the limit has no reference, or pressure or elevation is not a number.
 * @throws {RangeError} If one of them is not finite.
 */
export function limitAltitudeM(
  limit: Pick<AltitudeLimit, 'reference' | 'altitudeM'>,
  { qnhHpa = STANDARD_HPA, groundM }: LimitConditions = {},
): number | undefined {
  checkObject('limit', limit, ['reference']);
  checkFinite('qnhHpa', qnhHpa);
  checkFinite('groundM', groundM ?? 0);
  const { reference, altitudeM } = limit;
  if (altitudeM === undefined) return undefined;
  if (reference === 'AGL') return groundM === undefined ? undefined : groundM + altitudeM;
  return reference === 'FL' ? altitudeM + (qnhHpa - STANDARD_HPA) * METRES_PER_HPA : altitudeM;
}
