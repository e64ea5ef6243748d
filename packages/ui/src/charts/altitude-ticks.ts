/** Altitudes for the labels of an axis, and the range that ends at such labels. */
export interface AltitudeTicks {
  /** In the reader's unit. */
  values: number[];
  step: number;
}

/**
 * Round altitudes that span a range, the first at or below its low end, the last at or above its
 * high end; all in the reader's unit.
 *
 * @param maxCount How many steps fit.
 */
export function altitudeTicks(low: number, high: number, maxCount: number): AltitudeTicks {
  const least = Math.max((high - low) / Math.max(maxCount, 1), 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 2.5, 5, 10].find((digit) => digit * power >= least) ?? 10) * power;
  const values: number[] = [];
  const last = Math.ceil(high / step);
  for (let index = Math.floor(low / step); index <= last; index += 1) values.push(index * step);
  return { values, step };
}
