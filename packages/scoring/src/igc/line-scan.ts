const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Walks the lines of a file without making strings. Lines may end in CR LF, LF, LF CR, or CR alone.
 *
 * Call `next()` until it answers false; `start` and `end` then hold the line without its end.
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
    const bytes = this.#bytes;
    if (this.#next >= bytes.length) return false;
    this.start = this.#next;
    const found = bytes.indexOf(this.#separator, this.start);
    let end = found < 0 ? bytes.length : found;
    this.#next = end + 1;
    while (end > this.start && bytes[end - 1] === CARRIAGE_RETURN) end--;
    while (this.start < end && bytes[this.start] === CARRIAGE_RETURN) this.start++;
    this.end = end;
    return true;
  }
}

function hasByteOrderMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}
