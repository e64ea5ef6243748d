import {
  RADIANS_PER_DEGREE,
  WGS84_FLATTENING,
  WGS84_SEMI_MAJOR_M,
  WGS84_SEMI_MINOR_M,
} from './ellipsoid.js';

const A2 = WGS84_SEMI_MAJOR_M * WGS84_SEMI_MAJOR_M;
const B2 = WGS84_SEMI_MINOR_M * WGS84_SEMI_MINOR_M;
const ECCENTRICITY_SQUARED = WGS84_FLATTENING * (2 - WGS84_FLATTENING);
/** √(x²/a⁴ + y²/a⁴ + z²/b⁴) / 2 of a point is this share of the radius of curvature across it. */
const HALF_NORMAL_PER_M = 0.5 / A2;
/** Below a tenth of a millimetre the curvature along the chord has no significant digits. */
const NO_CURVATURE_M = 1e-4;

/** Many positions as earth-centred columns, so that distances need no trigonometry. */
export interface ChordPoints {
  /** Earth-centred coordinates in metres, at height 0. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  /** Half the length of the ellipsoid's normal, √(x²/a⁴ + y²/a⁴ + z²/b⁴) / 2. */
  readonly w: Float64Array;
}

const SIXTH = 1 / 6;
const TWENTY_FOURTH = 1 / 24;
/**
 * Maximum degrees per cell. Sine and cosine are looked up once per cell and corrected by a series.
 */
const MAX_CELL_DEGREES = 0.1;

/**
 * Converts latitudes and longitudes, in units of `unitsPerDegree`, to chord points. Equal positions
 * become equal points.
 *
 * @param indices Positions to convert, in order; all by default.
 */
export function createChordPoints(
  lat: Int32Array,
  lon: Int32Array,
  unitsPerDegree: number,
  indices?: Int32Array,
): ChordPoints {
  const count = indices ? indices.length : lat.length;
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  const z = new Float64Array(count);
  const w = new Float64Array(count);
  const radiansPerUnit = RADIANS_PER_DEGREE / unitsPerDegree;
  const cellBits = Math.max(0, Math.floor(Math.log2(MAX_CELL_DEGREES * unitsPerDegree)));
  const half = 2 ** cellBits / 2;
  let [latCell, sinLat, cosLat] = [NaN, 0, 0];
  let [lonCell, sinLon, cosLon] = [NaN, 0, 0];
  for (let i = 0; i < count; i++) {
    const at = indices ? indices[i]! : i;
    const phi = lat[at]!;
    const lambda = lon[at]!;
    // A cell is identified by its middle.
    const phiCell = ((phi >> cellBits) << cellBits) + half;
    if (phiCell !== latCell) {
      latCell = phiCell;
      sinLat = Math.sin(latCell * radiansPerUnit);
      cosLat = Math.cos(latCell * radiansPerUnit);
    }
    const lambdaCell = ((lambda >> cellBits) << cellBits) + half;
    if (lambdaCell !== lonCell) {
      lonCell = lambdaCell;
      sinLon = Math.sin(lonCell * radiansPerUnit);
      cosLon = Math.cos(lonCell * radiansPerUnit);
    }
    // Half a cell is below a thousandth: further terms of these series are not significant.
    const dPhi = (phi - latCell) * radiansPerUnit;
    const phiSquared = dPhi * dPhi;
    const sinDPhi = dPhi * (1 - SIXTH * phiSquared);
    const lessDPhi = phiSquared * (0.5 - TWENTY_FOURTH * phiSquared);
    const sinPhi = sinLat + (cosLat * sinDPhi - sinLat * lessDPhi);
    const cosPhi = cosLat - (sinLat * sinDPhi + cosLat * lessDPhi);
    const dLambda = (lambda - lonCell) * radiansPerUnit;
    const lambdaSquared = dLambda * dLambda;
    const sinDLambda = dLambda * (1 - SIXTH * lambdaSquared);
    const lessDLambda = lambdaSquared * (0.5 - TWENTY_FOURTH * lambdaSquared);
    const normal = WGS84_SEMI_MAJOR_M / Math.sqrt(1 - ECCENTRICITY_SQUARED * sinPhi * sinPhi);
    const fromAxis = normal * cosPhi;
    x[i] = fromAxis * (cosLon - (sinLon * sinDLambda + cosLon * lessDLambda));
    y[i] = fromAxis * (sinLon + (cosLon * sinDLambda - sinLon * lessDLambda));
    z[i] = normal * (1 - ECCENTRICITY_SQUARED) * sinPhi;
    w[i] = normal * HALF_NORMAL_PER_M;
  }
  return { x, y, z, w };
}

/**
 * Returns the distance in metres between two chord points on the ellipsoid: the chord, corrected by
 * the curvature of the ellipsoid along it. Differs from the true geodesic by 0.5 mm at 500 km and 5
 * cm at 1200 km.
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
