import type { ObservationZone } from '../task/observation-zone.js';
import { formatClock, parseClock } from '../waypoint/clock-time.js';
import { oneLine } from '../waypoint/field-text.js';
import { MAX_TASK_POINTS, type PlannedPoint, type PlannedTask } from '../waypoint/planned-task.js';
import type { TaskFileCode } from '../waypoint/task-file-finding.js';
import type { Waypoint } from '../waypoint/waypoint.js';
import { roleOf } from '../waypoint/zone-shape.js';
import { quoted } from './cup-fields.js';
import type { CupLine } from './cup-lines.js';
import { type CupColumns, cupWaypointLine, readCupWaypoint } from './cup-waypoint.js';
import { type CupValues, cupZoneLine, readCupZone } from './cup-zone.js';

/** Waypoints to which a task refers. */
export interface NamedWaypoints {
  readonly find: (name: string) => Waypoint | undefined;
  /** Columns of waypoints that are written into the task. */
  readonly columns: CupColumns;
}

const DETAIL = /^\s*(options|obszone|point|starts)\s*(=|,|$)/i;
/** SeeYou writes it for a takeoff or landing that is open. */
const OPEN_PLACE = '???';
/** Settings whose names are written differently by some programs. */
const OPTION_NAMES = [
  'WpDis',
  'NearDis',
  'NearAlt',
  'MinDis',
  'RandomOrder',
  'MaxPts',
  'BeforePts',
  'AfterPts',
  'Bonus',
] as const;

/** Whether a line belongs to the task before it. */
export function isTaskDetail({ source }: CupLine): boolean {
  return DETAIL.test(source);
}

/** Reads the lines of one task. */
export class CupTaskReader {
  readonly #head: CupLine;
  readonly #places: NamedWaypoints;
  readonly #report: (code: TaskFileCode, at?: CupLine) => void;
  readonly #name: string;
  /** Names of takeoff, points and landing. */
  #names: readonly string[];
  readonly #written = new Map<number, Waypoint>();
  readonly #zones = new Map<number, { readonly values: CupValues; readonly at: CupLine }>();
  readonly #options: Record<string, string> = {};
  #startOpensS: number | undefined;
  #minTimeS: number | undefined;
  #otherStarts: readonly Waypoint[] = [];

  constructor(
    head: CupLine,
    places: NamedWaypoints,
    report: (code: TaskFileCode, at?: CupLine) => void,
  ) {
    const texts = head.fields.map(oneLine);
    const [name = '', ...names] = texts.map((text) => (text === OPEN_PLACE ? '' : text));
    this.#head = head;
    this.#places = places;
    this.#report = report;
    this.#name = name;
    this.#names = names.slice(0, MAX_TASK_POINTS + 2);
    if (names.length > MAX_TASK_POINTS + 2) report('TOO_LARGE', head);
  }

  readDetail(record: CupLine): void {
    const kind = DETAIL.exec(record.source)?.[1]?.toLowerCase();
    if (kind === 'options') this.#readOptions(record);
    else if (kind === 'obszone') this.#readZone(record);
    else if (kind === 'point') this.#readPoint(record);
    else this.#readStarts(record);
  }

  finish(): PlannedTask | undefined {
    this.#dropSuperfluousField();
    const last = this.#names.length - 1;
    const takeoff = this.#place(0);
    const landing = last > 0 ? this.#place(last) : undefined;
    for (const [index, place] of [takeoff, landing].entries()) {
      const name = this.#names[index === 0 ? 0 : last] ?? '';
      if (!place && name !== '' && last > 0) this.#report('UNKNOWN_PLACE', this.#head);
    }
    const places = this.#names.slice(1, -1).map((_, index) => this.#place(index + 1));
    if (places.length < 2) this.#report('TOO_FEW_POINTS', this.#head);
    else if (places.includes(undefined)) this.#report('UNKNOWN_WAYPOINT', this.#head);
    const found = places.filter((place) => place !== undefined);
    if (found.length < 2 || found.length < places.length) return undefined;
    const points = found.map((place, index) => this.#pointOf(place, index, found.length));
    this.#reportStrayZones(points.length);
    return {
      ...(this.#name !== '' && { name: this.#name }),
      ...(takeoff && { takeoff }),
      points,
      ...(landing && { landing }),
      ...(this.#otherStarts.length > 0 && { otherStarts: this.#otherStarts }),
      ...(this.#startOpensS !== undefined && { startOpensS: this.#startOpensS }),
      ...(this.#minTimeS !== undefined && { minTimeS: this.#minTimeS }),
      ...(Object.keys(this.#options).length > 0 && {
        options: { format: 'cup', values: this.#options },
      }),
    };
  }

  /**
   * A comma at the end of a line leaves the landing open, or is superfluous. The number of zones
   * tells. Without them it is superfluous if the last place is that of the finish before it, or that
   * of the takeoff and not of the start.
   */
  #dropSuperfluousField(): void {
    const [takeoff, start] = this.#names;
    const { length } = this.#names;
    if (!this.#head.endsWithComma || length < 5 || takeoff === '') return;
    const [finish, last] = this.#names.slice(-3);
    const zoned = Math.max(-1, ...this.#zones.keys()) + 1;
    const isLanding = last === finish || (last === takeoff && last !== start);
    if (zoned > 1 ? zoned === length - 3 : isLanding) this.#names = this.#names.slice(0, -1);
  }

  #place(index: number): Waypoint | undefined {
    return this.#written.get(index) ?? this.#places.find(this.#names[index] ?? '');
  }

  #pointOf(place: Waypoint, index: number, count: number): PlannedPoint {
    const given = this.#zones.get(index);
    const zone = given && readCupZone(given.values, roleOf(index, count));
    if (given && !zone) this.#report('INVALID_ZONE', given.at);
    return zone ? { ...place, zone } : place;
  }

  #reportStrayZones(count: number): void {
    for (const [index, { at }] of this.#zones) {
      if (index >= count) this.#report('INVALID_ZONE', at);
    }
  }

  #readOptions(record: CupLine): void {
    for (const [key, value] of valuesOf(record.fields.slice(1))) {
      const name = OPTION_NAMES.find((known) => known.toLowerCase() === key);
      const timeS = parseClock(value);
      if (name) this.#options[name] = value;
      else if (key === 'nostart' && timeS !== undefined) this.#startOpensS = timeS;
      else if (key === 'tasktime' && timeS !== undefined) this.#minTimeS = timeS;
      else this.#report('INVALID_OPTION', record);
    }
  }

  #readZone(record: CupLine): void {
    const values = valuesOf(record.fields);
    const index = Number(values.get('obszone'));
    if (Number.isInteger(index) && index >= 0) this.#zones.set(index, { values, at: record });
    else this.#report('INVALID_ZONE', record);
  }

  #readPoint(record: CupLine): void {
    const [head = '', ...fields] = record.fields;
    const index = Number(/^point\s*=\s*(\d{1,4})$/i.exec(head)?.[1] ?? Number.NaN);
    if (!(index < this.#names.length)) {
      this.#report('UNKNOWN_LINE', record);
      return;
    }
    const waypoint = readCupWaypoint(fields, this.#places.columns, (code) =>
      this.#report(code, record),
    );
    if (waypoint) this.#written.set(index, waypoint);
  }

  #readStarts(record: CupLine): void {
    const names = record.fields.map((field, index) =>
      oneLine(index === 0 ? field.replace(/^\s*starts\s*=/i, '') : field).replace(/^"(.*)"$/, '$1'),
    );
    const starts = names.filter(Boolean).map((name) => this.#places.find(name));
    if (starts.includes(undefined)) this.#report('UNKNOWN_PLACE', record);
    this.#otherStarts = starts.filter((start) => start !== undefined);
  }
}

/** Values of fields such as `R1=500m`, by lower-case keys. */
function valuesOf(fields: readonly string[]): CupValues {
  return new Map(
    fields
      .filter((field) => field.trim() !== '')
      .map((field): [string, string] => {
        const [key = '', ...value] = field.split('=');
        return [key.trim().toLowerCase(), oneLine(value.join('='))];
      }),
  );
}

/**
 * Formats a task. Points that are not among the waypoints of the file, or have the name of another,
 * are written into the task.
 */
export function cupTaskLines(task: PlannedTask, isListed: (place: Waypoint) => boolean): string[] {
  const { name = '', takeoff, points, landing, otherStarts = [] } = task;
  const places = [takeoff, ...points, landing];
  const names = places.map((place) => quoted(place?.name ?? ''));
  const unlisted = places.flatMap((place, index) =>
    place && !isListed(place) ? [`Point=${index},${cupWaypointLine(place)}`] : [],
  );
  const zones = points.flatMap(({ zone }, index): string[] =>
    zone ? [zoneLine(zone, index, points.length)] : [],
  );
  const starts = otherStarts.map((start) => start.name).filter((start) => !/[,"]/.test(start));
  return [
    [quoted(name), ...names].join(','),
    ...unlisted,
    ...optionsLine(task),
    ...(starts.length > 0 ? [`STARTS=${starts.join(',')}`] : []),
    ...zones,
  ];
}

function zoneLine(zone: ObservationZone, index: number, count: number): string {
  return cupZoneLine(zone, index, roleOf(index, count));
}

function optionsLine({ startOpensS, minTimeS, options }: PlannedTask): string[] {
  const values = options?.format === 'cup' ? options.values : {};
  const fields = [
    ...(startOpensS === undefined ? [] : [`NoStart=${formatClock(startOpensS)}`]),
    ...(minTimeS === undefined ? [] : [`TaskTime=${formatClock(minTimeS)}`]),
    ...Object.entries(values).map(([key, value]) => `${key}=${value}`),
  ];
  return fields.length === 0 ? [] : [['Options', ...fields].join(',')];
}
