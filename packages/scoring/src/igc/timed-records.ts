import { SECONDS_PER_DAY } from './b-fields.js';
import { checkRecording } from './check-recording.js';
import type { OtherLine } from './other-lines.js';
import { linesOf } from './other-lines.js';
import type { Recording } from './recording.js';

/** An event in flight (E record). */
export interface RecordedEvent {
  /** Seconds since 00:00 UTC of the recording's date. */
  readonly timeS: number;
  /**
   * Three letters: PEV for the pilot's button, STA for a start, and others defined by
   * manufacturers.
   */
  readonly code: string;
  /** Text after the code. */
  readonly text: string;
}

/** The satellites in use from a time on (F record). */
export interface SatelliteSet {
  /** Seconds since 00:00 UTC of the recording's date. */
  readonly timeS: number;
  /** Two-digit identifiers in the order of the file. */
  readonly satellites: readonly string[];
}

/** A comment by the recorder or a program (L record). */
export interface Comment {
  /** Source of the comment: three letters such as LXV or PLT. */
  readonly source: string;
  readonly text: string;
}

/** The base of differential corrections (D record). */
export interface DifferentialBase {
  readonly kind: 'gps' | 'dgps';
  /** Four characters; empty for plain GPS. */
  readonly station: string;
}

/**
 * Returns the events of a recording in the order of the file. Events with an invalid time are left
 * out.
 *
 * @throws {TypeError} If the argument is not a recording.
 * @see FAI technical specification for GNSS flight recorders, 2nd edition, A4.2
 */
export function readEvents(recording: Recording): RecordedEvent[] {
  checkRecording(recording);
  return timedRecords(recording, 'E').flatMap(({ timeS, rest }) =>
    /^[A-Z0-9]{3}/i.test(rest)
      ? [{ timeS, code: rest.slice(0, 3).toUpperCase(), text: rest.slice(3).trim() }]
      : [],
  );
}

/**
 * Returns the sets of satellites in the order of the file.
 *
 * @throws {TypeError} If the argument is not a recording.
 */
export function readSatelliteSets(recording: Recording): SatelliteSet[] {
  checkRecording(recording);
  return timedRecords(recording, 'F').map(({ timeS, rest }) => ({
    timeS,
    satellites: rest.match(/\d\d/g) ?? [],
  }));
}

/**
 * Returns the comments in the order of the file.
 *
 * @throws {TypeError} If the argument is not a recording.
 */
export function readComments(recording: Recording): Comment[] {
  checkRecording(recording);
  return Array.from(linesOf(recording.otherLines, 'L'), ({ text }) => ({
    source: text.slice(1, 4).toUpperCase(),
    text: text.slice(4).trim(),
  }));
}

/**
 * Returns the bases of differential corrections in the order of the file.
 *
 * @throws {TypeError} If the argument is not a recording.
 */
export function readDifferentialBases(recording: Recording): DifferentialBase[] {
  checkRecording(recording);
  return Array.from(linesOf(recording.otherLines, 'D')).flatMap(({ text }) => {
    const match = /^D([12])(.{0,4})/.exec(text);
    if (!match) return [];
    return [{ kind: match[1] === '2' ? 'dgps' : 'gps', station: `${match[2]}`.trim() } as const];
  });
}

/** Returns the records of a letter that begin with a time, with the rest of the line. */
export function timedRecords(recording: Recording, letter: string) {
  const records: { timeS: number; rest: string }[] = [];
  for (const line of linesOf(recording.otherLines, letter)) {
    const timeS = findTimeS(recording, line);
    if (timeS !== undefined) records.push({ timeS, rest: line.text.slice(7) });
  }
  return records;
}

/** Time of a record, on the day on which it is closest to the neighbouring fix. */
function findTimeS({ fixes }: Recording, { text, fixesBefore }: OtherLine): number | undefined {
  const match = /^.([01]\d|2[0-3])([0-5]\d)([0-5]\d)/.exec(text);
  if (!match) return undefined;
  const clockS = Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]);
  const besideS = fixes.timeS[Math.max(0, fixesBefore - 1)]!;
  return clockS + SECONDS_PER_DAY * Math.round((besideS - clockS) / SECONDS_PER_DAY);
}
