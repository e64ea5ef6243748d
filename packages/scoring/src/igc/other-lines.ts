import { decodeText } from './text.js';

/**
 * Lines of a file other than fixes, as columns of equal length in the order of the file. They are
 * decoded only when needed.
 */
export interface OtherLines {
  /** The whole file. */
  readonly bytes: Uint8Array;
  readonly count: number;
  /** Index of the first byte of each line, and the index after its last byte. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Number of fixes before each line. */
  readonly fixesBefore: Int32Array;
}

/** Number of characters read from a line. An I record with 99 fields has 696 characters. */
export const MAX_TEXT_LENGTH = 1000;

/** Collects the lines of a file that are not fixes. */
export class OtherLinesBuilder {
  #start = new Int32Array(64);
  #end = new Int32Array(64);
  #fixesBefore = new Int32Array(64);
  #count = 0;

  add(start: number, end: number, fixesBefore: number): void {
    if (this.#count === this.#start.length) this.#grow();
    this.#start[this.#count] = start;
    this.#end[this.#count] = end;
    this.#fixesBefore[this.#count++] = fixesBefore;
  }

  build(bytes: Uint8Array): OtherLines {
    const count = this.#count;
    return {
      bytes,
      count,
      start: this.#start.slice(0, count),
      end: this.#end.slice(0, count),
      fixesBefore: this.#fixesBefore.slice(0, count),
    };
  }

  #grow(): void {
    const [start, end, fixesBefore] = [this.#start, this.#end, this.#fixesBefore];
    const length = 2 * start.length;
    this.#start = new Int32Array(length);
    this.#start.set(start);
    this.#end = new Int32Array(length);
    this.#end.set(end);
    this.#fixesBefore = new Int32Array(length);
    this.#fixesBefore.set(fixesBefore);
  }
}

/** A decoded line. */
export interface OtherLine {
  readonly text: string;
  readonly fixesBefore: number;
}

/**
 * Yields the decoded lines that start with a letter, in the order of the file.
 *
 * @param mark A character without which a line is skipped. It saves time if most lines lack it.
 */
export function* linesOf(lines: OtherLines, letter: string, mark?: string): Generator<OtherLine> {
  const code = letter.charCodeAt(0);
  for (let i = 0; i < lines.count; i++) {
    const start = lines.start[i]!;
    if (lines.bytes[start] !== code) continue;
    const end = Math.min(lines.end[i]!, start + MAX_TEXT_LENGTH);
    if (mark && !hasByte(lines.bytes, mark.charCodeAt(0), start, end)) continue;
    yield { text: decodeText(lines.bytes, start, end), fixesBefore: lines.fixesBefore[i]! };
  }
}

function hasByte(bytes: Uint8Array, byte: number, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (bytes[at] === byte) return true;
  }
  return false;
}
