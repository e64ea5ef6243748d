import { bearingDeg } from '../geo/bearing.js';
import { distanceM } from '../geo/distance.js';
import type { Position } from '../geo/position.js';
import type { Airspace, AltitudeLimit, OutlinePart } from './airspace.js';
import type { ActivePeriod } from './airspace-schedule.js';
import { airwayOutline } from './airway-outline.js';
import { areLimitsReversed } from './altitude-limit.js';
import type { OpenAirCode } from './open-air-finding.js';

/** Fewer, and there is nothing inside. */
const MIN_CORNERS = 3;
/** An outline whose corners are closer together than this is empty. */
const SAME_PLACE_DEG = 1e-7;

/** An airspace whose lines are being read. */
export interface OpenAirBlock {
  readonly firstLine: number;
  lastLine: number;
  class: string;
  type?: string;
  name?: string;
  id?: string;
  frequency?: string;
  station?: string;
  transponderCode?: string;
  floor?: AltitudeLimit;
  ceiling?: AltitudeLimit;
  readonly periods: ActivePeriod[];
  readonly otherTimes: string[];
  byNotam: boolean;
  isIncomplete: boolean;
  readonly outline: OutlinePart[];
  /** Its outline is a whole circle. */
  hasCircle: boolean;
  readonly airway: Position[];
  airwayWidthM?: number;
  /** It has records that define how its class is drawn. */
  setsPen: boolean;
  /** Set by the first error. The airspace is then left out. */
  hasFailed: boolean;
}

export function beginBlock(line: number, airspaceClass: string): OpenAirBlock {
  return {
    firstLine: line,
    lastLine: line,
    class: airspaceClass,
    periods: [],
    otherTimes: [],
    byNotam: false,
    isIncomplete: false,
    outline: [],
    hasCircle: false,
    airway: [],
    setsPen: false,
    hasFailed: false,
  };
}

export function hasGeometry({ outline, airway }: OpenAirBlock): boolean {
  return outline.length > 0 || airway.length > 0;
}

/** Some files set the pen of a class by a block with nothing but drawing records. */
export function hasOnlyPen(block: OpenAirBlock): boolean {
  const { setsPen, name, type, frequency, floor, ceiling } = block;
  const hasFields = [name, type, frequency, floor, ceiling].some((field) => field !== undefined);
  return setsPen && !hasFields && !hasGeometry(block);
}

/** Returns the airspace of a complete block, or the reason why it is not one. */
export function finishBlock(block: OpenAirBlock): Airspace | OpenAirCode {
  const { floor, ceiling, type, id, frequency, station, transponderCode } = block;
  if (!floor || !ceiling) return 'MISSING_LIMIT';
  if (areLimitsReversed(floor, ceiling)) return 'LIMITS_REVERSED';
  const outline = outlineOf(block);
  if (typeof outline === 'string') return outline;
  return {
    class: block.class,
    ...(type && { type }),
    name: block.name ?? '',
    ...(id && { id }),
    ...(frequency && { frequency }),
    ...(station && { station }),
    ...(transponderCode && { transponderCode }),
    floor,
    ceiling,
    schedule: {
      periods: block.periods,
      byNotam: block.byNotam,
      otherTimes: block.otherTimes,
      isIncomplete: block.isIncomplete,
    },
    outline,
    lines: { first: block.firstLine, last: block.lastLine },
  };
}

function outlineOf({ outline, airway, airwayWidthM }: OpenAirBlock): OutlinePart[] | OpenAirCode {
  if (outline.length > 0) return hasInside(outline) ? outline : 'TOO_FEW_POSITIONS';
  const line = airway.filter((position, i) => i === 0 || !isSame(position, airway[i - 1]!));
  if (line.length < 2) return 'TOO_FEW_POSITIONS';
  return airwayWidthM === undefined ? 'INVALID_WIDTH' : airwayOutline(line, airwayWidthM);
}

function hasInside(outline: readonly OutlinePart[]): boolean {
  const corners: Position[] = [];
  for (const part of outline) {
    if (part.kind === 'arc') return true;
    if (corners.some((corner) => isSame(corner, part))) continue;
    corners.push(part);
    if (corners.length === MIN_CORNERS) return true;
  }
  return false;
}

function isSame(a: Position, b: Position): boolean {
  return Math.abs(a.lat - b.lat) < SAME_PLACE_DEG && Math.abs(a.lon - b.lon) < SAME_PLACE_DEG;
}

const METRES_PER_NAUTICAL_MILE = 1852;
const MAX_RADIUS_NM = 1000;
/** A figure as files write lengths and angles. */
const FIGURE = /^[+-]?(?:\d{1,9}(?:\.\d{0,30})?|\.\d{1,30})$/;
const MAX_ANGLE_DEG = 720;
/** Radii of an arc that differ by a larger factor are typing errors. National files contain 2.1. */
const MAX_RADIUS_FACTOR = 3;

/** Converts a length in nautical miles to metres. Returns undefined unless it is above 0. */
export function lengthM(text: string): number | undefined {
  const miles = figureOf(text);
  if (miles === undefined || !(miles > 0 && miles <= MAX_RADIUS_NM)) return undefined;
  return miles * METRES_PER_NAUTICAL_MILE;
}

function figureOf(text: string): number | undefined {
  const figure = text.trim();
  return FIGURE.test(figure) ? Number(figure) : undefined;
}

export function circle(centre: Position, radiusM: number): OutlinePart {
  return {
    kind: 'arc',
    centre,
    startRadiusM: radiusM,
    endRadiusM: radiusM,
    startDeg: 0,
    sweepDeg: 360,
  };
}

/** The arc of a DA record, `radius, start, end`. */
export function arcByAngles(
  text: string,
  centre: Position,
  isClockwise: boolean,
): OutlinePart | OpenAirCode {
  const fields = text.split(',');
  const radiusM = lengthM(fields[0]!);
  if (radiusM === undefined) return 'INVALID_RADIUS';
  const [startDeg, endDeg] = [figureOf(fields[1] ?? ''), figureOf(fields[2] ?? '')];
  const isArc =
    fields.length === 3 &&
    startDeg !== undefined &&
    endDeg !== undefined &&
    Math.abs(startDeg) <= MAX_ANGLE_DEG &&
    Math.abs(endDeg) <= MAX_ANGLE_DEG;
  if (!isArc) return 'INVALID_ARC';
  const sweepDeg = sweep(startDeg, endDeg, isClockwise);
  return { kind: 'arc', centre, startRadiusM: radiusM, endRadiusM: radiusM, startDeg, sweepDeg };
}

/** The arc of a DB record, between two positions around a centre. */
export function arcByEnds(
  from: Position,
  to: Position,
  centre: Position,
  isClockwise: boolean,
): OutlinePart | OpenAirCode {
  const [startRadiusM, endRadiusM] = [distanceM(centre, from), distanceM(centre, to)];
  const [shortestM, longestM] = [startRadiusM, endRadiusM].toSorted((a, b) => a - b);
  const isArc =
    shortestM! > 0 &&
    longestM! <= shortestM! * MAX_RADIUS_FACTOR &&
    longestM! <= MAX_RADIUS_NM * METRES_PER_NAUTICAL_MILE;
  if (!isArc) return 'INVALID_ARC';
  const [startDeg, endDeg] = [bearingDeg(centre, from), bearingDeg(centre, to)];
  const sweepDeg = sweep(startDeg, endDeg, isClockwise);
  return { kind: 'arc', centre, startRadiusM, endRadiusM, startDeg, sweepDeg };
}

/** From one bearing to another; a full circle if both are equal. */
function sweep(startDeg: number, endDeg: number, isClockwise: boolean): number {
  const clockwise = (((endDeg - startDeg) % 360) + 360) % 360 || 360;
  return isClockwise || clockwise === 360 ? clockwise * (isClockwise ? 1 : -1) : clockwise - 360;
}
