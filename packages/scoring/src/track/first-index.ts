/**
 * Finds the first index for which a condition is true, by bisection. Returns `count` if there is
 * none.
 *
 * @param isTrue Condition on an index below `count`. Once true, it is true for all following
 *   indexes.
 */
export function firstIndex(count: number, isTrue: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
