import { parseCupx, writeCupx } from '../cup/cupx.js';
import { parseCup } from '../cup/parse-cup.js';
import { writeCup } from '../cup/write-cup.js';
import { checkOneOf } from '../units/check-value.js';
import { checkBytes, checkTaskFile } from '../waypoint/check-task-file.js';
import { decodeText, encodeText } from '../waypoint/decode-text.js';
import type { PlannedTask } from '../waypoint/planned-task.js';
import type { ParsedTaskFile, TaskFile } from '../waypoint/task-file.js';
import { FindingList } from '../waypoint/task-file-finding.js';
import { parseCRecords } from './c-records.js';
import { writeGeoJson } from './geojson-waypoints.js';
import { parseGpx, writeGpx } from './gpx-waypoints.js';
import { writeKml } from './kml-waypoints.js';
import { parseLkt, writeLkt } from './lkt.js';
import { contentOfTask } from './task-content.js';
import { parseTsk, writeTsk } from './tsk.js';
import { parseXctsk, writeXctsk } from './xctsk.js';

/** Formats that can be written, each the extension of its files. */
export const TASK_FILE_FORMATS = [
  'cup',
  'cupx',
  'tsk',
  'xctsk',
  'lkt',
  'gpx',
  'kml',
  'geojson',
] as const;

export type TaskFileFormat = (typeof TASK_FILE_FORMATS)[number];

/** Beginnings of files in text; all others are CUP files. */
const TEXT_FORMATS: readonly {
  readonly beginning: RegExp;
  readonly parse: (text: string) => ParsedTaskFile;
}[] = [
  { beginning: /^[^<]{0,9}(?:<[?!][^>]*>\s*)*<(?:\w+:)?gpx[\s>/]/i, parse: parseGpx },
  { beginning: /^[^<]{0,9}(?:<[?!][^>]*>\s*)*<lk-task[\s>/]/i, parse: parseLkt },
  { beginning: /^[^<]{0,9}(?:<[?!][^>]*>\s*)*<Task[\s>/]/i, parse: parseTsk },
  { beginning: /^\s*(?:XCTSK:\s*)?\{/i, parse: parseXctsk },
  { beginning: /^A[A-Z\d]{3}[^,\r\n]*[\r\n]/, parse: parseCRecords },
  { beginning: /^C\d{18}/, parse: parseCRecords },
];
const BEGINNING_LENGTH = 2000;

/**
 * Reads a file of waypoints and tasks in any of the formats: CUP, CUPX, tasks of XCSoar, XCTrack and
 * LK8000, GPX, or an IGC file with a declaration. The content decides, not the name.
 *
 * @throws {TypeError} If the value is not a list of bytes.
 */
export function parseTaskFile(bytes: Uint8Array): ParsedTaskFile {
  checkBytes('bytes', bytes);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return parseCupx(bytes);
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  const beginning = text.slice(0, BEGINNING_LENGTH);
  const format = TEXT_FORMATS.find((known) => known.beginning.test(beginning));
  if (format) return format.parse(text);
  if (beginning.includes(',')) return parseCup(text);
  const list = new FindingList();
  list.report('UNKNOWN_FORMAT', 1, beginning.split('\n', 1)[0] ?? '');
  return contentOfTask(undefined, list);
}

/** Formats of a single task. */
const SINGLE_TASK: Partial<Readonly<Record<TaskFileFormat, (task: PlannedTask) => string>>> = {
  tsk: writeTsk,
  xctsk: writeXctsk,
  lkt: writeLkt,
};

const WHOLE_FILE: Partial<Readonly<Record<TaskFileFormat, (content: TaskFile) => string>>> = {
  cup: writeCup,
  gpx: writeGpx,
  kml: writeKml,
  geojson: writeGeoJson,
};

/**
 * Writes a file of waypoints and tasks, text in UTF-8. Formats leave out what they have no place for.
 *
 * @throws {TypeError} If the content has no waypoints or tasks.
 * @throws {RangeError} If the format is unknown, or is that of a single task and there is not
 *   exactly one.
 */
export function writeTaskFile(content: TaskFile, format: TaskFileFormat): Uint8Array {
  checkTaskFile(content);
  checkOneOf('format', format, TASK_FILE_FORMATS);
  if (format === 'cupx') return writeCupx(content);
  const { tasks } = content;
  const [task] = tasks;
  const writeTask = SINGLE_TASK[format];
  if (writeTask && (!task || tasks.length > 1)) {
    throw new RangeError(`A file of the format ${format} has one task, not ${tasks.length}.`);
  }
  const text = writeTask && task ? writeTask(task) : (WHOLE_FILE[format]?.(content) ?? '');
  return encodeText(text, 'utf-8');
}
