/** Rounds to 2 decimals, as distances are before points are computed, and points at the end. */
export function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
