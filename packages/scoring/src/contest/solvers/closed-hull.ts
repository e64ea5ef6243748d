import { azimuthalPlane } from '../../geo/azimuthal-plane.js';
import { convexHull } from '../../geo/convex-hull.js';
import type { Position } from '../../geo/position.js';
import { POSITION_UNITS_PER_DEGREE } from '../../track/track.js';
import type { Solution } from '../solution.js';
import { findClosing } from './closing.js';
import type { FlightGeometry } from './flight-geometry.js';
import { lineLengthM } from './line-length.js';

export interface ClosedHullRule {
  /** Greatest distance in metres between start and finish, inclusive. */
  readonly maxGapM: number;
}

/** A hull of less than a triangle encloses nothing. */
const MIN_CORNERS = 3;

/**
 * Finds the convex hull of all fixes of a window, if a start no later than the first corner and a
 * finish no earlier than the last corner close it. The hull is computed in the azimuthal
 * equidistant plane around the middle of the window. Its sides are geodesics.
 */
export function findClosedHull(
  flight: FlightGeometry,
  { maxGapM }: ClosedHullRule,
): Solution | undefined {
  const corners = (flight.known.hull ??= hullOf(flight));
  if (corners.length < MIN_CORNERS) return undefined;
  const inTime = corners.toSorted((a, b) => a - b);
  const rule = { maxGapM, maxLossOfHeightM: Infinity };
  const closing = findClosing(flight, rule, inTime[0]!, inTime.at(-1)!);
  if (!closing) return undefined;
  const { points, firstFix } = flight;
  const sides = corners.map((from, i) => [from, corners[(i + 1) % corners.length]!] as const);
  const distanceM = sides.reduce((sum, [a, b]) => sum + lineLengthM(points, a, b), 0);
  return {
    fixes: [closing.start, ...inTime, closing.finish].map((fix) => fix + firstFix),
    lines: sides.map(([from, to]) => [from + firstFix, to + firstFix] as const),
    times: 1,
    distanceM,
    upperBoundM: distanceM,
  };
}

function hullOf({ track, firstFix, count, points }: FlightGeometry): number[] {
  const lat = track.lat.subarray(firstFix, firstFix + count);
  const lon = track.lon.subarray(firstFix, firstFix + count);
  return convexHull(azimuthalPlane(points, middleOf(lat, lon)));
}

/** Middle of the bounding box of positions. */
export function middleOf(lat: Int32Array, lon: Int32Array): Position {
  const turn = 360 * POSITION_UNITS_PER_DEGREE;
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < lat.length; i++) {
    south = Math.min(south, lat[i]!);
    north = Math.max(north, lat[i]!);
    // Longitudes are relative to the first fix, so that a flight across 180° stays connected.
    const east0 = lon[i]! - lon[0]!;
    const near = east0 - turn * Math.round(east0 / turn);
    west = Math.min(west, near);
    east = Math.max(east, near);
  }
  return {
    lat: (south + north) / 2 / POSITION_UNITS_PER_DEGREE,
    lon: (lon[0]! + (west + east) / 2) / POSITION_UNITS_PER_DEGREE,
  };
}
