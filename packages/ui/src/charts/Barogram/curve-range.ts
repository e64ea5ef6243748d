import type { Interval } from '@cloudstreet/scoring/parse';
import { firstFrom } from '../../flight/flight-columns.js';
import type { BarogramCurve } from '../barogram-curves.js';

const MARGIN = 0.08;

/**
 * Prepares the range of a curve's axis for a window: its base value, and all values below the
 * limit.
 */
export function createCurveRange(
  timeS: ArrayLike<number>,
  {
    values,
    base = 0,
    most = Number.POSITIVE_INFINITY,
  }: Pick<BarogramCurve, 'values' | 'base' | 'most'>,
): (window: Interval) => [low: number, high: number] {
  let known: { window: Interval; range: [number, number] } | undefined;
  return (window) => {
    // Cached, because the axis asks several times per drawing.
    if (known?.window === window) return known.range;
    let [low, high] = [base, base];
    const last = Math.min(firstFrom(timeS, window.endS), values.length - 1);
    for (let fix = Math.max(firstFrom(timeS, window.startS) - 1, 0); fix <= last; fix += 1) {
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
