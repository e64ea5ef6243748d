import type { Attitude } from './attitude.js';
import { type WorldPlace, worldPlace } from './scene-geometry.js';

/** Sixteen 64-bit numbers, column by column. */
export type Matrix = ArrayLike<number>;

/**
 * Converts the matrix of the map to one for positions relative to an origin, with heights in
 * metres.
 */
export function matrixFrom(map: Matrix, origin: WorldPlace, heightScale: number): number[] {
  const row = (index: number) => {
    const [east, south, up, rest] = [0, 4, 8, 12].map((column) => map[column + index] ?? 0) as [
      number,
      number,
      number,
      number,
    ];
    return [east, south, up * heightScale, rest + east * origin.x + south * origin.y] as const;
  };
  const rows = [0, 1, 2, 3].map(row);
  return [0, 1, 2, 3].flatMap((column) => rows.map((values) => values[column]!));
}

/** Position on the screen. */
export interface ScreenPlace {
  xPx: number;
  yPx: number;
  /** Grows with the distance; 0 at the camera. */
  depth: number;
}

/** @returns Undefined behind the camera. */
export function projectTo(
  matrix: Matrix,
  [x, y, z]: readonly [number, number, number],
  { widthPx, heightPx }: ScreenSize,
): ScreenPlace | undefined {
  const along = (row: number) =>
    matrix[row]! * x + matrix[4 + row]! * y + matrix[8 + row]! * z + matrix[12 + row]!;
  const depth = along(3);
  if (depth <= 0) return undefined;
  return {
    xPx: ((along(0) / depth + 1) / 2) * widthPx,
    yPx: ((1 - along(1) / depth) / 2) * heightPx,
    depth,
  };
}

export interface ScreenSize {
  widthPx: number;
  heightPx: number;
}

/** Returns the world widths per pixel at a depth, across the line of sight. */
export function worldPerPixel(map: Matrix, depth: number, { widthPx }: ScreenSize): number {
  return (2 * depth) / (Math.hypot(map[0]!, map[4]!, map[8]!) * widthPx);
}

/**
 * Returns the matrix that places the shape of a glider, whose half span is 1, into the world with
 * its attitude.
 */
export function gliderMatrix(
  map: Matrix,
  { lon, lat, altitudeM, ...attitude }: Attitude,
  { origin, heightScale, halfSpan }: { origin: WorldPlace; heightScale: number; halfSpan: number },
): number[] {
  const place = worldPlace([lon, lat]);
  const at = [origin.x + place.x, origin.y + place.y, altitudeM * heightScale] as const;
  const [right, ahead, up] = axesOf(attitude);
  const column = (axis: readonly [number, number, number]) =>
    [0, 1, 2, 3].map(
      (row) => (map[row]! * axis[0] - map[4 + row]! * axis[1] + map[8 + row]! * axis[2]) * halfSpan,
    );
  const rest = [0, 1, 2, 3].map(
    (row) => map[row]! * at[0] + map[4 + row]! * at[1] + map[8 + row]! * at[2] + map[12 + row]!,
  );
  return [...column(right), ...column(ahead), ...column(up), ...rest];
}

type Axis = [east: number, north: number, up: number];

/** Directions of right wing, nose and canopy. */
export function axesOf({
  courseDeg,
  bankDeg,
  pitchDeg,
}: Pick<Attitude, 'courseDeg' | 'bankDeg' | 'pitchDeg'>): [right: Axis, ahead: Axis, up: Axis] {
  const [course, bank, pitch] = [courseDeg, bankDeg, pitchDeg].map((deg) => (deg * Math.PI) / 180);
  const [sinC, cosC] = [Math.sin(course!), Math.cos(course!)];
  const [sinB, cosB] = [Math.sin(bank!), Math.cos(bank!)];
  const [sinP, cosP] = [Math.sin(pitch!), Math.cos(pitch!)];
  const level: Axis = [cosC, -sinC, 0];
  const ahead: Axis = [sinC * cosP, cosC * cosP, sinP];
  const above: Axis = [-sinC * sinP, -cosC * sinP, cosP];
  const mix = (a: Axis, b: Axis, shareA: number, shareB: number): Axis => [
    a[0] * shareA + b[0] * shareB,
    a[1] * shareA + b[1] * shareB,
    a[2] * shareA + b[2] * shareB,
  ];
  return [mix(level, above, cosB, -sinB), ahead, mix(level, above, sinB, cosB)];
}
