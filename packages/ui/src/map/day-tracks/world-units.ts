import { latOfMercatorY, mercatorY } from '../mercator.js';

/**
 * The Mercator map in integers: 2^32 units around the world. A unit is about a centimetre, and
 * 32-bit differences automatically take the shorter way across 180°.
 */
export const UNITS_AROUND = 2 ** 32;

/** East of Greenwich. */
export function toWorldX(lon: number): number {
  return Math.round((lon / 360) * UNITS_AROUND) | 0;
}

/** North of the equator. */
export function toWorldY(lat: number): number {
  return Math.round(mercatorY(lat) * UNITS_AROUND) | 0;
}

export function lonOfWorldX(x: number): number {
  return (x / UNITS_AROUND) * 360;
}

export function latOfWorldY(y: number): number {
  return latOfMercatorY(y / UNITS_AROUND);
}
