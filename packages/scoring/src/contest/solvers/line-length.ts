import { type ChordPoints, chordDistanceM } from '../../geo/chord.js';

/** Lengths are whole numbers of 2⁻²⁰ m, about a micrometre. */
const UNIT_M = 2 ** -20;
/** From 2³² on, doubles lie that far apart: adding this rounds what is below 4000 km to it. */
const ROUNDER_M = 1.5 * 2 ** 32;

/**
 * Length in metres of the line between two fixes, rounded down to a micrometre. Sums of such lengths
 * have no rounding errors: courses whose lines are as long are equally long, in whichever order the
 * lines follow each other. And what bounds the distance from above bounds the length too.
 */
export function lineLengthM(points: ChordPoints, from: number, to: number): number {
  return chordDistanceM(points, from, to) - UNIT_M / 2 + ROUNDER_M - ROUNDER_M;
}
