import { POSITION_UNITS_PER_DEGREE } from './track.js';

const UNITS_AROUND = 360 * POSITION_UNITS_PER_DEGREE;

/** Wraps a difference of longitudes to ±180°, in units of position. */
export function wrapLongitude(units: number): number {
  if (units > UNITS_AROUND / 2) return units - UNITS_AROUND;
  return units < -UNITS_AROUND / 2 ? units + UNITS_AROUND : units;
}
