/**
 * The first index from which on something is true, found by halving; the count where it never is.
 *
 * @param isTrue Of an index below the count; once true, true of all that follow.
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
