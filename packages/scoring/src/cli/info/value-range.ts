/** Minimum and maximum of some values. */
export interface ValueRange {
  readonly min: number;
  readonly max: number;
}

/** Returns the range of values, or undefined without any. */
export function rangeOf(values: Iterable<number>): ValueRange | undefined {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return min <= max ? { min, max } : undefined;
}
