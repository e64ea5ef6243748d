import { checkRecording } from './check-recording.js';
import { parseExtensionFields } from './i-record.js';
import { linesOf } from './other-lines.js';
import { type ExtensionField, MISSING_VALUE, type Recording } from './recording.js';
import { timedRecords } from './timed-records.js';

/** Length in bytes of a K record before its fields: its letter and the time. */
const FIXED_LENGTH = 7;

/** Values that are recorded less often than fixes, such as wind, as columns of equal length. */
export interface KRecordColumns {
  readonly count: number;
  /** Seconds since 00:00 UTC of the recording's date. */
  readonly timeS: Int32Array;
  /**
   * Keyed by the code of the J record, such as `WDI`. `MISSING_VALUE` if a record has no number.
   */
  readonly values: Readonly<Record<string, Int32Array>>;
}

/**
 * Reads the K records of a recording with the fields that its J record defines.
 *
 * @throws {TypeError} If the argument is not a recording.
 * @see FAI technical specification for GNSS flight recorders, 2nd edition, A3.6 and A4.4
 */
export function readKRecords(recording: Recording): KRecordColumns {
  checkRecording(recording);
  const [layout] = linesOf(recording.otherLines, 'J');
  const fields = parseExtensionFields(layout?.text ?? '', FIXED_LENGTH);
  const rows = timedRecords(recording, 'K');
  return {
    count: rows.length,
    timeS: Int32Array.from(rows, ({ timeS }) => timeS),
    values: Object.fromEntries(
      fields.map((field) => [
        field.code,
        Int32Array.from(rows, ({ rest }) => valueOf(field, rest)),
      ]),
    ),
  };
}

/** @param rest The record after its time. */
function valueOf({ start, end }: ExtensionField, rest: string): number {
  const text = rest.slice(start - 1 - FIXED_LENGTH, end - FIXED_LENGTH).trim();
  return /^-?\d{1,9}$/.test(text) ? Number(text) : MISSING_VALUE;
}
