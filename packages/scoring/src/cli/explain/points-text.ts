import { formatNumber, METRIC_FORMAT } from '../../units/format-quantity.js';

/** Formats points as receipts do: `1,142.58 points`. */
export function pointsText(points: number): string {
  return `${formatNumber(points, METRIC_FORMAT.locale, { min: 2, max: 2 })} points`;
}
