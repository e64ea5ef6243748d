/**
 * Moves labels as little as possible, so that none covers another and none exceeds the end.
 *
 * @param places Preferred positions in ascending order.
 * @param gap Minimum distance of neighbours.
 * @param end Last allowed position.
 */
export function spreadApart(places: readonly number[], gap: number, end: number): number[] {
  const spread: number[] = [];
  for (const place of places) {
    spread.push(Math.max(place, (spread.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  }
  let limit = end;
  for (let index = spread.length - 1; index >= 0; index -= 1) {
    spread[index] = Math.min(spread[index] ?? limit, limit);
    limit = (spread[index] ?? limit) - gap;
  }
  return spread;
}
