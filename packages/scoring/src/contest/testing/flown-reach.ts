import { chordDistanceM } from '../../geo/chord.js';
import type { FlightGeometry } from '../solvers/flight-geometry.js';

/** A stretch of fixes, both ends included. */
export type Stretch = readonly [first: number, last: number];

export function middleOf([first, last]: Stretch): number {
  return (first + last) >> 1;
}

export function halvesOf(stretch: Stretch): readonly [Stretch, Stretch] {
  const middle = middleOf(stretch);
  return [
    [stretch[0], middle],
    [middle + 1, stretch[1]],
  ];
}

/** Tells how far, in metres, the fixes of a stretch can lie from its middle: what was flown to it. */
export function createReach({ points, count }: FlightGeometry): (stretch: Stretch) => number {
  const flownM = new Float64Array(count);
  for (let fix = 1; fix < count; fix++) {
    flownM[fix] = flownM[fix - 1]! + chordDistanceM(points, fix - 1, fix);
  }
  return (stretch) => {
    const middleM = flownM[middleOf(stretch)]!;
    return Math.max(middleM - flownM[stretch[0]]!, flownM[stretch[1]]! - middleM);
  };
}
