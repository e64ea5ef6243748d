import type { ChordPoints } from '../geo/chord.js';
import { chordDistanceM } from '../geo/chord.js';
import { distanceM } from '../geo/distance.js';
import { RADIANS_PER_DEGREE, WGS84_FLATTENING, WGS84_SEMI_MAJOR_M } from '../geo/ellipsoid.js';
import type { Position } from '../geo/position.js';

/** Shape of the earth by which an organiser measures distances. */
export type EarthModel = 'wgs84' | 'fai_sphere' | 'mean_sphere';

/** Radii of the spheres: that of the FAI, and the mean radius that many programs use. */
const RADIUS_M = { fai_sphere: 6_371_000, mean_sphere: 6_371_008.8 } as const;

export const EARTH_MODELS: readonly EarthModel[] = ['wgs84', 'fai_sphere', 'mean_sphere'];

/** Returns the distance in metres between two positions. */
export function earthDistanceM(from: Position, to: Position, earth: EarthModel): number {
  if (earth === 'wgs84') return distanceM(from, to);
  const [phi1, phi2] = [from.lat * RADIANS_PER_DEGREE, to.lat * RADIANS_PER_DEGREE];
  const sinLat = Math.sin((phi2 - phi1) / 2);
  const sinLon = Math.sin(((to.lon - from.lon) * RADIANS_PER_DEGREE) / 2);
  const half = sinLat * sinLat + Math.cos(phi1) * Math.cos(phi2) * sinLon * sinLon;
  return 2 * RADIUS_M[earth] * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Places as earth-centred columns, and their distances without trigonometry. */
export interface MeasuredPlaces {
  readonly points: ChordPoints;
  readonly distanceM: (points: ChordPoints, from: number, to: number) => number;
}

/** Prepares places for many distances, each good to a millimetre at 500 km. */
export function measuredPlaces(places: readonly Position[], earth: EarthModel): MeasuredPlaces {
  const flattening = earth === 'wgs84' ? WGS84_FLATTENING : 0;
  const semiMajorM = earth === 'wgs84' ? WGS84_SEMI_MAJOR_M : RADIUS_M[earth];
  const eccentricitySquared = flattening * (2 - flattening);
  const [x, y, z, w] = [0, 1, 2, 3].map(() => new Float64Array(places.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (const [index, { lat, lon }] of places.entries()) {
    const [phi, lambda] = [lat * RADIANS_PER_DEGREE, lon * RADIANS_PER_DEGREE];
    const sinPhi = Math.sin(phi);
    const normal = semiMajorM / Math.sqrt(1 - eccentricitySquared * sinPhi * sinPhi);
    x[index] = normal * Math.cos(phi) * Math.cos(lambda);
    y[index] = normal * Math.cos(phi) * Math.sin(lambda);
    z[index] = normal * (1 - eccentricitySquared) * sinPhi;
    w[index] = normal / (2 * semiMajorM * semiMajorM);
  }
  const points = { x, y, z, w };
  if (earth === 'wgs84') return { points, distanceM: chordDistanceM };
  const diameterM = 2 * RADIUS_M[earth];
  return {
    points,
    distanceM: (columns, from, to) =>
      diameterM * Math.asin(Math.min(1, chordM(columns, from, to) / diameterM)),
  };
}

function chordM({ x, y, z }: ChordPoints, from: number, to: number): number {
  const dx = x[from]! - x[to]!;
  const dy = y[from]! - y[to]!;
  const dz = z[from]! - z[to]!;
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}
