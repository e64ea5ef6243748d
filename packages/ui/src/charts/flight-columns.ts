/** The fixes of one flight as columns of equal length, in order of time. */
export interface FlightColumns {
  /** Unix seconds, strictly increasing. */
  timeS: ArrayLike<number>;
  altitudeM: ArrayLike<number>;
  /** Height of the terrain above mean sea level, in metres; NaN where it is not known. */
  groundAltM?: ArrayLike<number> | undefined;
  /** Degrees. With `lon` they give the speed over ground. */
  lat?: ArrayLike<number> | undefined;
  lon?: ArrayLike<number> | undefined;
}

/** Index of the fix nearest in time; of two equally near, the earlier. -1 where there is no fix. */
export function nearestInTime(timeS: ArrayLike<number>, wantedS: number): number {
  const next = firstFrom(timeS, wantedS);
  if (next === 0) return timeS.length === 0 ? -1 : 0;
  if (next === timeS.length) return next - 1;
  return wantedS - at(timeS, next - 1) <= at(timeS, next) - wantedS ? next - 1 : next;
}

/** The time of the fix nearest to a moment, of which there is at least one. */
export function fixNear(timeS: ArrayLike<number>, wantedS: number): number {
  return at(timeS, nearestInTime(timeS, wantedS));
}

/** Index of the first fix at or after the time; the number of fixes where there is none. */
export function firstFrom(timeS: ArrayLike<number>, wantedS: number): number {
  let [low, high] = [0, timeS.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(timeS, middle) < wantedS) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The value of a column at an index.
 *
 * @throws {RangeError} If the column is shorter.
 */
export function at(column: ArrayLike<number>, index: number): number {
  const value = column[index];
  if (value === undefined)
    throw new RangeError(`No value ${index} in a column of ${column.length}.`);
  return value;
}

/** A column's value at any time: on the straight line between the fixes before and after. */
export function interpolate(
  timeS: ArrayLike<number>,
  column: ArrayLike<number>,
  wantedS: number,
): number {
  const next = Math.min(firstFrom(timeS, wantedS), timeS.length - 1);
  const [from, to] = [at(timeS, Math.max(next - 1, 0)), at(timeS, next)];
  if (wantedS >= to || next === 0) return at(column, next);
  const share = (wantedS - from) / (to - from);
  return at(column, next - 1) * (1 - share) + at(column, next) * share;
}

/** How high the ground lies under a fix, in metres; undefined where it is not known. */
export function groundAt({ groundAltM }: FlightColumns, index: number): number | undefined {
  const groundM = groundAltM && at(groundAltM, index);
  return groundM === undefined || Number.isNaN(groundM) ? undefined : groundM;
}

/** How high a fix lies above the ground, in metres; undefined where that is not known. */
export function heightAt(track: FlightColumns, index: number): number | undefined {
  const groundM = groundAt(track, index);
  return groundM === undefined ? undefined : at(track.altitudeM, index) - groundM;
}
