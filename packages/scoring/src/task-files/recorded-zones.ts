import { type CupValues, readCupZone } from '../cup/cup-zone.js';
import { distanceM } from '../geo/distance.js';
import { type Declaration, type DeclaredPoint, parseDeclarations } from '../igc/c-record.js';
import { linesOf } from '../igc/other-lines.js';
import type { Recording } from '../igc/recording.js';
import type { ObservationZone } from '../task/observation-zone.js';
import { parseClock } from '../waypoint/clock-time.js';
import { oneLine } from '../waypoint/field-text.js';
import { plannedPoint } from '../waypoint/planned-point.js';
import type { PlannedPoint, PlannedTask } from '../waypoint/planned-task.js';
import type { Waypoint } from '../waypoint/waypoint.js';
import { roleOf } from '../waypoint/zone-shape.js';
import { sectorBetween } from './tsk-zone.js';

/** Zone of a point in the fields of CUP files, by recorders of several makers, or by SeeYou. */
const ZONE = /^L(?:(SEEYOU) |[A-Z]{3,})OZ=(-?\d{1,3}),(.*)$/;
/** Settings of the task. */
const SETTINGS = /^L(?:(SEEYOU) |[A-Z]{3,})TSK,(.*)$/;
/** Task in lines of its own, in the way of StrePla. */
const STREPLA = /^LSCS([A-Z])(\w?)/;
const START = -1;
/** Local time minus UTC of the contest, in hours. Times of recordings are UTC. */
const TIME_ZONE = /^LCU::HPTZN[^:]*:\s*([-+]?\d{1,2}(?:\.\d+)?)/;
const SECONDS_PER_DAY = 86_400;

/** Lines about tasks, of one source. */
interface ZoneLines {
  readonly zones: Map<number, CupValues>;
  settings: CupValues;
}

/**
 * Reads the tasks of a recording with the zones that its lines give them: those of the recorder with
 * the C records, then those that SeeYou and StrePla wrote for an organiser. Times are UTC.
 */
export function readRecordedTasks(lines: readonly string[]): PlannedTask[] {
  const ofRecorder: ZoneLines = { zones: new Map(), settings: new Map() };
  const ofSeeYou: ZoneLines = { zones: new Map(), settings: new Map() };
  for (const line of lines) {
    if (!line.startsWith('L')) continue;
    const zone = ZONE.exec(line);
    const settings = zone ? null : SETTINGS.exec(line);
    const [, seeYou, ...fields] = zone ?? settings ?? [];
    const target = seeYou ? ofSeeYou : ofRecorder;
    if (zone) target.zones.set(Number(fields[0]), valuesOf(fields[1] ?? ''));
    if (settings) target.settings = valuesOf(fields[0] ?? '');
  }
  const offset = lines.map((line) => TIME_ZONE.exec(line)).find((match) => match !== null);
  const utcOffsetS = Number(offset?.[1] ?? 0) * 3600;
  const recorded = parseDeclarations(lines.filter((line) => line.startsWith('C')));
  const edited = parseDeclarations(
    lines.filter((line) => line.startsWith('LCU::C')).map((line) => line.slice('LCU::'.length)),
  );
  const strepla = readStreplaTask(lines.filter((line) => STREPLA.test(line)));
  return [
    ...recorded.map((declaration) => withZones(toTask(declaration), ofRecorder)),
    ...edited.map((declaration) => withZones(toTask(declaration), ofSeeYou, utcOffsetS)),
    ...(strepla ? [strepla] : []),
  ];
}

/** Positions of one point in two programs differ by the rounding of the formats. */
const SAME_POINT_M = 50;

/**
 * Reads the zones of a declaration: those of the recorder; without them, those that SeeYou or StrePla
 * wrote for a task of the same points.
 *
 * @param index Number of the declaration among those that can be read.
 * @returns Zones in the order of the points, undefined where none can be read; empty without any.
 */
export function readDeclaredZones(
  { declaration, otherLines }: Recording,
  index: number,
): readonly (ObservationZone | undefined)[] {
  const others = Array.from(linesOf(otherLines, 'L'), ({ text }) => text);
  const tasks = readRecordedTasks([...declaration, ...others]);
  const declared = tasks[index];
  if (!declared) return [];
  const isSame = ({ points }: PlannedTask) =>
    points.length === declared.points.length &&
    points.every((point, at) => distanceM(point, declared.points[at]!) <= SAME_POINT_M);
  const source = [declared, ...tasks.slice(index + 1)].find(
    (task) => task.points.some(({ zone }) => zone) && isSame(task),
  );
  return source ? source.points.map(({ zone }) => zone) : [];
}

function toTask({ description, takeoff, points, landing }: Declaration): PlannedTask {
  const name = oneLine(description);
  return {
    ...(name !== '' && { name }),
    ...(takeoff && { takeoff: named(takeoff, 'Takeoff') }),
    points: points.map((point, index) => named(point, String(index + 1))),
    ...(landing && { landing: named(landing, 'Landing') }),
  };
}

function named(point: DeclaredPoint, usualName: string): Waypoint {
  return { ...point, name: oneLine(point.name) || usualName };
}

function valuesOf(fields: string): CupValues {
  return new Map(
    fields.split(',').flatMap((field): [string, string][] => {
      const [key = '', value = ''] = field.split('=');
      return key.trim() === '' ? [] : [[key.trim().toLowerCase(), value.trim()]];
    }),
  );
}

/**
 * Adds zones. Lines of another task, which recorders keep, are recognised by their number, and are
 * left out.
 *
 * @param utcOffsetS Local time of SeeYou minus UTC. Only SeeYou says whether legs end at the edge of
 *   a zone.
 */
function withZones(task: PlannedTask, lines: ZoneLines, utcOffsetS?: number): PlannedTask {
  const { points } = task;
  const { zones, settings } = lines;
  const minTimeS = durationOf(settings.get('tasktime'));
  const opensS = parseClock(settings.get('nostart') ?? '');
  const startOpensS =
    opensS === undefined
      ? undefined
      : (opensS - (utcOffsetS ?? 0) + SECONDS_PER_DAY) % SECONDS_PER_DAY;
  const isComplete = zones.size === points.length && points.every((_, i) => zones.has(i + START));
  if (!isComplete) return task;
  const isMarked = [...zones.values()].some((values) => values.get('aat') === '1');
  const withTimes = minTimeS !== undefined && minTimeS > 0;
  return {
    ...task,
    points: points.map((point, index): PlannedPoint => {
      const values = zones.get(index + START)!;
      const role = roleOf(index, points.length);
      const zone = readCupZone(values, role);
      const isTurnpoint = role === 'turnpoint' && zone !== undefined;
      const isArea = isTurnpoint && (isMarked ? values.get('aat') === '1' : withTimes);
      const endsAtEdge = values.get('reduce') === '1';
      const tellsEdge = zone !== undefined && (utcOffsetS !== undefined || endsAtEdge);
      return Object.assign(plannedPoint(point, zone, isArea), tellsEdge && { endsAtEdge });
    }),
    ...(startOpensS !== undefined && { startOpensS }),
    ...(withTimes && { minTimeS }),
  };
}

/** Duration such as `03:30:00` or `12600s`. */
function durationOf(text = ''): number | undefined {
  return /^\d+s$/.test(text) ? Number.parseInt(text, 10) : parseClock(text);
}

const STREPLA_POINT = /^LSCSC([STF]):(.*):([NS])(\d{2})(\d{5}):([EW])(\d{3})(\d{5})\s*$/;
const FULL_LINE = 2;

/** Lines of one point, zones of all starts, turnpoints and finishes, and of single areas. */
function readStreplaTask(lines: readonly string[]): PlannedTask | undefined {
  const points: PlannedPoint[] = [];
  const zones: Partial<Record<string, ObservationZone>> = {};
  const values = new Map<string, string>();
  for (const line of lines) {
    const point = STREPLA_POINT.exec(line);
    const [key = '', ...fields] = line.slice('LSCS'.length).split(':');
    if (point) points.push(streplaPoint(point));
    else if (/^R[STF]/.test(key)) zones[key[1]!] = streplaZone(key.slice(2), fields.map(Number));
    else if (key === 'A0' && points.length > 1) {
      const zone = streplaArea(fields.map(Number));
      if (zone) points[points.length - 1] = plannedPoint(points.at(-1)!, zone, true);
    } else if (key.startsWith('D')) values.set(key.slice(1).toLowerCase(), fields.join(':'));
  }
  if (points.length < 2) return undefined;
  const kinds = { start: 'S', turnpoint: 'T', finish: 'F' } as const;
  const minTimeS = parseClock(values.get('time window') ?? '');
  const startOpensS = parseClock(values.get('gate open') ?? '');
  const startClosesS = parseClock(values.get('gate close') ?? '');
  return {
    points: points.map((point, index) => {
      const zone = point.zone ?? zones[kinds[roleOf(index, points.length)]];
      return plannedPoint(point, zone, point.isArea);
    }),
    ...(startOpensS !== undefined && { startOpensS }),
    ...(startClosesS !== undefined && { startClosesS }),
    ...(minTimeS !== undefined && minTimeS > 0 && { minTimeS }),
  };
}

function streplaPoint(match: RegExpExecArray): PlannedPoint {
  const [, , name = '', northSouth, latDeg, latMin, eastWest, lonDeg, lonMin] = match;
  const lat = Number(latDeg) + Number(latMin) / 60_000;
  const lon = Number(lonDeg) + Number(lonMin) / 60_000;
  return {
    name: oneLine(name) || `${lat}, ${lon}`,
    lat: northSouth === 'S' ? -lat : lat,
    lon: eastWest === 'W' ? -lon : lon,
  };
}

function streplaZone(kind: string, figures: readonly number[]): ObservationZone | undefined {
  const [first = 0, second = 0] = figures;
  if (!(first > 0)) return undefined;
  if (kind === 'LINE') return { kind: 'LINE', radiusM: first / FULL_LINE };
  if (kind === 'CYLINDER') return { kind: 'CYLINDER', radiusM: first };
  return kind === 'KEYHOLE' && second > 0
    ? { kind: 'KEYHOLE', radiusM: second, cylinderRadiusM: first }
    : undefined;
}

/** Radius, and the bearings between which the area lies; equal ones are a circle. */
function streplaArea([radiusM = 0, startDeg = 0, endDeg = 0]: readonly number[]) {
  return radiusM > 0 ? sectorBetween(radiusM, startDeg, endDeg) : undefined;
}
