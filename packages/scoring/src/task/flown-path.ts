import type { ChordPoints } from '../geo/chord.js';
import type { Position } from '../geo/position.js';
import type { FixInterval } from '../track/fix-interval.js';
import { POSITION_UNITS_PER_DEGREE, pointsOf, type Track } from '../track/track.js';

/**
 * Fixes that a task is judged by. They are counted from the first of them, and so are moments: 3.5
 * is half-way, in time and place, from fix 3 to fix 4.
 */
export interface FlownPath {
  readonly count: number;
  readonly timeS: Int32Array;
  readonly altitudeM: Int16Array;
  /** The fixes in earth-centred coordinates. */
  readonly points: ChordPoints;
  /** Position of a fix, to the last digit of the file. */
  readonly positionAt: (fix: number) => Position;
}

/** The fixes of an interval. */
export function flownPath(track: Track, { first, last }: FixInterval): FlownPath {
  const { lat, lon } = track;
  return {
    count: last - first + 1,
    timeS: track.timeS.subarray(first, last + 1),
    altitudeM: track.altitudeM.subarray(first, last + 1),
    points: pointsOf(track, first, last + 1),
    positionAt: (fix) => ({
      lat: lat[first + fix]! / POSITION_UNITS_PER_DEGREE,
      lon: lon[first + fix]! / POSITION_UNITS_PER_DEGREE,
    }),
  };
}

/** The earth-centred coordinates of some of the fixes. */
export function pointsIn({ points }: FlownPath, { first, last }: FixInterval) {
  return {
    x: points.x.subarray(first, last + 1),
    y: points.y.subarray(first, last + 1),
    z: points.z.subarray(first, last + 1),
  };
}
