import { firstFrom } from '../../flight/flight-columns.js';
import type { BarogramCurve } from '../barogram-curves.js';
import type { TimeWindow } from '../time-window.js';

const MARGIN = 0.08;

/** Prepares what the axis of a curve shows for a window: its base, and all that is not cut off. */
export function createCurveRange(
  timeS: ArrayLike<number>,
  {
    values,
    base = 0,
    most = Number.POSITIVE_INFINITY,
  }: Pick<BarogramCurve, 'values' | 'base' | 'most'>,
): (window: TimeWindow) => [low: number, high: number] {
  let known: { window: TimeWindow; range: [number, number] } | undefined;
  return (window) => {
    // The axis asks several times for each drawing.
    if (known?.window === window) return known.range;
    let [low, high] = [base, base];
    const last = Math.min(firstFrom(timeS, window.toS), values.length - 1);
    for (let fix = Math.max(firstFrom(timeS, window.fromS) - 1, 0); fix <= last; fix += 1) {
      const value = values[fix] ?? Number.NaN;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    high = Math.min(high, most);
    const margin = high > low ? (high - low) * MARGIN : 1;
    const range: [number, number] = [low < base ? low - margin : low, high + margin];
    known = { window, range };
    return range;
  };
}
