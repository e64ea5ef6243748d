import type { Track } from '../track/track.js';
import { type Nearest, nearestOnStep } from './nearest-on-step.js';
import {
  edgesTouching,
  isInside,
  type OutlineEdges,
  type PlaneBox,
  placeOnPlane,
} from './outline-edges.js';
import type { PlaneStep, StepPart } from './plane-step.js';
import { CHUNK, type TrackChunks } from './track-chunks.js';
import { isWithin, type VerticalLimits, withinLimits } from './vertical-limits.js';

/** A moment of a flight, as a fraction of the step from a fix to the next. */
export interface Moment {
  readonly fix: number;
  readonly share: number;
}

/** An interval within an airspace. */
export interface InsideInterval {
  readonly start: Moment;
  readonly end: Moment;
}

export interface FollowOptions {
  readonly edges: () => OutlineEdges;
  readonly limits: VerticalLimits;
  readonly chunks: TrackChunks;
  readonly track: Track;
  readonly isNear: (chunk: number) => boolean;
}

/** Longer steps are ignored: the path between their fixes is unknown. */
const MAX_STEP_S = 300;
/** Tolerance beyond the ends of a step, for crossings at an end that rounding moved. */
const SLACK = 1e-9;

/**
 * Compares a flight with an airspace: returns the intervals inside it, or else the smallest
 * distance.
 */
export function followAirspace(following: FollowOptions): {
  intervals: InsideInterval[];
  nearest: Nearest | undefined;
} {
  const { chunks, isNear } = following;
  const found: FoundIntervals = { intervals: [], nearest: undefined };
  for (let chunk = 0; chunk < chunks.count; chunk++) {
    if (isNear(chunk)) followChunk(following, found, chunk);
  }
  return found;
}

interface FoundIntervals {
  readonly intervals: InsideInterval[];
  nearest: Nearest | undefined;
}

function followChunk(following: FollowOptions, found: FoundIntervals, chunk: number): void {
  const { chunks, track, limits } = following;
  const edges = following.edges();
  const first = chunks.interval.first + chunk * CHUNK;
  const end = Math.min(first + CHUNK, chunks.interval.last);
  const way = pathOnPlane(edges, chunks, first, end);
  const around = edgesTouching(edges, reachOf(edges, way, chunks, chunk));
  let inside = isInside(edges, way.x[0]!, way.y[0]!);
  if (around.length === 0) {
    if (!inside) return;
    if (isWithin(limits, chunk) && chunks.longestStepS[chunk]! <= MAX_STEP_S) {
      addInterval(found.intervals, { fix: first, share: 0 }, { fix: end - 1, share: 1 });
      return;
    }
  }
  for (let fix = first; fix < end; fix++) {
    if (track.timeS[fix + 1]! - track.timeS[fix]! > MAX_STEP_S) {
      inside = isInside(edges, way.x[fix + 1 - first]!, way.y[fix + 1 - first]!);
      continue;
    }
    const step = stepOf(way, fix - first);
    const cuts = around.length === 0 ? NO_CUTS : cutsOf(edges, around, step);
    const parts = cuts.length === 0 ? undefined : stepParts(edges, step, cuts);
    if (parts) inside = parts.at(-1)!.inside;
    const within = (parts || inside) && withinLimits(limits, fix);
    if (within) addIntervals(found.intervals, fix, parts ?? WHOLE_STEP, within);
    if (found.intervals.length > 0) continue;
    found.nearest = nearestOnStep({
      edges,
      around,
      limits,
      fix,
      step,
      parts: parts ?? inside,
      lat: chunks.latDeg[fix]!,
      before: found.nearest,
    });
  }
}

/** Positions of a chunk on the plane of an outline. */
interface PlanePath {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

function pathOnPlane(
  edges: OutlineEdges,
  { latDeg, lonDeg }: TrackChunks,
  first: number,
  last: number,
): PlanePath {
  if (edges.pole === 0) {
    // Longitudes are unwrapped, so that no step goes the long way round.
    const turn = 360 * Math.round((lonDeg[first]! - edges.middleLon) / 360);
    const lons = lonDeg.subarray(first, last + 1);
    const x = turn === 0 ? lons : lons.map((lon) => lon - turn);
    return { x, y: latDeg.subarray(first, last + 1) };
  }
  const x = new Float64Array(last - first + 1);
  const y = new Float64Array(last - first + 1);
  for (let i = 0; i < x.length; i++) {
    [x[i], y[i]] = placeOnPlane(edges, latDeg[first + i]!, lonDeg[first + i]!);
  }
  return { x, y };
}

/** Returns the box around a chunk, extended by the distance of a near miss. */
function reachOf(
  { pole }: OutlineEdges,
  { x, y }: PlanePath,
  { marginLat, marginLon }: TrackChunks,
  chunk: number,
): PlaneBox {
  const ahead = marginLat;
  const aside = pole === 0 ? marginLon[chunk]! : marginLat;
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < x.length; i++) {
    if (x[i]! < west) west = x[i]!;
    if (x[i]! > east) east = x[i]!;
    if (y[i]! < south) south = y[i]!;
    if (y[i]! > north) north = y[i]!;
  }
  return { west: west - aside, east: east + aside, south: south - ahead, north: north + ahead };
}

function stepOf({ x, y }: PlanePath, at: number): PlaneStep {
  return { x0: x[at]!, y0: y[at]!, x1: x[at + 1]!, y1: y[at + 1]! };
}

function middleOf({ x0, y0, x1, y1 }: PlaneStep, from: number, to: number): [number, number] {
  const share = (from + to) / 2;
  return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
}

const NO_CUTS: readonly number[] = [];
const WHOLE_STEP: readonly StepPart[] = [{ from: 0, to: 1, inside: true }];

/** Returns the points where a step meets an edge, as fractions of the step, ascending. */
function cutsOf(
  { x, y }: OutlineEdges,
  around: readonly number[],
  { x0, y0, x1, y1 }: PlaneStep,
): readonly number[] {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const [west, east] = x0 < x1 ? [x0, x1] : [x1, x0];
  const [south, north] = y0 < y1 ? [y0, y1] : [y1, y0];
  let cuts: number[] | undefined;
  for (const edge of around) {
    const [ax, bx] = [x[edge]!, x[edge + 1]!];
    if ((ax < west && bx < west) || (ax > east && bx > east)) continue;
    const [ay, by] = [y[edge]!, y[edge + 1]!];
    if ((ay < south && by < south) || (ay > north && by > north)) continue;
    const [ex, ey] = [bx - ax, by - ay];
    const across = dx * ey - dy * ex;
    if (across === 0) continue;
    const share = ((ax - x0) * ey - (ay - y0) * ex) / across;
    const along = ((ax - x0) * dy - (ay - y0) * dx) / across;
    const meets = share >= -SLACK && share <= 1 + SLACK && along >= -SLACK && along <= 1 + SLACK;
    if (meets) (cuts ??= []).push(Math.min(1, Math.max(0, share)));
  }
  return cuts ? cuts.sort((a, b) => a - b) : NO_CUTS;
}

/**
 * Tests the middle of each part, so that a rounding error at a corner does not spread. Cuts through
 * the same corner differ by rounding, and there is no part between them.
 */
function stepParts(edges: OutlineEdges, step: PlaneStep, cuts: readonly number[]): StepPart[] {
  const ends = [...cuts.filter((cut) => cut <= 1 - SLACK), 1];
  const parts: StepPart[] = [];
  let from = 0;
  for (const to of ends) {
    if (to - from <= SLACK) continue;
    parts.push({ from, to, inside: isInside(edges, ...middleOf(step, from, to)) });
    from = to;
  }
  return parts;
}

function addIntervals(
  intervals: InsideInterval[],
  fix: number,
  parts: readonly StepPart[],
  [lowest, highest]: readonly [number, number],
): void {
  for (const part of parts) {
    if (!part.inside) continue;
    const [from, to] = [Math.max(part.from, lowest), Math.min(part.to, highest)];
    if (!(from < to)) continue;
    addInterval(intervals, { fix, share: from }, { fix, share: to });
  }
}

/** Merges an interval with the one before if it starts at its end. */
function addInterval(intervals: InsideInterval[], start: Moment, end: Moment): void {
  const before = intervals.at(-1);
  const goesOn =
    before &&
    (start.share === 0
      ? before.end.fix === start.fix - 1 && before.end.share === 1
      : before.end.fix === start.fix && before.end.share === start.share);
  if (goesOn) intervals[intervals.length - 1] = { start: before.start, end };
  else intervals.push({ start, end });
}
