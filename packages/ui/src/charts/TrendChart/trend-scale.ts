import { roundTicks } from '../round-ticks.js';

/** Range and ticks of the axis of values. */
export interface TrendScale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const MAX_TICKS = 4;

/**
 * The axis of some values, with room around them.
 *
 * @param values At least one.
 * @param isSum Whether the values are sums, which are only seen rightly from zero.
 */
export function trendScale(values: readonly number[], isSum: boolean): TrendScale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // Equal values lie in the middle of some room, too.
  const marginOfAll = Math.max((most - least) * 0.25, Math.abs(most) * 0.05, Number.MIN_VALUE);
  const low = isSum ? 0 : least - marginOfAll;
  const high = isSum ? Math.max(most * 1.2, 1) : most + marginOfAll;
  return { low, high, ticks: roundTicks(low, high, MAX_TICKS) };
}

const MAX_NAMES = 8;

/** Which seasons of a span are named below the axis, the last of them always. */
export function namedSeasons(first: number, last: number): number[] {
  const step = Math.ceil((last - first + 1) / MAX_NAMES);
  const count = Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => last - index * step).toReversed();
}
