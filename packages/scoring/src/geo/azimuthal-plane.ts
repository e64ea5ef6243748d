import type { ChordPoints } from './chord.js';
import { createLocalFrame } from './local-frame.js';
import type { Position } from './position.js';

/** Places on a plane, in metres east and north of its origin. */
export interface AzimuthalColumns {
  readonly eastM: Float64Array;
  readonly northM: Float64Array;
}

/** Mean radius of the earth, which describes the curvature of the ellipsoid well enough. */
const RADIUS_M = 6_371_008.8;

/**
 * Projects places onto an azimuthal equidistant plane: directions from its origin are exact, and so
 * are distances, to a part in a hundred thousand for 300 km.
 *
 * @param origin Point where the plane touches the ellipsoid.
 */
export function azimuthalPlane({ x, y, z }: ChordPoints, origin: Position): AzimuthalColumns {
  const { origin: o, east, north } = createLocalFrame(origin);
  const eastM = new Float64Array(x.length);
  const northM = new Float64Array(x.length);
  for (let i = 0; i < x.length; i++) {
    const dx = x[i]! - o[0];
    const dy = y[i]! - o[1];
    const dz = z[i]! - o[2];
    const toEast = east[0] * dx + east[1] * dy + east[2] * dz;
    const toNorth = north[0] * dx + north[1] * dy + north[2] * dz;
    const flat = Math.sqrt(toEast * toEast + toNorth * toNorth);
    if (flat === 0) continue;
    const chord = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const scale = (2 * RADIUS_M * Math.asin(Math.min(1, chord / (2 * RADIUS_M)))) / flat;
    eastM[i] = toEast * scale;
    northM[i] = toNorth * scale;
  }
  return { eastM, northM };
}
