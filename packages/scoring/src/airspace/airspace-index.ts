import { MIN_METRES_PER_DEGREE } from '../geo/degree-length.js';
import { checkList, checkObject } from '../units/check-value.js';
import type { Airspace, OutlinePart } from './airspace.js';
import { createOutlineEdges, type OutlineEdges } from './outline-edges.js';

/**
 * Airspaces prepared for many flights. Boxes are computed at once; an outline is computed when the
 * first flight comes near it, and kept.
 */
export interface AirspaceIndex {
  /** In the order given. */
  readonly airspaces: readonly Airspace[];
  /** The box around each, in degrees: south, north, west, and how far east of it the box goes. */
  readonly south: Float64Array;
  readonly north: Float64Array;
  readonly west: Float64Array;
  readonly width: Float64Array;
  /** Outlines computed so far. */
  readonly edges: (OutlineEdges | undefined)[];
}

/**
 * Makes airspaces ready for `findAirspaceCrossings`.
 *
 * @throws {TypeError} If one of them is not an airspace.
 */
export function createAirspaceIndex(airspaces: readonly Airspace[]): AirspaceIndex {
  checkList('airspaces', airspaces);
  const count = airspaces.length;
  const south = new Float64Array(count);
  const north = new Float64Array(count);
  const west = new Float64Array(count);
  const width = new Float64Array(count);
  for (const [i, airspace] of airspaces.entries()) {
    checkObject('airspace', airspace, ['outline', 'floor', 'ceiling', 'schedule', 'class']);
    checkList('outline', airspace.outline);
    const box = boxOf(airspace.outline);
    [south[i], north[i], west[i], width[i]] = [box.south, box.north, box.west, box.width];
  }
  return { airspaces: [...airspaces], south, north, west, width, edges: [] };
}

/** The outline of an airspace, laid out now unless it was before. */
export function edgesOf(index: AirspaceIndex, airspace: number): OutlineEdges {
  return (index.edges[airspace] ??= createOutlineEdges(index.airspaces[airspace]!));
}

interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly width: number;
}

/** A box that surely holds an outline: that of arcs holds their whole circles. */
function boxOf(outline: readonly OutlinePart[]): Box {
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
  let lon = Number.NaN;
  let isRound = false;
  for (const part of outline) {
    const place = part.kind === 'arc' ? part.centre : part;
    const radiusM = part.kind === 'arc' ? Math.max(part.startRadiusM, part.endRadiusM) : 0;
    const tall = radiusM / MIN_METRES_PER_DEGREE;
    const farthest = Math.abs(place.lat) + tall;
    if (farthest >= 89) isRound = true;
    lon = Number.isNaN(lon) ? place.lon : place.lon - 360 * Math.round((place.lon - lon) / 360);
    const wide = tall === 0 ? 0 : tall / Math.cos((Math.min(89, farthest) * Math.PI) / 180);
    south = Math.min(south, place.lat - tall);
    north = Math.max(north, place.lat + tall);
    west = Math.min(west, lon - wide);
    east = Math.max(east, lon + wide);
  }
  // An outline wider than this may go round a pole. Then all places north or south of it are
  // inside.
  if (isRound || east - west >= 180) {
    const isNorthern = north > -south;
    [south, north] = isNorthern ? [south, 90] : [-90, north];
    return { south, north, west: -180, width: 360 };
  }
  return { south, north, west, width: east - west };
}
