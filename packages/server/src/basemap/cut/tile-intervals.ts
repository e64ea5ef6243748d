import { zxyToTileId } from 'pmtiles';
import type { Box } from './parse-area.js';

/** Tile ids from `start` up to, but not including, `end`. */
export interface IdInterval {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the ids of all tiles of a box in ascending order. A square of the map and all its tiles of a
 * zoom are one interval, because ids follow a Hilbert curve.
 */
export function tileIntervals(box: Box, minZoom: number, maxZoom: number): IdInterval[] {
  const edges = {
    left: (box.west + 180) / 360,
    right: (box.east + 180) / 360,
    top: southOf(box.north),
    bottom: southOf(box.south),
  };
  const zooms = Array.from({ length: maxZoom - minZoom + 1 }, (_, i) => minZoom + i);
  const intervals = zooms.flatMap((zoom) => intervalsIn({ z: 0, x: 0, y: 0 }, zoom, edges));
  intervals.sort((one, other) => one.start - other.start);
  return merge(intervals);
}

/** Position from the upper edge of the map, 0 to 1. */
function southOf(lat: number): number {
  return 0.5 - Math.atanh(Math.sin((lat * Math.PI) / 180)) / (2 * Math.PI);
}

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Square {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

function intervalsIn({ z, x, y }: Square, zoom: number, edges: Edges): IdInterval[] {
  const size = 2 ** -z;
  const [left, top] = [x * size, y * size];
  const [right, bottom] = [left + size, top + size];
  if (right <= edges.left || left >= edges.right || bottom <= edges.top || top >= edges.bottom) {
    return [];
  }
  const isInside =
    left >= edges.left && right <= edges.right && top >= edges.top && bottom <= edges.bottom;
  if (isInside || z === zoom) return [tilesIn({ z, x, y }, zoom)];
  return [0, 1, 2, 3].flatMap((quarter) => {
    const part = { z: z + 1, x: 2 * x + (quarter % 2), y: 2 * y + (quarter >> 1) };
    return intervalsIn(part, zoom, edges);
  });
}

/** The tiles of a zoom in a square are consecutive. */
function tilesIn({ z, x, y }: Square, zoom: number): IdInterval {
  const count = 4 ** (zoom - z);
  const index = zxyToTileId(z, x, y) - firstId(z);
  const start = firstId(zoom) + index * count;
  return { start, end: start + count };
}

function firstId(zoom: number): number {
  return (4 ** zoom - 1) / 3;
}

function merge(intervals: readonly IdInterval[]): IdInterval[] {
  const merged: IdInterval[] = [];
  for (const { start, end } of intervals) {
    const last = merged.at(-1);
    if (last?.end === start) merged[merged.length - 1] = { start: last.start, end };
    else merged.push({ start, end });
  }
  return merged;
}

/** Returns the parts of an interval that are in others, which ascend and do not overlap. */
export function intersect({ start, end }: IdInterval, others: readonly IdInterval[]): IdInterval[] {
  const parts: IdInterval[] = [];
  for (let i = firstEndingAfter(start, others); i < others.length; i += 1) {
    const other = others[i]!;
    if (other.start >= end) break;
    parts.push({ start: Math.max(start, other.start), end: Math.min(end, other.end) });
  }
  return parts;
}

function firstEndingAfter(id: number, others: readonly IdInterval[]): number {
  let [low, high] = [0, others.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (others[middle]!.end > id) high = middle;
    else low = middle + 1;
  }
  return low;
}
