import { METRIC_READER, writeNumber } from '../../units/write-quantity.js';

/** Points as receipts write them, `1,142.58 points`. */
export function pointsText(points: number): string {
  return `${writeNumber(points, METRIC_READER.locale, { least: 2, most: 2 })} points`;
}
