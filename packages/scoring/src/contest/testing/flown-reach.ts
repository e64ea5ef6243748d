import { chordDistanceM } from '../../geo/chord.js';
import type { FlightGeometry } from '../solvers/flight-geometry.js';

/** An interval of fixes, both ends included. */
export type IntervalTuple = readonly [first: number, last: number];

export function middleOf([first, last]: IntervalTuple): number {
  return (first + last) >> 1;
}

export function halvesOf(interval: IntervalTuple): readonly [IntervalTuple, IntervalTuple] {
  const middle = middleOf(interval);
  return [
    [interval[0], middle],
    [middle + 1, interval[1]],
  ];
}

/**
 * Computes how far, in metres, the fixes of an interval can lie from its middle: the track length
 * to it.
 */
export function createReach({
  points,
  count,
}: FlightGeometry): (interval: IntervalTuple) => number {
  const flownM = new Float64Array(count);
  for (let fix = 1; fix < count; fix++) {
    flownM[fix] = flownM[fix - 1]! + chordDistanceM(points, fix - 1, fix);
  }
  return (interval) => {
    const middleM = flownM[middleOf(interval)]!;
    return Math.max(middleM - flownM[interval[0]]!, flownM[interval[1]]! - middleM);
  };
}
