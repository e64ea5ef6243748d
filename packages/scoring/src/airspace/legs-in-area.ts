import { bearingDeg, destination } from '../geo/bearing.js';
import { distanceM } from '../geo/distance.js';
import { checkPosition, type Position } from '../geo/position.js';
import { checkList } from '../units/check-value.js';

/** Along a chord of this length, a leg and a straight line on the map differ by a few metres. */
const CHORD_M = 10_000;

/** Longitude and latitude; longitudes of an area may continue beyond 180 degrees. */
type MapPoint = readonly [lon: number, lat: number];

/**
 * Returns the legs that cross an area or lie in it, by index: 0 is the leg between the first two
 * points. Heights do not count.
 *
 * @param points Points of the task.
 * @param outline Corners of the area as longitude and latitude, joined by straight lines on the map.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a point is not a position.
 */
export function legsInArea(
  points: readonly Position[],
  outline: readonly (readonly [lon: number, lat: number])[],
): number[] {
  checkList('points', points);
  checkList('outline', outline);
  for (const point of points) checkPosition(point);
  if (outline.length < 3) return [];
  const box = boxOf(outline);
  const crossed: number[] = [];
  for (let leg = 0; leg < points.length - 1; leg += 1) {
    const path = chordsOf(points[leg]!, points[leg + 1]!, outline[0]![0]);
    if (overlap(box, boxOf(path)) && touches(path, outline)) crossed.push(leg);
  }
  return crossed;
}

/** Positions along a leg, in the copy of the world that is nearest to a longitude. */
function chordsOf(from: Position, to: Position, nearLon: number): MapPoint[] {
  const lengthM = distanceM(from, to);
  const count = Math.max(1, Math.ceil(lengthM / CHORD_M));
  const course = bearingDeg(from, to);
  let lastLon = nearLon;
  return Array.from({ length: count + 1 }, (_, step) => {
    const place = step === count ? to : destination(from, course, (lengthM * step) / count);
    lastLon = place.lon - 360 * Math.round((place.lon - lastLon) / 360);
    return [lastLon, place.lat] as const;
  });
}

type Box = readonly [west: number, south: number, east: number, north: number];

function boxOf(path: readonly MapPoint[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon, lat] of path) {
    west = Math.min(west, lon);
    south = Math.min(south, lat);
    east = Math.max(east, lon);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

function overlap(a: Box, b: Box): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}

function touches(path: readonly MapPoint[], outline: readonly MapPoint[]): boolean {
  if (isInside(path[0]!, outline)) return true;
  return outline.some((corner, index) => {
    const next = outline[(index + 1) % outline.length]!;
    return path.some((place, step) => {
      const end = path[step + 1];
      return end !== undefined && intersect([place, end], [corner, next]);
    });
  });
}

/** Even-odd rule. */
function isInside([lon, lat]: MapPoint, outline: readonly MapPoint[]): boolean {
  let isIn = false;
  for (let index = 0; index < outline.length; index += 1) {
    const [aLon, aLat] = outline[index]!;
    const [bLon, bLat] = outline[(index + 1) % outline.length]!;
    if (aLat > lat === bLat > lat) continue;
    if (lon < aLon + ((lat - aLat) / (bLat - aLat)) * (bLon - aLon)) isIn = !isIn;
  }
  return isIn;
}

type Line = readonly [from: MapPoint, to: MapPoint];

function intersect([a, b]: Line, [c, d]: Line): boolean {
  return (
    turn(a, b, c) * turn(a, b, d) <= 0 &&
    turn(c, d, a) * turn(c, d, b) <= 0 &&
    !areOneLine(a, b, c, d)
  );
}

/** Parallel lines on one line have no side, so their boxes would decide. Leave it to their ends. */
function areOneLine(a: MapPoint, b: MapPoint, c: MapPoint, d: MapPoint): boolean {
  return turn(a, b, c) === 0 && turn(a, b, d) === 0;
}

/** Sign of the turn from one line to a point. */
function turn(a: MapPoint, b: MapPoint, c: MapPoint): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}
