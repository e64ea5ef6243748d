/** Codes of findings, with messages for maintainers of the file. */
const WORDS = {
  UNKNOWN_FORMAT: 'The file is of no format that can be read.',
  INVALID_ARCHIVE: 'The archive cannot be opened, or has no file of waypoints.',
  INVALID_XML: 'The text is not well-formed XML here.',
  INVALID_JSON: 'The text is no JSON of a task.',
  TOO_LARGE: 'The file has more waypoints or points than can be read; the rest is left out.',
  MISSING_COLUMN: 'The header has no column for the name, the latitude or the longitude.',
  MISSING_NAME: 'The waypoint has no name.',
  INVALID_COORDINATES: 'The coordinates cannot be read.',
  TOO_FEW_POINTS: 'The task has fewer than two points.',
  UNKNOWN_WAYPOINT: 'The task has a point that is not among the waypoints.',
  INVALID_ELEVATION: 'The elevation is no length, and is left out.',
  INVALID_RUNWAY: 'The direction, length or width of the runway cannot be read, and is left out.',
  UNKNOWN_KIND: 'The style is not known, and is left out.',
  REPEATED_NAME: 'Another waypoint has this name. Tasks use the first one.',
  UNCLOSED_QUOTE: 'A quotation mark is not closed on the line.',
  EXTRA_FIELDS: 'The line has more fields than the header. They are left out.',
  INVALID_ZONE: 'The observation zone cannot be read, and is left out.',
  INVALID_OPTION: 'The setting cannot be read, and is left out.',
  UNKNOWN_PLACE: 'The place of takeoff, landing or an other start is not among the waypoints.',
  UNKNOWN_LINE: 'The line is of no known kind, and is left out.',
} as const;

/** Stable, for branching. */
export type TaskFileCode = keyof typeof WORDS;

/** The codes that cost the waypoint, the task or the file; after any other it is still used. */
const ERRORS: ReadonlySet<TaskFileCode> = new Set<TaskFileCode>([
  'UNKNOWN_FORMAT',
  'INVALID_ARCHIVE',
  'INVALID_XML',
  'INVALID_JSON',
  'TOO_LARGE',
  'MISSING_COLUMN',
  'MISSING_NAME',
  'INVALID_COORDINATES',
  'TOO_FEW_POINTS',
  'UNKNOWN_WAYPOINT',
]);

/** A finding on a line of a file of waypoints and tasks. */
export interface TaskFileFinding {
  readonly code: TaskFileCode;
  /** An error leaves out the waypoint, the task or the file, a warning only a detail. */
  readonly type: 'error' | 'warning';
  /** Counted from 1. */
  readonly line: number;
  /** The line itself, cut to 80 characters. */
  readonly source: string;
  /** In English. */
  readonly message: string;
}

const MAX_SOURCE_LENGTH = 80;
const MAX_FINDINGS = 1000;

/** Findings in the order of the file. Those beyond the first 1000 are only counted. */
export class FindingList {
  readonly findings: TaskFileFinding[] = [];
  furtherFindings = 0;

  report(code: TaskFileCode, line: number, source: string): void {
    if (this.findings.length >= MAX_FINDINGS) {
      this.furtherFindings += 1;
      return;
    }
    this.findings.push({
      code,
      type: ERRORS.has(code) ? 'error' : 'warning',
      line,
      source: source.trim().slice(0, MAX_SOURCE_LENGTH),
      message: WORDS[code],
    });
  }
}
