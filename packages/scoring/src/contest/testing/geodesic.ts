import geodesic from 'geographiclib-geodesic';
import type { Position } from '../../geo/position.js';

const wgs84 = geodesic.Geodesic.WGS84;

/** Distance in metres on the WGS84 ellipsoid, by a program that shares nothing with ours. */
export function geodesicM(from: Position, to: Position): number {
  return wgs84.Inverse(from.lat, from.lon, to.lat, to.lon).s12 ?? NaN;
}
