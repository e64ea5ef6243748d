import { type DegreeLength, degreeLength } from '../geo/degree-length.js';
import type { Position } from '../geo/position.js';
import type { Airspace, OutlineArc } from './airspace.js';
import { airspaceOutline, arcSteps } from './airspace-outline.js';

/** Distance that chords may lie inside an arc: less than the error of a recorder. */
const ARC_TOLERANCE_M = 0.5;
/** Beyond this number, arcs of a hostile outline become coarser. */
const MAX_EDGES = 200_000;
/** Beyond it, degrees of longitude are no measure; and around a pole they have no order. */
const POLAR_LAT = 85;
/** Lines of latitude over longitude are bent on the polar plane, so they are cut there. */
const POLAR_STEP_DEG = 0.25;
const EDGES_PER_BAND = 2;
const EDGES_PER_BLOCK = 16;
/** Entries in bands, per edge. */
const MAX_ENTRIES = 4;

/**
 * The outline of an airspace on a plane, as edges that are found by place: each runs from a
 * corner to the next, and stands in all bands of `y` that it touches.
 */
export interface OutlineEdges {
  /** Corners in order; the first stands again at the end. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** `y` at the start of the first band, and number of bands per unit. */
  readonly firstY: number;
  readonly bandsPerUnit: number;
  /** Index in `bandEdges` at which each band starts, and one more at the end. */
  readonly bandStart: Int32Array;
  readonly bandEdges: Int32Array;
  /** Boxes around groups of consecutive edges. */
  readonly blocks: BlockBoxes;
  /** Pole at the centre of the plane; 0 if `x` is longitude and `y` latitude. */
  readonly pole: -1 | 0 | 1;
  /** Longitudes are taken to lie within half a turn of this one. */
  readonly middleLon: number;
}

/** Edges of boxes, as columns of equal length. */
interface BlockBoxes {
  readonly west: Float64Array;
  readonly east: Float64Array;
  readonly south: Float64Array;
  readonly north: Float64Array;
}

/** A box on the plane of an outline. */
export interface PlaneBox {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Lays an outline on its plane. Arcs become chords at most half a metre inside them. */
export function createOutlineEdges(airspace: Airspace): OutlineEdges {
  const corners = airspaceOutline(airspace, toleranceOf(airspace));
  const lons = unwrapped(corners);
  const turned = Math.abs(lons.at(-1)! - lons[0]!) > 180;
  const highest = corners.reduce((most, { lat }) => Math.max(most, Math.abs(lat)), 0);
  const isPolar = turned || highest > POLAR_LAT;
  const isSouthern = corners.reduce((sum, { lat }) => sum + lat, 0) < 0;
  const pole = isPolar ? (isSouthern ? -1 : 1) : 0;
  const places = isPolar
    ? cutForPole(corners, lons)
    : corners.map(({ lat }, i): LonLatPair => [lons[i]!, lat]);
  const x = new Float64Array(places.length + 1);
  const y = new Float64Array(places.length + 1);
  for (const [i, [lon, lat]] of places.entries()) {
    [x[i], y[i]] = pole === 0 ? [lon, lat] : polarPlace(lat, lon, pole);
  }
  [x[places.length], y[places.length]] = [x[0]!, y[0]!];
  const [west, east] = extent(lons);
  const blocks = createBlocks(x, y);
  return { x, y, pole, middleLon: (west + east) / 2, blocks, ...createBands(y) };
}

type LonLatPair = readonly [lon: number, lat: number];

function toleranceOf({ outline }: Airspace): number {
  const arcs = outline.filter((part): part is OutlineArc => part.kind === 'arc');
  let toleranceM = ARC_TOLERANCE_M;
  const edges = () => arcs.reduce((sum, arc) => sum + arcSteps(arc, toleranceM), 0);
  while (toleranceM < 1000 && edges() > MAX_EDGES) toleranceM *= 4;
  return toleranceM;
}

/** Longitudes that run on beyond ±180, each within half a turn of the one before; closed. */
function unwrapped(corners: readonly Position[]): number[] {
  const lons: number[] = [];
  for (const { lon } of corners) {
    const before = lons.at(-1) ?? lon;
    lons.push(lon - 360 * Math.round((lon - before) / 360));
  }
  const first = lons[0] ?? 0;
  const last = lons.at(-1) ?? 0;
  // If the last side goes round a pole, it ends a full turn away.
  lons.push(first - 360 * Math.round((first - last) / 360));
  return lons;
}

function extent(values: readonly number[]): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

function cutForPole(corners: readonly Position[], lons: readonly number[]): LonLatPair[] {
  return corners.flatMap(({ lat }, i) => {
    const next = corners[(i + 1) % corners.length]!.lat;
    const [lon, nextLon] = [lons[i]!, lons[i + 1]!];
    const steps = Math.max(1, Math.ceil(Math.abs(nextLon - lon) / POLAR_STEP_DEG));
    return Array.from({ length: steps }, (_, step): LonLatPair => {
      const share = step / steps;
      return [lon + (nextLon - lon) * share, lat + (next - lat) * share];
    });
  });
}

/** Degrees from the pole, to the side of 90° E and to that of the zero meridian. */
function polarPlace(lat: number, lon: number, pole: -1 | 1): [x: number, y: number] {
  const fromPole = 90 - pole * lat;
  const lambda = (lon * Math.PI) / 180;
  return [fromPole * Math.sin(lambda), fromPole * Math.cos(lambda)];
}

/** A place on the plane of some edges. */
export function placeOnPlane(
  { pole, middleLon }: OutlineEdges,
  lat: number,
  lon: number,
): [x: number, y: number] {
  if (pole !== 0) return polarPlace(lat, lon, pole);
  return [lon - 360 * Math.round((lon - middleLon) / 360), lat];
}

/** Metres of a unit of the plane at a place. */
export function unitLength({ pole }: OutlineEdges, lat: number): DegreeLength {
  const length = degreeLength(lat);
  return pole === 0 ? length : { eastM: length.northM, northM: length.northM };
}

function createBands(y: Float64Array) {
  const count = y.length - 1;
  let [least, most, climbed] = [y[0]!, y[0]!, 0];
  for (let edge = 0; edge < count; edge++) {
    least = Math.min(least, y[edge]!);
    most = Math.max(most, y[edge]!);
    climbed += Math.abs(y[edge + 1]! - y[edge]!);
  }
  const height = most - least;
  // Long edges are in many bands: fewer bands limit the number of entries.
  const wanted = Math.min(count / EDGES_PER_BAND, (MAX_ENTRIES * count * height) / (climbed || 1));
  const bands = Math.max(1, Math.floor(wanted));
  const bandsPerUnit = height > 0 ? bands / height : 0;
  const bandOf = (at: number) => Math.min(bands - 1, Math.floor((at - least) * bandsPerUnit));
  const bandStart = new Int32Array(bands + 1);
  const eachBand = (visit: (band: number, edge: number) => void) => {
    for (let edge = 0; edge < count; edge++) {
      const [a, b] = [bandOf(y[edge]!), bandOf(y[edge + 1]!)];
      for (let band = Math.min(a, b); band <= Math.max(a, b); band++) visit(band, edge);
    }
  };
  eachBand((band) => (bandStart[band + 1]! += 1));
  for (let band = 0; band < bands; band++) bandStart[band + 1]! += bandStart[band]!;
  const bandEdges = new Int32Array(bandStart[bands]!);
  const next = bandStart.slice();
  eachBand((band, edge) => (bandEdges[next[band]!++] = edge));
  return { firstY: least, bandsPerUnit, bandStart, bandEdges };
}

/** Returns the band of a `y`; that of the nearest edge outside of all bands. */
function bandAt({ firstY, bandsPerUnit, bandStart }: OutlineEdges, y: number): number {
  const band = Math.floor((y - firstY) * bandsPerUnit);
  return Math.max(0, Math.min(bandStart.length - 2, band));
}

/**
 * Returns by the even-odd rule whether a place lies inside. A place on an edge may count as either.
 */
export function isInside(edges: OutlineEdges, px: number, py: number): boolean {
  const { x, y, bandStart, bandEdges } = edges;
  const band = bandAt(edges, py);
  let inside = false;
  for (let at = bandStart[band]!; at < bandStart[band + 1]!; at++) {
    const edge = bandEdges[at]!;
    const [ay, by] = [y[edge]!, y[edge + 1]!];
    if (ay > py === by > py) continue;
    const ax = x[edge]!;
    if (px < ax + ((py - ay) * (x[edge + 1]! - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
}

function createBlocks(x: Float64Array, y: Float64Array): BlockBoxes {
  const count = Math.ceil((x.length - 1) / EDGES_PER_BLOCK);
  const west = new Float64Array(count).fill(Infinity);
  const east = new Float64Array(count).fill(-Infinity);
  const south = new Float64Array(count).fill(Infinity);
  const north = new Float64Array(count).fill(-Infinity);
  for (let block = 0; block < count; block++) {
    const first = block * EDGES_PER_BLOCK;
    const last = Math.min(first + EDGES_PER_BLOCK, x.length - 1);
    for (let corner = first; corner <= last; corner++) {
      west[block] = Math.min(west[block]!, x[corner]!);
      east[block] = Math.max(east[block]!, x[corner]!);
      south[block] = Math.min(south[block]!, y[corner]!);
      north[block] = Math.max(north[block]!, y[corner]!);
    }
  }
  return { west, east, south, north };
}

/** The edges whose own boxes touch a box, each as the index of its first corner. */
export function edgesTouching({ x, y, blocks }: OutlineEdges, box: PlaneBox): number[] {
  const found: number[] = [];
  for (let block = 0; block < blocks.west.length; block++) {
    if (blocks.west[block]! > box.east || blocks.east[block]! < box.west) continue;
    if (blocks.south[block]! > box.north || blocks.north[block]! < box.south) continue;
    const first = block * EDGES_PER_BLOCK;
    const end = Math.min(first + EDGES_PER_BLOCK, x.length - 1);
    for (let edge = first; edge < end; edge++) {
      const [ax, bx] = [x[edge]!, x[edge + 1]!];
      if ((ax > box.east && bx > box.east) || (ax < box.west && bx < box.west)) continue;
      const [ay, by] = [y[edge]!, y[edge + 1]!];
      if ((ay > box.north && by > box.north) || (ay < box.south && by < box.south)) continue;
      found.push(edge);
    }
  }
  return found;
}

/** The nearest edge to a place. */
interface NearestEdge {
  readonly distanceM: number;
  /** Edge of the last result: starting there makes the next search faster. */
  readonly block: number;
}

/** The distance in metres from a place of the plane to the nearest edge. */
export function nearestEdge(
  edges: OutlineEdges,
  place: readonly [x: number, y: number],
  unit: DegreeLength,
  hint = 0,
): NearestEdge {
  const [px, py] = place;
  const { west, east, south, north } = edges.blocks;
  let best = squareToBlock(edges, hint, place, unit);
  let found = hint;
  for (let block = 0; block < west.length; block++) {
    const asideM = Math.max(0, west[block]! - px, px - east[block]!) * unit.eastM;
    const aheadM = Math.max(0, south[block]! - py, py - north[block]!) * unit.northM;
    if (asideM * asideM + aheadM * aheadM >= best) continue;
    const square = squareToBlock(edges, block, place, unit);
    if (square < best) [best, found] = [square, block];
  }
  return { distanceM: Math.sqrt(best), block: found };
}

function squareToBlock(
  { x, y }: OutlineEdges,
  block: number,
  [px, py]: readonly [x: number, y: number],
  { eastM, northM }: DegreeLength,
): number {
  let best = Infinity;
  const first = block * EDGES_PER_BLOCK;
  const end = Math.min(first + EDGES_PER_BLOCK, x.length - 1);
  for (let edge = first; edge < end; edge++) {
    const ax = (x[edge]! - px) * eastM;
    const ay = (y[edge]! - py) * northM;
    const dx = (x[edge + 1]! - px) * eastM - ax;
    const dy = (y[edge + 1]! - py) * northM - ay;
    const square = dx * dx + dy * dy;
    const share = square > 0 ? -(ax * dx + ay * dy) / square : 0;
    const held = share < 0 ? 0 : share > 1 ? 1 : share;
    const nx = ax + held * dx;
    const ny = ay + held * dy;
    best = Math.min(best, nx * nx + ny * ny);
  }
  return best;
}
