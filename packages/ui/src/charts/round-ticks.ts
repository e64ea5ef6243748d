/**
 * Returns round values inside a range: multiples of 1, 2 or 5 times a power of ten.
 *
 * @param maxCount Maximum number of steps.
 */
export function roundTicks(low: number, high: number, maxCount: number): number[] {
  const least = (high - low) / Math.max(maxCount, 1);
  if (!(least > 0)) return [];
  const power = Math.floor(Math.log10(least));
  // Computed with whole numbers, because 0.1 has no exact value.
  const step = [1, 2, 5, 10].find((part) => part * 10 ** power >= least * (1 - 1e-9)) ?? 10;
  const scale = 10 ** Math.abs(power);
  const value = (index: number) => (power < 0 ? (index * step) / scale : index * step * scale);
  const values: number[] = [];
  const size = value(1);
  for (let index = Math.ceil(low / size - 1e-9); value(index) <= high + 1e-9 * size; index += 1) {
    values.push(value(index) + 0);
  }
  return values;
}
