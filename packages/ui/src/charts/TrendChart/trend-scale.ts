import { roundTicks } from '../round-ticks.js';

/** Range and ticks of the axis of values. */
export interface TrendScale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const MAX_TICKS = 4;

/**
 * Returns an axis for values, with margins.
 *
 * @param values At least one.
 * @param isSum Whether the values are sums. Their axis starts at zero.
 */
export function trendScale(values: readonly number[], isSum: boolean): TrendScale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // Equal values need a range too, with the values in the middle.
  const marginOfAll = Math.max((most - least) * 0.25, Math.abs(most) * 0.05, Number.MIN_VALUE);
  const low = isSum ? 0 : least - marginOfAll;
  const high = isSum ? Math.max(most * 1.2, 1) : most + marginOfAll;
  return { low, high, ticks: roundTicks(low, high, MAX_TICKS) };
}

const MAX_NAMES = 8;

/** Returns the seasons that are named below the axis, always including the last. */
export function namedSeasons(first: number, last: number): number[] {
  const step = Math.ceil((last - first + 1) / MAX_NAMES);
  const count = Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => last - index * step).toReversed();
}
