import { checkText } from '../units/check-value.js';
import type { PlannedTask } from '../waypoint/planned-task.js';
import type { ParsedTaskFile } from '../waypoint/task-file.js';
import { FindingList, type TaskFileCode } from '../waypoint/task-file-finding.js';
import type { Waypoint } from '../waypoint/waypoint.js';
import { type CupLine, cupLines } from './cup-lines.js';
import { CupTaskReader, isTaskDetail, type NamedWaypoints } from './cup-task.js';
import {
  areCupColumnsComplete,
  type CupColumns,
  findCupColumns,
  readCupWaypoint,
  usualCupColumns,
} from './cup-waypoint.js';

const TASKS_HEADING = /^-+\s*related tasks\s*-+$/i;
const MAX_WAYPOINTS = 200_000;

/** Content of a CUP file. */
export interface ParsedCup extends ParsedTaskFile {
  /** Line of each waypoint, counted from 1. */
  readonly waypointLines: readonly number[];
}

/**
 * Reads a CUP file with waypoints and tasks. Columns may have any order. Flaws are reported with
 * their line, and the rest is used.
 *
 * @param text Decoded file; see `decodeText`.
 * @throws {TypeError} If it is not a string.
 * @see SeeYou CUP file format 1.2
 */
export function parseCup(text: string): ParsedCup {
  checkText('text', text);
  const reader = new CupReader();
  for (const record of cupLines(text)) reader.read(record);
  return reader.finish();
}

class CupReader {
  readonly #list = new FindingList();
  readonly #waypoints: Waypoint[] = [];
  readonly #waypointLines: number[] = [];
  readonly #byName = new Map<string, Waypoint>();
  readonly #tasks: PlannedTask[] = [];
  #columns: CupColumns | undefined;
  #hasHeader = false;
  #width = 0;
  #isInTasks = false;
  #isTooLarge = false;
  #task: CupTaskReader | undefined;

  read(record: CupLine): void {
    if (TASKS_HEADING.test(record.source.trim())) this.#isInTasks = true;
    else if (this.#isInTasks) this.#readTaskLine(record);
    else if (!this.#columns) this.#readFirst(record);
    else if (!record.source.startsWith('*')) this.#readWaypoint(record, this.#columns);
  }

  finish(): ParsedCup {
    this.#finishTask();
    const { findings, furtherFindings } = this.#list;
    return {
      waypoints: this.#waypoints,
      waypointLines: this.#waypointLines,
      tasks: this.#tasks,
      findings,
      furtherFindings,
    };
  }

  /** The first line is a header as a rule. */
  #readFirst(record: CupLine): void {
    const header = findCupColumns(record.fields);
    this.#hasHeader = header !== undefined;
    this.#columns = header ?? usualCupColumns(record.fields.length);
    this.#width = record.fields.length;
    if (!header) this.#readWaypoint(record, this.#columns);
    else if (!areCupColumnsComplete(header)) this.#report('MISSING_COLUMN', record);
  }

  #readWaypoint(record: CupLine, columns: CupColumns): void {
    if (!areCupColumnsComplete(columns)) return;
    if (this.#waypoints.length >= MAX_WAYPOINTS) {
      if (!this.#isTooLarge) this.#report('TOO_LARGE', record);
      this.#isTooLarge = true;
      return;
    }
    if (record.isOpen) this.#report('UNCLOSED_QUOTE', record);
    if (this.#hasHeader && isTooWide(record.fields, this.#width)) {
      this.#report('EXTRA_FIELDS', record);
    }
    const waypoint = readCupWaypoint(record.fields, columns, (code) => this.#report(code, record));
    if (!waypoint) return;
    if (this.#byName.has(waypoint.name)) this.#report('REPEATED_NAME', record);
    else this.#byName.set(waypoint.name, waypoint);
    this.#waypoints.push(waypoint);
    this.#waypointLines.push(record.line);
  }

  #readTaskLine(record: CupLine): void {
    const report = (code: TaskFileCode, at: CupLine = record) => this.#report(code, at);
    if (record.isOpen) report('UNCLOSED_QUOTE');
    if (!isTaskDetail(record)) {
      this.#finishTask();
      this.#task = new CupTaskReader(record, this.#places(), report);
    } else if (this.#task) this.#task.readDetail(record);
    else report('UNKNOWN_LINE');
  }

  #finishTask(): void {
    const task = this.#task?.finish();
    if (task) this.#tasks.push(task);
    this.#task = undefined;
  }

  /** Points within a task have the columns of the file. */
  #places(): NamedWaypoints {
    return {
      find: (name) => this.#byName.get(name),
      columns: this.#columns ?? usualCupColumns(14),
    };
  }

  #report(code: TaskFileCode, { line, source }: CupLine): void {
    this.#list.report(code, line, source);
  }
}

/** Whether there are fields beyond the header that are not empty. */
function isTooWide(fields: readonly string[], width: number): boolean {
  return fields.length > width && fields.slice(width).some((field) => field !== '');
}
