import type { FixInterval } from '../track/fix-interval.js';
import type { GroundColumn } from '../track/ground-column.js';
import type { Track } from '../track/track.js';
import type { Airspace, AltitudeLimit } from './airspace.js';
import { type ColumnExtent, extentOf } from './track-chunks.js';

/** Altitudes of a flight in metres above what limits are measured from. */
export interface FlightAltitudes {
  readonly msl: LimitColumn;
  /** Pressure altitude. */
  readonly standard: LimitColumn;
  /** Height above ground, NaN where that is unknown; absent without terrain. */
  readonly agl?: LimitColumn;
}

interface LimitColumn {
  readonly altitudeM: Float64Array | Int16Array;
  readonly extent: ColumnExtent;
}

export function flightAltitudes(
  track: Track,
  interval: FixInterval,
  columns: { readonly pressureAltM?: Int16Array; readonly groundM?: GroundColumn },
): FlightAltitudes {
  const { pressureAltM = track.altitudeM, groundM } = columns;
  const columnOf = (altitudeM: Float64Array | Int16Array) => ({
    altitudeM,
    extent: extentOf(altitudeM, interval),
  });
  const msl = columnOf(track.altitudeM);
  const aglM = groundM && heightsM(track.altitudeM, groundM);
  return {
    msl,
    standard: pressureAltM === track.altitudeM ? msl : columnOf(pressureAltM),
    ...(aglM && { agl: columnOf(aglM) }),
  };
}

function heightsM(altitudeM: Int16Array, groundM: GroundColumn): Float64Array {
  const heights = new Float64Array(altitudeM.length);
  for (let fix = 0; fix < heights.length; fix++) heights[fix] = altitudeM[fix]! - groundM[fix]!;
  return heights;
}

/** A limit with a known value. */
interface ComparableLimit extends LimitColumn {
  readonly limitM: number;
}

export type LimitSide = 'floor' | 'ceiling';

/** Known limits of an airspace; a side without a limit is open. */
export interface VerticalLimits {
  readonly floor?: ComparableLimit;
  readonly ceiling?: ComparableLimit;
  /** Sides whose limit is unknown along the whole flight; they count as open. */
  readonly unknown: readonly LimitSide[];
  /** Assumed value of a limit if the height of the flight is unknown. */
  readonly gaps: 'open' | 'closed';
}

export function verticalLimits(airspace: Airspace, altitudes: FlightAltitudes): VerticalLimits {
  const floor = limitOf(airspace.floor, altitudes);
  const ceiling = limitOf(airspace.ceiling, altitudes);
  return {
    ...(typeof floor === 'object' && { floor }),
    ...(typeof ceiling === 'object' && { ceiling }),
    unknown: [
      ...(floor === 'unknown' ? (['floor'] as const) : []),
      ...(ceiling === 'unknown' ? (['ceiling'] as const) : []),
    ],
    gaps: 'open',
  };
}

/** Returns whether a height that a limit is measured by is unknown somewhere on the flight. */
export function hasGaps({ floor, ceiling }: VerticalLimits): boolean {
  return [floor, ceiling].some((limit) => limit?.extent.leastOfAll === -Infinity);
}

/** The sides that are taken to be open from a fix to another, with both. */
export function unknownSides(limits: VerticalLimits, first: number, last: number): LimitSide[] {
  return (['floor', 'ceiling'] as const).filter(
    (side) =>
      limits.unknown.includes(side) ||
      limits[side]?.altitudeM.subarray(first, last + 1).some(Number.isNaN),
  );
}

function limitOf(
  limit: AltitudeLimit,
  altitudes: FlightAltitudes,
): ComparableLimit | 'open' | 'unknown' {
  const { reference, altitudeM: limitM } = limit;
  if (reference === 'GND' || reference === 'UNL') return 'open';
  if (limitM === undefined) return 'unknown';
  if (reference === 'MSL') return { ...altitudes.msl, limitM };
  if (reference === 'FL') return { ...altitudes.standard, limitM };
  return reference === 'AGL' && altitudes.agl ? { ...altitudes.agl, limitM } : 'unknown';
}

/**
 * Metres above the floor at a fraction of the step from a fix to the next; negative below it.
 * Infinity stands for an open side, -Infinity for a closed one.
 */
export function aboveFloorM({ floor, gaps }: VerticalLimits, fix: number, share: number): number {
  return floor ? known(valueAt(floor.altitudeM, fix, share) - floor.limitM, gaps) : Infinity;
}

/** Metres below the ceiling, likewise. */
export function belowCeilingM(
  { ceiling, gaps }: VerticalLimits,
  fix: number,
  share: number,
): number {
  return ceiling ? known(ceiling.limitM - valueAt(ceiling.altitudeM, fix, share), gaps) : Infinity;
}

function known(metres: number, gaps: VerticalLimits['gaps']): number {
  if (!Number.isNaN(metres)) return metres;
  return gaps === 'open' ? Infinity : -Infinity;
}

/** A column between a fix and the next one. */
export function valueAt(
  column: Float64Array | Int16Array | Int32Array,
  fix: number,
  share: number,
): number {
  const value = column[fix]!;
  return share === 0 ? value : value + (column[fix + 1]! - value) * share;
}

/** Returns whether no fix of a chunk comes within some metres of the limits; of all without one. */
export function isBeyond({ floor, ceiling }: VerticalLimits, marginM: number, chunk?: number) {
  const highest =
    floor && (chunk === undefined ? floor.extent.mostOfAll : floor.extent.most[chunk]!);
  if (floor && highest! <= floor.limitM - marginM) return true;
  const lowest =
    ceiling && (chunk === undefined ? ceiling.extent.leastOfAll : ceiling.extent.least[chunk]!);
  return ceiling !== undefined && lowest! >= ceiling.limitM + marginM;
}

/** Returns whether all fixes of a chunk are above the floor and below the ceiling. */
export function isWithin({ floor, ceiling }: VerticalLimits, chunk: number): boolean {
  if (floor && floor.extent.least[chunk]! <= floor.limitM) return false;
  return !ceiling || ceiling.extent.most[chunk]! < ceiling.limitM;
}

/** The shares of a step between which an aircraft is above the floor and below the ceiling. */
export function withinLimits(
  limits: VerticalLimits,
  fix: number,
): readonly [from: number, to: number] | undefined {
  const low = positive(aboveFloorM(limits, fix, 0), aboveFloorM(limits, fix, 1));
  const high = positive(belowCeilingM(limits, fix, 0), belowCeilingM(limits, fix, 1));
  if (!low || !high) return undefined;
  const [from, to] = [Math.max(low[0], high[0]), Math.min(low[1], high[1])];
  return from < to ? [from, to] : undefined;
}

/**
 * Part of a step in which a linear figure is above zero. On a limit an aircraft is outside: ICAO
 * Annex 11.
 */
function positive(start: number, end: number): readonly [number, number] | undefined {
  // If one end of a step is unknown, so is all of it.
  if (start === -Infinity || end === -Infinity) return undefined;
  if (start === Infinity || end === Infinity) return [0, 1];
  if (start > 0 && end > 0) return [0, 1];
  if (start <= 0 && end <= 0) return undefined;
  const share = start / (start - end);
  return start > 0 ? [0, share] : [share, 1];
}
