import { IgcError } from './igc-error.js';
import { LineScan } from './line-scan.js';
import { parseIgc } from './parse-igc.js';
import type { FixColumns, Recording } from './recording.js';

/** A line and the bytes that end it. The last line of a file may have none. */
export interface SourceLine {
  readonly text: Uint8Array;
  readonly lineEnd: Uint8Array;
}

/** Fixes of a recording's file, and the lines from which they were read. */
export interface FixSource {
  readonly fixes: FixColumns;
  lineOf(fix: number): SourceLine;
}

export const [CARRIAGE_RETURN, LINE_FEED] = [13, 10];

/** Parses the file of a recording again. Undefined if it has another number of fixes. */
export function findFixSource({ fixes, otherLines }: Recording): FixSource | undefined {
  const { bytes } = otherLines;
  const read = readAgain(bytes);
  if (read?.fixes.count !== fixes.count) return undefined;
  const { starts, ends } = fixLines(read);
  return { fixes: read.fixes, lineOf: (fix) => lineAt(bytes, starts[fix]!, ends[fix]!) };
}

/**
 * Returns the line in a range of bytes, including everything before the next line, such as empty
 * lines.
 */
export function lineAt(bytes: Uint8Array, start: number, end: number): SourceLine {
  let next = end;
  while (bytes[next] === CARRIAGE_RETURN || bytes[next] === LINE_FEED) next++;
  return { text: bytes.subarray(start, end), lineEnd: bytes.subarray(end, next) };
}

/** Bytes before the first line: a byte order mark, empty lines. */
export function leadingBytes(bytes: Uint8Array): Uint8Array {
  const scan = new LineScan(bytes);
  while (scan.next()) {
    if (scan.end > scan.start) return bytes.subarray(0, scan.start);
  }
  return bytes.subarray(0, 0);
}

function readAgain(bytes: Uint8Array): Recording | undefined {
  try {
    return parseIgc(bytes, { verifiers: [] }).recording;
  } catch (error) {
    // A file that cannot be parsed has no source lines.
    if (error instanceof IgcError) return undefined;
    throw error;
  }
}

/**
 * Positions of the fixes in a file. Each line that is neither empty nor one of the other lines is a
 * fix.
 */
function fixLines({ fixes, otherLines }: Recording) {
  const [starts, ends] = [new Int32Array(fixes.count), new Int32Array(fixes.count)];
  const scan = new LineScan(otherLines.bytes);
  let [fix, other] = [0, 0];
  while (scan.next()) {
    if (scan.end === scan.start) continue;
    if (scan.start === otherLines.start[other]) {
      other++;
      continue;
    }
    starts[fix] = scan.start;
    ends[fix++] = scan.end;
  }
  return { starts, ends };
}
