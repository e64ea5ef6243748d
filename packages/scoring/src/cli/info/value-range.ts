/** Least and greatest of some values. */
export interface ValueRange {
  readonly min: number;
  readonly max: number;
}

/** The range of values; nothing where there is none. */
export function rangeOf(values: Iterable<number>): ValueRange | undefined {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return min <= max ? { min, max } : undefined;
}
