const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Walks the lines of a file without making strings. Lines may end in CR LF, LF, LF CR, or CR alone.
 *
 * Call `next()` until it answers false; `start` and `end` then hold the line without its end. A
 * reader that finds the end of what it knows on its own calls `begin()` and `finish()` instead.
 */
export class LineScan {
  start = 0;
  end = 0;
  readonly #bytes: Uint8Array;
  readonly #separator: number;
  #next: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#separator = bytes.includes(LINE_FEED) ? LINE_FEED : CARRIAGE_RETURN;
    this.#next = hasByteOrderMark(bytes) ? 3 : 0;
  }

  next(): boolean {
    if (!this.begin()) return false;
    this.finish(this.start);
    return true;
  }

  /** Goes to the next line and sets `start`; false behind the last one. */
  begin(): boolean {
    const bytes = this.#bytes;
    let start = this.#next;
    if (start >= bytes.length) return false;
    while (bytes[start] === CARRIAGE_RETURN && this.#separator === LINE_FEED) start++;
    this.start = start;
    return true;
  }

  /** Sets `end` of the line, whose bytes before `from` are known to hold no line end. */
  finish(from: number): void {
    const bytes = this.#bytes;
    const separator = this.#separator;
    let end = from;
    while (end < bytes.length && bytes[end] !== separator) end++;
    this.#next = end + 1;
    while (end > from && bytes[end - 1] === CARRIAGE_RETURN) end--;
    this.end = end;
  }
}

function hasByteOrderMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}
