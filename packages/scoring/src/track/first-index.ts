/**
 * Finds the first index for which a condition is true, by bisection; the count if it never is.
 *
 * @param isTrue Condition on an index below the count; once true, true for all that follow.
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
