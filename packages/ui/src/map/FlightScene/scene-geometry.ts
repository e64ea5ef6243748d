import { type MapPath, nearLon } from '../../flight/flight-path.js';
import { mercatorY } from '../mercator.js';
import { type ColorClass, classedSections, type TrackColoring } from '../track-coloring.js';

/** A position on the Mercator map in widths of the world, from its north-west corner. */
export interface WorldPlace {
  x: number;
  y: number;
}

/** A track in space. */
export interface SpacePath {
  path: MapPath;
  /** Metres above mean sea level, one per position. */
  altitudeM: ArrayLike<number>;
}

/** A track prepared for the graphics card. */
export interface ScenePoints {
  /** Origin of the positions. */
  origin: WorldPlace;
  /**
   * Three values per point: world widths to the east and to the south, metres above sea level. They
   * are relative to a nearby origin, because 32-bit floats resolve only two metres on the whole
   * world.
   */
  positions: Float32Array<ArrayBuffer>;
  /** Red, green, blue and full opacity of the segment that ends at each point, 0 to 255. */
  colors: Uint8Array<ArrayBuffer>;
  /** Index of the fix of each point. */
  fixes: Uint32Array;
}

export interface PointColors {
  coloring: TrackColoring | undefined;
  classes: readonly ColorClass[];
  /** Colour without a value, `#rrggbb`. */
  plain: string;
}

/** Projects a simplified track, as on the map, and colours it. */
export function scenePoints({ path, altitudeM }: SpacePath, colors: PointColors): ScenePoints {
  const { coloring = UNCOLORED, classes, plain } = colors;
  const middle = path[path.length >> 1];
  const origin = middle ? worldPlace(middle) : { x: 0.5, y: 0.5 };
  const pieces = [...classedSections(path, altitudeM, coloring, classes)];
  const palette = classes.map(({ color }) => rgbOf(color));
  const plainRgb = rgbOf(plain);
  const count = path.length === 0 ? 0 : pieces.length + 1;
  const [positions, bytes] = [new Float32Array(count * 3), new Uint8Array(count * 4)];
  const fixes = new Uint32Array(count);
  let lastM = 0;

  function put(point: number, fix: number, rgb: readonly number[]) {
    const place = worldPlace(path[fix]!);
    const altitude = altitudeM[fix] ?? Number.NaN;
    if (Number.isFinite(altitude)) lastM = altitude;
    positions.set([place.x - origin.x, place.y - origin.y, lastM], point * 3);
    bytes.set([...rgb, 255], point * 4);
    fixes[point] = fix;
  }

  if (count > 0) put(0, 0, plainRgb);
  for (const [index, { to, class: found }] of pieces.entries()) {
    put(index + 1, to, palette[found] ?? plainRgb);
  }
  return { origin, positions, colors: bytes, fixes };
}

const UNCOLORED: TrackColoring = { by: 'altitude', values: [] };

export function worldPlace([lon, lat]: readonly [lon: number, lat: number]): WorldPlace {
  return { x: lon / 360 + 0.5, y: 0.5 - mercatorY(lat) };
}

/** Returns the number of world widths per metre. */
export function worldPerMetre(lat: number): number {
  return 1 / (EARTH_M * Math.cos((lat * Math.PI) / 180));
}

/** Circumference of the earth by which MapLibre scales heights. */
const EARTH_M = 2 * Math.PI * 6_371_008.8;

/** Returns the lower end of the curtain: the lowest ground, or sea level. */
export function curtainBottomM(altitudeM: ArrayLike<number>): number {
  let lowest = 0;
  for (let fix = 0; fix < altitudeM.length; fix += 1) {
    const altitude = altitudeM[fix] ?? 0;
    if (altitude < lowest) lowest = altitude;
  }
  return lowest;
}

/** Returns the lowest and highest altitude; undefined if unknown. */
export function altitudeRange(
  altitudeM: ArrayLike<number>,
): [low: number, high: number] | undefined {
  let [low, high] = [Infinity, -Infinity];
  for (let fix = 0; fix < altitudeM.length; fix += 1) {
    const altitude = altitudeM[fix] ?? Number.NaN;
    if (altitude < low) low = altitude;
    if (altitude > high) high = altitude;
  }
  return low <= high ? [low, high] : undefined;
}

/**
 * Returns the copy of the world in which the map shows a position for a longitude of its centre.
 */
export function worldCopy({ x }: WorldPlace, centerLon: number): number {
  const lon = (x - 0.5) * 360;
  return Math.round((nearLon(lon, centerLon) - lon) / 360);
}

export function rgbOf(color: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
