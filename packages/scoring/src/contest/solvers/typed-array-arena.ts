/** Size in bytes of the memory that several columns share. */
const SUPPLY_BYTES = 32_768;

/**
 * Allocates columns of zeros. Most are short, and a separate allocation would take longer than
 * their use, so they share memory.
 */
export class TypedArrayArena {
  #memory = new ArrayBuffer(0);
  #usedBytes = 0;

  float64(count: number): Float64Array {
    const at = this.#take(8 * count);
    return new Float64Array(this.#memory, at, count);
  }

  int32(count: number): Int32Array {
    const at = this.#take(4 * count);
    return new Int32Array(this.#memory, at, count);
  }

  /** Returns the offset of a number of free bytes. Offsets are multiples of eight. */
  #take(bytes: number): number {
    if (this.#usedBytes + bytes > this.#memory.byteLength) {
      this.#memory = new ArrayBuffer(Math.max(SUPPLY_BYTES, bytes));
      this.#usedBytes = 0;
    }
    const at = this.#usedBytes;
    this.#usedBytes += Math.ceil(bytes / 8) * 8;
    return at;
  }
}
