import type { AltitudeScale } from '@cloudstreet/scoring/units';

/** What an axis of altitudes has to show, in the reader's unit. */
export interface AltitudeAxis {
  low: number;
  high: number;
  /** How many steps fit. */
  maxCount: number;
  scale: AltitudeScale;
}

/**
 * Round altitudes that span a range, the first at or below its low end, the last at or above its
 * high end: at the steps of the scale, or at round parts or multiples of them where these are too
 * far apart or too near.
 */
export function altitudeTicks({ low, high, maxCount, scale }: AltitudeAxis): number[] {
  const least = Math.max((high - low) / Math.max(maxCount, 1), 1);
  const step = stepsOf(scale).find((candidate) => candidate >= least) ?? least;
  const values: number[] = [];
  const last = Math.ceil(high / step);
  for (let index = Math.floor(low / step); index <= last; index += 1) values.push(index * step);
  return values;
}

/** From the finest to the coarsest. */
function stepsOf({ step, minorStep }: AltitudeScale): number[] {
  return [
    ...[0.1, 0.2, 0.5, 1].map((part) => part * minorStep),
    ...[1, 2.5, 5, 10, 25, 50, 100].map((count) => count * step),
  ];
}
