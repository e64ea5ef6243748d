import type { ChordPoints } from '../geo/chord.js';
import type { Position } from '../geo/position.js';
import type { FixInterval } from '../track/fix-interval.js';
import { POSITION_UNITS_PER_DEGREE, pointsOf, type Track } from '../track/track.js';

/**
 * Fixes by which a task is evaluated. They are counted from the first one, and so are moments: 3.5
 * is halfway in time and position from fix 3 to fix 4.
 */
export interface FlownPath {
  readonly count: number;
  readonly timeS: Int32Array;
  readonly altitudeM: Int16Array;
  /** Fixes in earth-centred coordinates. */
  readonly points: ChordPoints;
  /** Position of a fix with all digits of the file. */
  readonly positionAt: (fix: number) => Position;
}

/** Returns the fixes of an interval. */
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

/** Returns the earth-centred coordinates of a range of fixes. */
export function pointsIn({ points }: FlownPath, { first, last }: FixInterval) {
  return {
    x: points.x.subarray(first, last + 1),
    y: points.y.subarray(first, last + 1),
    z: points.z.subarray(first, last + 1),
  };
}
