import {
  RADIANS_PER_DEGREE,
  WGS84_FLATTENING,
  WGS84_SEMI_MAJOR_M,
  WGS84_SEMI_MINOR_M,
} from './ellipsoid.js';

const A2 = WGS84_SEMI_MAJOR_M * WGS84_SEMI_MAJOR_M;
const B2 = WGS84_SEMI_MINOR_M * WGS84_SEMI_MINOR_M;
const ECCENTRICITY_SQUARED = WGS84_FLATTENING * (2 - WGS84_FLATTENING);
/** Below a tenth of a millimetre the curvature along the chord has no figures left. */
const NO_CURVATURE_M = 1e-4;

/** Many positions as earth-centred columns, so that their distances need no trigonometry. */
export interface ChordPoints {
  /** Earth-centred coordinates in metres, at height 0. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  /** Half the length of the ellipsoid's normal, √(x²/a⁴ + y²/a⁴ + z²/b⁴) / 2. */
  readonly w: Float64Array;
}

/** Turns latitudes and longitudes, in units of `unitsPerDegree`, into chord points. */
export function createChordPoints(
  lat: Int32Array,
  lon: Int32Array,
  unitsPerDegree: number,
): ChordPoints {
  const count = lat.length;
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  const z = new Float64Array(count);
  const w = new Float64Array(count);
  const radiansPerUnit = RADIANS_PER_DEGREE / unitsPerDegree;
  for (let i = 0; i < count; i++) {
    const phi = lat[i]! * radiansPerUnit;
    const lambda = lon[i]! * radiansPerUnit;
    const sinPhi = Math.sin(phi);
    const cosPhi = Math.cos(phi);
    const normal = WGS84_SEMI_MAJOR_M / Math.sqrt(1 - ECCENTRICITY_SQUARED * sinPhi * sinPhi);
    const fromAxis = normal * cosPhi;
    const height = normal * (1 - ECCENTRICITY_SQUARED) * sinPhi;
    x[i] = fromAxis * Math.cos(lambda);
    y[i] = fromAxis * Math.sin(lambda);
    z[i] = height;
    w[i] = 0.5 * Math.sqrt((fromAxis * fromAxis) / (A2 * A2) + (height * height) / (B2 * B2));
  }
  return { x, y, z, w };
}

/**
 * Distance in metres between two chord points on the ellipsoid: the chord, bent with the curvature
 * that the ellipsoid has along it. Off the true geodesic by 0.5 mm at 500 km and 5 cm at 1200 km.
 */
export function chordDistanceM(points: ChordPoints, from: number, to: number): number {
  const { x, y, z, w } = points;
  const dx = x[from]! - x[to]!;
  const dy = y[from]! - y[to]!;
  const dz = z[from]! - z[to]!;
  const flat = dx * dx + dy * dy;
  const squared = flat + dz * dz;
  const chord = Math.sqrt(squared);
  if (chord < NO_CURVATURE_M) return chord;
  const bend = (flat / A2 + (dz * dz) / B2) / (w[from]! + w[to]!);
  const u = (bend * bend) / (4 * squared);
  // (2/κ)·asin(cκ/2) as a series in u = (cκ/2)².
  return chord * (1 + u * (1 / 6 + u * (3 / 40 + u * (15 / 336 + u * (105 / 3456)))));
}
