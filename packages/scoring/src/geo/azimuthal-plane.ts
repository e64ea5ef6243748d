import { type ChordPoints, chordDistanceM } from './chord.js';
import { RADIANS_PER_DEGREE } from './ellipsoid.js';
import type { Position } from './position.js';

/** Points of a plane in metres, east and north of its origin. */
export interface PlaneColumns {
  readonly eastM: Float64Array;
  readonly northM: Float64Array;
}

/**
 * Lays points onto an azimuthal equidistant plane: distance and direction from the origin are true.
 *
 * @param points The origin's own chord point last; it is left out of the result.
 * @param origin Where the plane touches the ellipsoid.
 */
export function azimuthalPlane(points: ChordPoints, origin: Position): PlaneColumns {
  const count = points.x.length - 1;
  const eastM = new Float64Array(count);
  const northM = new Float64Array(count);
  const [sinLat, cosLat] = sinCos(origin.lat);
  const [sinLon, cosLon] = sinCos(origin.lon);
  const { x, y, z } = points;
  const [originX, originY, originZ] = [x[count]!, y[count]!, z[count]!];
  for (let i = 0; i < count; i++) {
    const dx = x[i]! - originX;
    const dy = y[i]! - originY;
    const dz = z[i]! - originZ;
    const east = cosLon * dy - sinLon * dx;
    const north = cosLat * dz - sinLat * (cosLon * dx + sinLon * dy);
    const flat = Math.sqrt(east * east + north * north);
    if (flat === 0) continue;
    const stretch = chordDistanceM(points, i, count) / flat;
    eastM[i] = east * stretch;
    northM[i] = north * stretch;
  }
  return { eastM, northM };
}

function sinCos(degrees: number): [sin: number, cos: number] {
  return [Math.sin(degrees * RADIANS_PER_DEGREE), Math.cos(degrees * RADIANS_PER_DEGREE)];
}
