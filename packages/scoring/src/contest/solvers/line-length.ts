import { type ChordPoints, chordDistanceM } from '../../geo/chord.js';

/** Resolution of lengths, 2⁻²⁰ m: about a micrometre. */
const UNIT_M = 2 ** -20;
/** From 2³² on, doubles are 2⁻²⁰ apart, so adding this rounds values below 4000 km to `UNIT_M`. */
const ROUNDER_M = 1.5 * 2 ** 32;

/**
 * Length in metres of the line between two fixes, rounded down to about a micrometre. Sums of such
 * lengths have no rounding errors, so courses with the same lines have equal lengths in any order.
 * Upper bounds of the distance are upper bounds of this length too.
 */
export function lineLengthM(points: ChordPoints, from: number, to: number): number {
  return chordDistanceM(points, from, to) - UNIT_M / 2 + ROUNDER_M - ROUNDER_M;
}
