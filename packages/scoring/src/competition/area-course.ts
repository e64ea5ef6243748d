import { convexHull } from '../geo/convex-hull.js';
import { RADIANS_PER_DEGREE } from '../geo/ellipsoid.js';
import type { Position } from '../geo/position.js';
import { type EarthModel, type MeasuredPlaces, measuredPlaces } from './earth-model.js';

/** Places of a flight in one area, in chronological order, as columns of equal length. */
export interface AreaPlaces {
  /** Moments of the flight, ascending. */
  readonly moments: Float64Array;
  /** Degrees. */
  readonly lat: Float64Array;
  readonly lon: Float64Array;
}

/** The longest course with one place in each area. */
export interface AreaCourse {
  /** Index of the place in each area. */
  readonly places: readonly number[];
  /** From the start over the places, and to the finish if there is one. */
  readonly lengthM: number;
}

/**
 * A course to each of the places that can be the last one. A longer course to a place that is not
 * listed, together with any further leg, is shorter than one of these.
 */
export interface AreaCourses {
  readonly ends: readonly AreaEnd[];
  /** Returns the place in each area of the course to an end. */
  readonly placesTo: (end: AreaEnd) => readonly number[];
}

/** The last place of a course. */
export interface AreaEnd {
  readonly lengthM: number;
  readonly moment: number;
  /** Index of the place in the last area. */
  readonly place: number;
  /** Number of the place among those that can be the last one. */
  readonly corner: number;
}

const NO_MOMENTS = new Float64Array(0);

/**
 * Finds the longest courses from the start with one place in each area, each at the same time as the
 * one before it or later.
 *
 * The length of a course grows with the distance of a place from any inner point of the area, so
 * only corners of convex hulls can belong to the longest. Where visits to neighbouring areas
 * alternate, each part between two changes has its own hull.
 *
 * @param leavings Moments at which the flight may end after the last area.
 */
export function areaCourses(
  areas: readonly AreaPlaces[],
  start: Position,
  earth: EarthModel,
  leavings: Float64Array = NO_MOMENTS,
): AreaCourses {
  const moments = [...areas.map((places) => places.moments), leavings];
  const groups = areas.map((_, area) => groupsOf(moments, area));
  const corners = groups.map((ofArea, area) =>
    ofArea.flatMap(({ from, to }) => cornersOf(areas[area]!, from, to)),
  );
  const positions = corners.flatMap((ofArea, area) =>
    ofArea.map((index) => ({ lat: areas[area]!.lat[index]!, lon: areas[area]!.lon[index]! })),
  );
  const measured = measuredPlaces([...positions, start], earth);
  let layer = firstLayer(areas[0], corners[0] ?? [], measured, positions.length);
  const layers = [layer];
  for (let area = 1; area < areas.length; area++) {
    layer = nextLayer(layer, { places: areas[area]!, corners: corners[area]!, measured });
    layers.push(layer);
  }
  const { moments: ofCorners, corners: places } = layer;
  const ends = layer.lengthM
    .map((lengthM, corner) => ({
      lengthM,
      moment: ofCorners[corner]!,
      place: places[corner]!,
      corner,
    }))
    .filter(({ lengthM }) => lengthM !== -Infinity);
  return { ends, placesTo: ({ corner }) => backtrack(layers, corner) };
}

/** Finds the longest course from the start over all areas to the finish. */
export function longestAreaCourse(
  areas: readonly AreaPlaces[],
  [start, finish]: readonly [Position, Position],
  earth: EarthModel,
): AreaCourse | undefined {
  const last = areas.at(-1);
  if (!last) return undefined;
  const { ends, placesTo } = areaCourses(areas, start, earth);
  const places = ends.map(({ place }) => positionIn(last, place));
  const { points, distanceM } = measuredPlaces([...places, finish], earth);
  let [best, bestM] = [-1, -Infinity];
  for (const [index, { lengthM }] of ends.entries()) {
    const wholeM = lengthM + distanceM(points, index, places.length);
    if (wholeM > bestM) [best, bestM] = [index, wholeM];
  }
  const end = ends[best];
  return end && { places: placesTo(end), lengthM: bestM };
}

function positionIn({ lat, lon }: AreaPlaces, index: number): Position {
  return { lat: lat[index]!, lon: lon[index]! };
}

/** Places of an area between which no place of a neighbouring area lies in time. */
interface PlaceGroup {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

function groupsOf(ofAreas: readonly Float64Array[], area: number): PlaceGroup[] {
  const moments = ofAreas[area]!;
  const before = ofAreas[area - 1] ?? NO_MOMENTS;
  const after = ofAreas[area + 1] ?? NO_MOMENTS;
  const groups: PlaceGroup[] = [];
  let from = 0;
  let [reached, left] = [0, 0];
  for (let to = 1; to <= moments.length; to++) {
    if (to === moments.length) {
      groups.push({ from, to });
      break;
    }
    const [last, next] = [moments[to - 1]!, moments[to]!];
    // A place of the area before opens a further course in (last, next], one of the area after
    // closes one in [last, next).
    while (reached < before.length && before[reached]! <= last) reached++;
    while (left < after.length && after[left]! < last) left++;
    const isCut =
      (reached < before.length && before[reached]! <= next) ||
      (left < after.length && after[left]! < next);
    if (!isCut) continue;
    groups.push({ from, to });
    from = to;
  }
  return groups;
}

/** A triangle or less is its own hull. */
const SMALL_GROUP = 3;

/** Corners of the convex hull of places, in chronological order. */
function cornersOf({ lat, lon }: AreaPlaces, from: number, to: number): number[] {
  if (to - from <= SMALL_GROUP) return Array.from({ length: to - from }, (_, i) => from + i);
  return convexHull(centralProjection(lat, lon, from, to))
    .map((corner) => from + corner)
    .toSorted((a, b) => a - b);
}

/** Projects places from the centre of the earth, so that great circles become straight lines. */
function centralProjection(lat: Float64Array, lon: Float64Array, from: number, to: number) {
  const middle = Math.floor((from + to) / 2);
  const [phi0, lambda0] = [lat[middle]! * RADIANS_PER_DEGREE, lon[middle]!];
  const [sin0, cos0] = [Math.sin(phi0), Math.cos(phi0)];
  const eastM = new Float64Array(to - from);
  const northM = new Float64Array(to - from);
  for (let i = from; i < to; i++) {
    const dPhi = lat[i]! * RADIANS_PER_DEGREE - phi0;
    const lambda = (lon[i]! - lambda0) * RADIANS_PER_DEGREE;
    const isNear = Math.abs(dPhi) < NEAR && Math.abs(lambda) < NEAR;
    const cosDPhi = isNear ? nearCos(dPhi) : Math.cos(dPhi);
    const sinDPhi = isNear ? nearSin(dPhi) : Math.sin(dPhi);
    const cosLambda = isNear ? nearCos(lambda) : Math.cos(lambda);
    const sin = sin0 * cosDPhi + cos0 * sinDPhi;
    const cos = cos0 * cosDPhi - sin0 * sinDPhi;
    const up = sin0 * sin + cos0 * cos * cosLambda;
    eastM[i - from] = (EARTH_M * cos * (isNear ? nearSin(lambda) : Math.sin(lambda))) / up;
    northM[i - from] = (EARTH_M * (cos0 * sin - sin0 * cos * cosLambda)) / up;
  }
  return { eastM, northM };
}

/** Only a scale. */
const EARTH_M = 6_371_000;
/** Radians up to which further terms of the series are not significant. */
const NEAR = 0.03;

function nearSin(angle: number): number {
  const squared = angle * angle;
  return angle * (1 - (squared / 6) * (1 - squared / 20));
}

function nearCos(angle: number): number {
  const squared = angle * angle;
  return 1 - (squared / 2) * (1 - (squared / 12) * (1 - squared / 30));
}

/** Corners of one area with the longest course to each. */
interface Layer {
  readonly corners: readonly number[];
  readonly moments: readonly number[];
  /** Index of the first corner among all measured places. */
  readonly offset: number;
  readonly lengthM: readonly number[];
  /** Corner of the area before. */
  readonly previous: readonly number[];
}

function firstLayer(
  places: AreaPlaces | undefined,
  corners: readonly number[],
  { points, distanceM }: MeasuredPlaces,
  start: number,
): Layer {
  return {
    corners,
    moments: corners.map((corner) => places!.moments[corner]!),
    offset: 0,
    lengthM: corners.map((_, index) => distanceM(points, start, index)),
    previous: corners.map(() => -1),
  };
}

interface NextCorners {
  readonly places: AreaPlaces;
  readonly corners: readonly number[];
  readonly measured: MeasuredPlaces;
}

/** Numbers of corners that are skipped at once if none of them can be better, the largest first. */
const BLOCKS = [1024, 32];

function nextLayer(from: Layer, { places, corners, measured }: NextCorners): Layer {
  const { points, distanceM } = measured;
  const offset = from.offset + from.corners.length;
  const moments = corners.map((corner) => places.moments[corner]!);
  const levels = BLOCKS.map((size) => ({ size, blocks: blocksOf(from, measured, size) }));
  const lengthM: number[] = [];
  const previous: number[] = [];
  let available = 0;
  let best = -Infinity;
  let bestFrom = -1;
  for (let corner = 0; corner < corners.length; corner++) {
    while (available < from.moments.length && from.moments[available]! <= moments[corner]!) {
      available++;
    }
    const at = offset + corner;
    // The best source of the corner before is a good bound, and remains available.
    best =
      bestFrom < 0
        ? -Infinity
        : from.lengthM[bestFrom]! + distanceM(points, from.offset + bestFrom, at);
    search(0, 0, available, at);
    lengthM.push(best);
    previous.push(bestFrom);
  }
  return { corners, moments, offset, lengthM, previous };

  /** Searches the sources from one to another, in blocks of a level. */
  function search(level: number, first: number, end: number, at: number): void {
    const ofLevel = levels[level];
    if (!ofLevel) {
      for (let source = first; source < end; source++) {
        const length = from.lengthM[source]! + distanceM(points, from.offset + source, at);
        if (length > best) [best, bestFrom] = [length, source];
      }
      return;
    }
    const { size, blocks } = ofLevel;
    for (let start = first; start < end; start += size) {
      const { middle, radiusM, maxM } = blocks[start / size]!;
      if (maxM + radiusM + distanceM(points, middle, at) <= best) continue;
      search(level + 1, start, Math.min(end, start + size), at);
    }
  }
}

/** Bound of the courses over the corners of a block. */
interface CornerBlock {
  readonly middle: number;
  readonly radiusM: number;
  readonly maxM: number;
}

/** Distances are good to a few centimetres at worst. */
const SLACK_M = 0.1;

function blocksOf(
  { lengthM, offset }: Layer,
  { points, distanceM }: MeasuredPlaces,
  size: number,
): CornerBlock[] {
  const blocks: CornerBlock[] = [];
  for (let first = 0; first < lengthM.length; first += size) {
    const end = Math.min(lengthM.length, first + size);
    const middle = offset + Math.floor((first + end - 1) / 2);
    let [radiusM, maxM] = [0, -Infinity];
    for (let corner = first; corner < end; corner++) {
      radiusM = Math.max(radiusM, distanceM(points, middle, offset + corner));
      maxM = Math.max(maxM, lengthM[corner]!);
    }
    blocks.push({ middle, radiusM: radiusM + SLACK_M, maxM });
  }
  return blocks;
}

function backtrack(layers: readonly Layer[], last: number): number[] {
  const places: number[] = [];
  let corner = last;
  for (const layer of layers.toReversed()) {
    places.push(layer.corners[corner]!);
    corner = layer.previous[corner]!;
  }
  return places.toReversed();
}
