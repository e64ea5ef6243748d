import { RADIANS_PER_DEGREE, WGS84_FLATTENING, WGS84_SEMI_MAJOR_M } from './ellipsoid.js';
import { checkPosition, type Position } from './position.js';

const ECCENTRICITY_SQUARED = WGS84_FLATTENING * (2 - WGS84_FLATTENING);
/** Farther east than any place of the near half of the globe. */
const OTHER_HALF_M = 2 * WGS84_SEMI_MAJOR_M;

type Vector = readonly [x: number, y: number, z: number];

/** A place with its directions east, north and up, in earth-centred coordinates. */
export interface LocalFrame {
  readonly origin: Vector;
  readonly east: Vector;
  readonly north: Vector;
  readonly up: Vector;
}

/** Earth-centred columns in metres, at height 0. */
interface EarthCentred {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
}

/** A unit direction on the plane that touches the ellipsoid at a place. */
export interface PlaneDirection {
  readonly east: number;
  readonly north: number;
}

/** Places on that plane: metres ahead of its origin, and metres to the right. */
export interface PlaneColumns {
  readonly aheadM: Float64Array;
  readonly asideM: Float64Array;
}

/**
 * Creates the frame at a place.
 *
 * @throws {RangeError} If the place is not a position.
 */
export function createLocalFrame(at: Position): LocalFrame {
  checkPosition(at);
  const [phi, lambda] = [at.lat * RADIANS_PER_DEGREE, at.lon * RADIANS_PER_DEGREE];
  const [sinPhi, cosPhi] = [Math.sin(phi), Math.cos(phi)];
  const [sinLambda, cosLambda] = [Math.sin(lambda), Math.cos(lambda)];
  return {
    origin: earthCentred(at),
    east: [-sinLambda, cosLambda, 0],
    north: [-sinPhi * cosLambda, -sinPhi * sinLambda, cosPhi],
    up: [cosPhi * cosLambda, cosPhi * sinLambda, sinPhi],
  };
}

/**
 * Projects places onto the plane of a frame. Directions from its origin are exact (those of normal
 * sections); lengths shorten with the curvature, by a tenth of a metre at 30 km. Places on the
 * other half of the globe are projected far away.
 *
 * @param ahead Direction that counts as ahead.
 */
export function projectColumns(
  { x, y, z }: EarthCentred,
  frame: LocalFrame,
  ahead: PlaneDirection,
): PlaneColumns {
  const aheadM = new Float64Array(x.length);
  const asideM = new Float64Array(x.length);
  const [x0, y0, z0] = frame.origin;
  const [aheadX, aheadY, aheadZ] = combine(frame, ahead);
  const [asideX, asideY, asideZ] = combine(frame, { east: ahead.north, north: -ahead.east });
  const [upX, upY, upZ] = frame.up;
  for (let i = 0; i < x.length; i++) {
    const dx = x[i]! - x0;
    const dy = y[i]! - y0;
    const dz = z[i]! - z0;
    const isNear = upX * dx + upY * dy + upZ * dz > -WGS84_SEMI_MAJOR_M;
    aheadM[i] = aheadX * dx + aheadY * dy + aheadZ * dz;
    asideM[i] = isNear ? asideX * dx + asideY * dy + asideZ * dz : OTHER_HALF_M;
  }
  return { aheadM, asideM };
}

function combine({ east, north }: LocalFrame, direction: PlaneDirection): Vector {
  const along = (axis: 0 | 1 | 2) => east[axis] * direction.east + north[axis] * direction.north;
  return [along(0), along(1), along(2)];
}

/** Projects one place onto the plane of a frame, on either half of the globe. */
export function project(place: Position, frame: LocalFrame): [eastM: number, northM: number] {
  const [x, y, z] = earthCentred(place);
  const [x0, y0, z0] = frame.origin;
  const offset: Vector = [x - x0, y - y0, z - z0];
  return [dot(offset, frame.east), dot(offset, frame.north)];
}

function dot([ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  return ax * bx + ay * by + az * bz;
}

function earthCentred({ lat, lon }: Position): Vector {
  const [phi, lambda] = [lat * RADIANS_PER_DEGREE, lon * RADIANS_PER_DEGREE];
  const sinPhi = Math.sin(phi);
  const normal = WGS84_SEMI_MAJOR_M / Math.sqrt(1 - ECCENTRICITY_SQUARED * sinPhi * sinPhi);
  const fromAxis = normal * Math.cos(phi);
  return [
    fromAxis * Math.cos(lambda),
    fromAxis * Math.sin(lambda),
    normal * (1 - ECCENTRICITY_SQUARED) * sinPhi,
  ];
}
