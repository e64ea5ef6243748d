const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const EACH_BYTE = 0x01010101;
const HIGH_BITS = 0x80808080 | 0;
/**
 * Number of bytes in which the end of a line is searched directly, because `indexOf` has a high
 * fixed cost.
 */
const NEAR = 256;

/** A file to be read line by line. */
export interface IgcBytes {
  readonly bytes: Uint8Array;
  /** The same bytes. */
  readonly view: DataView;
  /** The byte that ends lines: LF if the file contains one, otherwise CR. */
  readonly separator: number;
}

/** Prepares a file, and detects how its lines end. */
export function toIgcBytes(bytes: Uint8Array): IgcBytes {
  return {
    bytes,
    view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    separator: bytes.includes(LINE_FEED) ? LINE_FEED : CARRIAGE_RETURN,
  };
}

/**
 * Returns the end, exclusive and with CRs, of the line that contains byte `from` or begins there.
 */
export function lineEnd({ bytes, view, separator }: IgcBytes, from: number): number {
  const pattern = separator * EACH_BYTE;
  const last = Math.min(bytes.length, from + NEAR) - 4;
  let at = from;
  for (; at <= last; at += 4) {
    // A byte of this word is zero where the file has the separator.
    const word = view.getInt32(at, true) ^ pattern;
    if (((word - EACH_BYTE) & ~word & HIGH_BITS) !== 0) break;
  }
  const end = Math.min(bytes.length, at + 4);
  while (at < end && bytes[at] !== separator) at++;
  if (at < end || at === bytes.length) return at;
  const found = bytes.indexOf(separator, at);
  return found === -1 ? bytes.length : found;
}

/** Returns the end of a line without the CRs before its separator. */
export function trimCarriageReturns(bytes: Uint8Array, start: number, end: number): number {
  let last = end;
  while (last > start && bytes[last - 1] === CARRIAGE_RETURN) last--;
  return last;
}

/** Returns the start of the line after a separator. Some files end lines in LF CR. */
export function skipCarriageReturns({ bytes, separator }: IgcBytes, start: number): number {
  let next = start;
  // If lines end in CR, the next line starts here.
  if (separator !== LINE_FEED) return next;
  while (bytes[next] === CARRIAGE_RETURN) next++;
  return next;
}

/**
 * Iterates over the lines of a file without creating strings. Lines may end in CR LF, LF, LF CR, or
 * CR alone.
 *
 * Call `next()` until it returns false. After each call, `start` and `end` delimit the line without
 * its line ending. A reader that handles some lines itself calls `begin()` and, at their end,
 * `goTo()`; it calls `finish()` for each line that it skips.
 */
export class LineScan {
  start = 0;
  end = 0;
  readonly #file: IgcBytes;
  #next: number;

  constructor(bytes: Uint8Array, file = toIgcBytes(bytes)) {
    this.#file = file;
    this.#next = hasByteOrderMark(bytes) ? 3 : 0;
  }

  next(): boolean {
    if (!this.begin()) return false;
    this.finish();
    return true;
  }

  /** Moves to the next line and sets `start`. Returns false after the last one. */
  begin(): boolean {
    if (this.#next >= this.#file.bytes.length) return false;
    this.start = skipCarriageReturns(this.#file, this.#next);
    return true;
  }

  /** Sets `end` of the line that begins at `start`. */
  finish(): void {
    const end = lineEnd(this.#file, this.start);
    this.#next = end + 1;
    this.end = trimCarriageReturns(this.#file.bytes, this.start, end);
  }

  /** Continues with the line that begins at a byte. */
  goTo(start: number): void {
    this.#next = start;
  }
}

function hasByteOrderMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}
