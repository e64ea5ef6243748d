/** Range of an altitude axis in the user's unit. */
export interface AltitudeAxis {
  low: number;
  high: number;
  /** Maximum number of steps. */
  maxCount: number;
}

/**
 * Returns round altitudes that cover a range, from at or below its low end to at or above its high
 * end: multiples of 1, 2, 2.5 or 5 times a power of ten.
 */
export function altitudeTicks({ low, high, maxCount }: AltitudeAxis): number[] {
  const step = roundStep(Math.max((high - low) / Math.max(maxCount, 1), 1));
  const values: number[] = [];
  const last = Math.ceil(high / step);
  for (let index = Math.floor(low / step); index <= last; index += 1) values.push(index * step);
  return values;
}

/** Returns the smallest round step that is not shorter, in whole units like the labels. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const steps = [1, 2, 2.5, 5, 10].map((part) => part * power);
  return steps.find((step) => step >= least && Number.isInteger(step)) ?? 10 * power;
}
