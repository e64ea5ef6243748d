import type { Position } from '../geo/position.js';
import { MAX_C_RECORDS } from '../igc/c-record.js';
import { checkFinite, checkObject, checkText } from '../units/check-value.js';
import { checkPlannedTask } from '../waypoint/check-task-file.js';
import { distinctWaypoints } from '../waypoint/distinct-waypoints.js';
import { oneLine } from '../waypoint/field-text.js';
import type { PlannedTask } from '../waypoint/planned-task.js';
import type { ParsedTaskFile } from '../waypoint/task-file.js';
import { FindingList } from '../waypoint/task-file-finding.js';
import type { Waypoint } from '../waypoint/waypoint.js';
import { readRecordedTasks } from './recorded-zones.js';

/**
 * Reads the tasks of a recording, or of C records alone: those declared in the recorder, then those
 * that an organiser added with SeeYou or StrePla. They have zones if lines of the recording describe
 * them.
 *
 * @throws {TypeError} If it is not a string.
 * @see FAI technical specification for GNSS flight recorders, 2nd edition, A3.5.3
 */
export function parseCRecords(text: string): ParsedTaskFile {
  checkText('text', text);
  const lines = text.split(/\r\n|\n|\r/);
  const first = lines.findIndex((line) => line.startsWith('C'));
  const records = lines.filter((line) => line.startsWith('C'));
  const tasks = readRecordedTasks(lines);
  const list = new FindingList();
  if (tasks.length === 0) {
    const code = records.length > MAX_C_RECORDS ? 'TOO_LARGE' : 'TOO_FEW_POINTS';
    list.report(code, first + 1 || 1, lines[first] ?? '');
  }
  const { findings, furtherFindings } = list;
  return { waypoints: distinctWaypoints(tasks), tasks, findings, furtherFindings };
}

/** Times of a declaration, as Unix seconds. */
export interface DeclarationTimes {
  readonly declaredAtS: number;
  /** Any moment of the day of the flight in UTC. By default the task is valid for any day. */
  readonly flightDayS?: number;
}

/**
 * Formats a task as C records. Zones are left out. Positions are rounded to thousandths of a minute.
 *
 * @returns Lines without their ends.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a time is not finite, or the task has more points than recorders may
 *   declare: 17.
 * @see FAI technical specification for GNSS flight recorders, 2nd edition, A3.5.3
 */
export function writeCRecords(task: PlannedTask, times: DeclarationTimes): string[] {
  checkPlannedTask(task);
  checkObject('times', times, ['declaredAtS']);
  const { declaredAtS, flightDayS } = times;
  checkFinite('declaredAtS', declaredAtS);
  if (flightDayS !== undefined) checkFinite('flightDayS', flightDayS);
  const { name = '', takeoff, points, landing } = task;
  // Besides the points, there is a line each for the times, the takeoff and the landing.
  if (points.length > MAX_C_RECORDS - 3) {
    throw new RangeError(
      `A declaration has at most ${MAX_C_RECORDS - 3} points, not ${points.length}.`,
    );
  }
  const day = flightDayS === undefined ? '000000' : dayText(flightDayS);
  const turnpoints = String(points.length - 2).padStart(2, '0');
  return [
    `C${dayText(declaredAtS)}${clockText(declaredAtS)}${day}0001${turnpoints}${ascii(name)}`,
    ...[takeoff, ...points, landing].map(placeLine),
  ];
}

function placeLine(place: Waypoint | undefined): string {
  if (!place) return 'C0000000N00000000E';
  return `C${angle(place, 'lat', 2)}${place.lat < 0 ? 'S' : 'N'}${angle(place, 'lon', 3)}${
    place.lon < 0 ? 'W' : 'E'
  }${ascii(place.name)}`;
}

function angle(place: Position, side: 'lat' | 'lon', digits: number): string {
  const thousandths = Math.round(Math.abs(place[side]) * 60_000);
  const degrees = String(Math.floor(thousandths / 60_000)).padStart(digits, '0');
  return degrees + String(thousandths % 60_000).padStart(5, '0');
}

function dayText(timeS: number): string {
  const [year = '', month = '', day = ''] = isoText(timeS).slice(2, 10).split('-');
  return day + month + year;
}

function clockText(timeS: number): string {
  return isoText(timeS).slice(11, 19).replaceAll(':', '');
}

function isoText(timeS: number): string {
  return new Date(timeS * 1000).toISOString();
}

/** Recordings have no other letters: accents are removed, and what remains becomes spaces. */
function ascii(text: string): string {
  return oneLine(
    text
      .normalize('NFKD')
      .replaceAll(/\p{Mark}/gu, '')
      .replaceAll(/[^ -~]/g, ' '),
  );
}
