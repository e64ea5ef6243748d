import type { Position } from '../geo/position.js';
import { checkList, checkText } from '../units/check-value.js';
import { findDay } from './calendar-day.js';

/** A named position in a declared task, in degrees. */
export interface DeclaredPoint extends Position {
  readonly name: string;
}

/** A task as the pilot declared it in the recorder. */
export interface Declaration {
  /** Time of the declaration in Unix seconds. Absent if not recorded. */
  readonly declaredAtS?: number;
  /**
   * Day of the declared flight, as Unix seconds of 00:00 UTC. Absent if it is valid for any flight.
   * Many recorders write an invalid day.
   */
  readonly flightDayS?: number;
  readonly description: string;
  /** Absent if the declaration leaves it open, as is `landing`. */
  readonly takeoff?: DeclaredPoint;
  /** Start, turnpoints in order, finish: at least two. */
  readonly points: readonly DeclaredPoint[];
  readonly landing?: DeclaredPoint;
}

/** Maximum number of C records; more of them are not a task. */
export const MAX_C_RECORDS = 20;
/** Takeoff, start, finish, landing. */
const MIN_PLACES = 4;
const HEAD = /^C(\d{6})(\d{6})(\d{6})[\dA-Z]{0,4}(?:\d\d)?(.*)$/i;
const PLACE = /^C(\d\d)(\d{5})([NS])(\d{3})(\d{5})([EW])(.*)$/i;

/**
 * Parses the C records of a file: a header with the times, then takeoff, start, turnpoints, finish
 * and landing. A file may contain several declarations. Declarations without turnpoints are left
 * out. If the file has more than twenty C records, the result is empty.
 *
 * @param lines The C records in the order of the file.
 * @throws {TypeError} If the lines are not a list of strings.
 * @see FAI technical specification for GNSS flight recorders, 2nd edition, A3.5.3
 */
export function parseDeclarations(lines: readonly string[]): Declaration[] {
  checkList('lines', lines);
  for (const line of lines) checkText('line', line);
  return readBlocks(lines)
    .map(toDeclaration)
    .filter((it) => it !== undefined);
}

/**
 * Counts the points that are open or cannot be read, of declarations with other points.
 * `parseDeclarations` leaves these declarations out, although a pilot filled them in.
 *
 * @param lines The C records in the order of the file.
 */
export function countOpenPoints(lines: readonly string[]): number {
  const open = readBlocks(lines).map((block) => {
    const points = pointsOf(block);
    const isEmpty = points.every((point) => point === undefined);
    return isEmpty ? 0 : points.filter((point) => !isReadable(point)).length;
  });
  return Math.max(0, ...open);
}

/** `undefined` if the declaration leaves the point open. */
type Place = DeclaredPoint | 'unreadable' | undefined;

/** Lines of one declaration. */
interface Block {
  readonly head?: RegExpExecArray;
  readonly places: Place[];
}

function readBlocks(lines: readonly string[]): Block[] {
  if (lines.length > MAX_C_RECORDS) return [];
  const blocks: Block[] = [];
  for (const line of lines) {
    const place = PLACE.exec(line);
    const head = place ? null : HEAD.exec(line);
    if (head) blocks.push({ head, places: [] });
    else if (place && blocks.length === 0) blocks.push({ places: [readPlace(place)] });
    // Without the unreadable lines, the others would be another task.
    else blocks.at(-1)?.places.push(place ? readPlace(place) : 'unreadable');
  }
  return blocks;
}

/** Start, turnpoints and finish. Empty if there are too few points. */
function pointsOf({ places }: Block): readonly Place[] {
  return places.length < MIN_PLACES ? [] : places.slice(1, -1);
}

function toDeclaration(block: Block): Declaration | undefined {
  const points = pointsOf(block).filter(isReadable);
  const { head, places } = block;
  if (points.length === 0 || points.length < places.length - 2) return undefined;
  const [takeoff, landing] = [places[0], places.at(-1)];
  const [, declaredOn = '', declaredAt = '', flownOn = '', description = ''] = head ?? [];
  const declaredAtS = findMoment(declaredOn, declaredAt);
  const flightDayS = findDay(flownOn);
  return {
    ...(declaredAtS !== undefined && { declaredAtS }),
    ...(flightDayS !== undefined && { flightDayS }),
    description: description.trim(),
    ...(isReadable(takeoff) && { takeoff }),
    points,
    ...(isReadable(landing) && { landing }),
  };
}

function isReadable(place: Place): place is DeclaredPoint {
  return typeof place === 'object';
}

/** Returns `undefined` if all digits are zero, which marks an open point. */
function readPlace(match: RegExpExecArray): Place {
  const [, latDegrees, latMinutes, northSouth, lonDegrees, lonMinutes, eastWest, name] = match;
  const lat = Number(latDegrees) + Number(latMinutes) / 60_000;
  const lon = Number(lonDegrees) + Number(lonMinutes) / 60_000;
  if (lat === 0 && lon === 0) return undefined;
  const hasMinutes = Math.max(Number(latMinutes), Number(lonMinutes)) < 60_000;
  if (!hasMinutes || lat > 90 || lon > 180) return 'unreadable';
  return {
    lat: /s/i.test(`${northSouth}`) ? -lat : lat,
    lon: /w/i.test(`${eastWest}`) ? -lon : lon,
    name: `${name}`.trim(),
  };
}

function findMoment(day: string, clock: string): number | undefined {
  const dayS = findDay(day);
  const match = /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/.exec(clock);
  if (dayS === undefined || !match) return undefined;
  const [, hours, minutes, seconds] = match;
  return dayS + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
