/** Returns a range with zero and all values, with a small margin; never empty. */
export function leadRange(lines: readonly ArrayLike<number>[]): [low: number, high: number] {
  let [low, high] = [0, 0];
  for (const values of lines) {
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index]!;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  const air = (high - low) * 0.06 || 1;
  return [low - air, high + air];
}
