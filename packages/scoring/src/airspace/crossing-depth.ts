import type { DegreeLength } from '../geo/degree-length.js';
import type { InsideInterval, Moment } from './follow-airspace.js';
import { nearestEdge, type OutlineEdges, placeOnPlane, unitLength } from './outline-edges.js';
import type { TrackChunks } from './track-chunks.js';
import { aboveFloorM, belowCeilingM, type VerticalLimits, valueAt } from './vertical-limits.js';

export interface DepthInput {
  readonly edges: OutlineEdges;
  readonly limits: VerticalLimits;
  readonly intervals: readonly InsideInterval[];
  readonly chunks: TrackChunks;
}

export interface Depth {
  readonly depthHorizontalM: number;
  readonly depthVerticalM?: number;
}

/** Tolerance of the search: it may miss places that are deeper by at most this. */
const TOLERANCE_M = 0.5;
const TOLERANCE_SHARE = 0.01;
/**
 * Number of fixes that are checked together: the depth at the middle fix limits that of the others.
 */
const GROUP = 64;

/**
 * Returns the maximum depth of a flight inside an airspace, at fixes and in the middle of short
 * intervals.
 */
export function deepestM(inside: DepthInput): Depth {
  const search = new DepthSearch(inside);
  let verticalM = -Infinity;
  for (const interval of inside.intervals) {
    const [first, last] = [
      interval.start.fix + (interval.start.share > 0 ? 1 : 0),
      lastFixOf(interval),
    ];
    if (first > last) search.measure(middleOf(interval));
    for (let fix = first; fix <= last; fix += GROUP) {
      search.measureGroup(fix, Math.min(last, fix + GROUP - 1));
    }
    for (const moment of [interval.start, interval.end, middleOf(interval)]) {
      verticalM = Math.max(verticalM, verticalDepthM(inside.limits, moment));
    }
    for (let fix = first; fix <= last; fix++) {
      verticalM = Math.max(verticalM, verticalDepthM(inside.limits, { fix, share: 0 }));
    }
  }
  return {
    depthHorizontalM: search.deepestM,
    ...(Number.isFinite(verticalM) && { depthVerticalM: verticalM }),
  };
}

function lastFixOf({ end }: InsideInterval): number {
  return end.share === 1 ? end.fix + 1 : end.fix;
}

/** Returns the middle of an interval within one step, the start of a longer one. */
function middleOf({ start, end }: InsideInterval): Moment {
  return start.fix === end.fix ? { fix: start.fix, share: (start.share + end.share) / 2 } : start;
}

function verticalDepthM(limits: VerticalLimits, { fix, share }: Moment): number {
  return Math.min(aboveFloorM(limits, fix, share), belowCeilingM(limits, fix, share));
}

/**
 * Search for the maximum depth. Between two places, the depth changes by at most their distance.
 */
class DepthSearch {
  deepestM = 0;
  readonly #inside: DepthInput;
  /** Place and value of the last measurement. */
  #at: { lat: number; lon: number; unit: DegreeLength; depthM: number } | undefined;
  #block = 0;

  constructor(inside: DepthInput) {
    this.#inside = inside;
  }

  measure({ fix, share }: Moment): void {
    const { edges, chunks } = this.#inside;
    const lat = valueAt(chunks.latDeg, fix, share);
    const lon = valueAt(chunks.lonDeg, fix, share);
    const unit = unitLength(edges, lat);
    const found = nearestEdge(edges, placeOnPlane(edges, lat, lon), unit, this.#block);
    this.#block = found.block;
    this.#at = { lat, lon, unit, depthM: found.distanceM };
    this.deepestM = Math.max(this.deepestM, found.distanceM);
  }

  measureGroup(first: number, last: number): void {
    const middle = (first + last) >> 1;
    let radiusM = 0;
    for (let fix = first; fix <= last; fix++)
      radiusM = Math.max(radiusM, this.#distanceM(middle, fix));
    if (!this.#mayBeDeeper(middle, radiusM)) return;
    this.measure({ fix: middle, share: 0 });
    if (!this.#mayBeDeeper(middle, radiusM)) return;
    for (let fix = first; fix <= last; fix++) {
      if (this.#mayBeDeeper(fix, 0)) this.measure({ fix, share: 0 });
    }
  }

  #mayBeDeeper(fix: number, radiusM: number): boolean {
    const at = this.#at;
    if (!at) return true;
    const { latDeg, lonDeg } = this.#inside.chunks;
    const north = (latDeg[fix]! - at.lat) * at.unit.northM;
    const east = (lonDeg[fix]! - at.lon) * at.unit.eastM;
    const mostM = at.depthM + Math.sqrt(north * north + east * east) + radiusM;
    return mostM > this.deepestM * (1 + TOLERANCE_SHARE) + TOLERANCE_M;
  }

  #distanceM(from: number, to: number): number {
    const { edges, chunks } = this.#inside;
    const { latDeg, lonDeg } = chunks;
    const { eastM, northM } = this.#at?.unit ?? unitLength(edges, latDeg[from]!);
    const north = (latDeg[to]! - latDeg[from]!) * northM;
    const east = (lonDeg[to]! - lonDeg[from]!) * eastM;
    return Math.sqrt(north * north + east * east);
  }
}
