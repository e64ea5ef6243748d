import { latOfMercatorY } from '../mercator.js';
import type { Matrix } from './scene-matrix.js';

/** A position in the world: widths of the world to the east, to the south and up. */
export type WorldPoint = readonly [x: number, y: number, z: number];

/** Places along a line of sight at which the height of the ground is compared. */
const SAMPLES = 64;

/**
 * Returns the position of the camera: the one point that the matrix of the map projects nowhere.
 * Undefined if the matrix has none.
 */
export function eyeOf(map: Matrix): WorldPoint | undefined {
  const rows = [0, 1, 3].map((row) => [map[row]!, map[4 + row]!, map[8 + row]!] as const);
  const rest = [0, 1, 3].map((row) => -map[12 + row]!);
  const determinant = determinantOf(rows);
  if (determinant === 0) return undefined;
  const solve = (column: number) =>
    determinantOf(
      rows.map((row, index) => row.with(column, rest[index]!) as [number, number, number]),
    ) / determinant;
  return [solve(0), solve(1), solve(2)];
}

function determinantOf(rows: readonly (readonly [number, number, number])[]): number {
  const [[a, b, c], [d, e, f], [g, h, i]] = rows as [
    readonly [number, number, number],
    readonly [number, number, number],
    readonly [number, number, number],
  ];
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}

export interface SightInput {
  eye: WorldPoint;
  point: WorldPoint;
  /** Returns the height of the ground as it is drawn, in widths of the world. */
  groundAt: (lon: number, lat: number) => number;
  /** Height by which ground may exceed the line, because altitudes and terrain are inexact. */
  tolerance: number;
}

/** Whether ground lies between the camera and a position. */
export function isBehindGround({ eye, point, groundAt, tolerance }: SightInput): boolean {
  const [x, y, z] = point;
  const [towardsX, towardsY, towardsZ] = [eye[0] - x, eye[1] - y, eye[2] - z];
  for (let sample = 1; sample < SAMPLES; sample += 1) {
    const share = sample / SAMPLES;
    const lon = (x + share * towardsX - 0.5) * 360;
    const lat = latOfMercatorY(0.5 - (y + share * towardsY));
    if (groundAt(lon, lat) > z + share * towardsZ + tolerance) return true;
  }
  return false;
}
