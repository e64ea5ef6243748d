import { POSITION_UNITS_PER_DEGREE, type Track } from '@cloudstreet/scoring/parse';

/**
 * Fixes of a flight for charts and maps, as columns of equal length in chronological order. Field
 * names state their units. A `Track` of the scoring package has other units and names, so
 * TypeScript does not accept it here; `flightColumns` converts it.
 */
export interface FlightColumns {
  /** Unix seconds, strictly increasing. */
  unixS: ArrayLike<number>;
  /** North positive. */
  latDeg: ArrayLike<number>;
  /** East positive. */
  lonDeg: ArrayLike<number>;
  /** Metres above mean sea level. */
  altitudeM: ArrayLike<number>;
  /** Altitude of the terrain below in metres above mean sea level; NaN where unknown. */
  groundAltM?: ArrayLike<number> | undefined;
}

/** The columns of an altitude curve. */
export type AltitudeColumns = Pick<FlightColumns, 'unixS' | 'altitudeM' | 'groundAltM'>;

/**
 * Converts a track of the scoring package to the columns of charts and maps.
 *
 * @param groundAltM Altitude of the terrain below each fix in metres; NaN where unknown.
 */
export function flightColumns(track: Track, groundAltM?: ArrayLike<number>): FlightColumns {
  const { timeS, lat, lon, altitudeM, dayStartS } = track;
  return {
    unixS: Float64Array.from(timeS, (second) => dayStartS + second),
    latDeg: Float64Array.from(lat, toDegrees),
    lonDeg: Float64Array.from(lon, toDegrees),
    altitudeM,
    groundAltM,
  };
}

function toDegrees(units: number): number {
  return units / POSITION_UNITS_PER_DEGREE;
}

/** Returns the index of the fix nearest in time, the earlier of two, or -1 without fixes. */
export function nearestInTime(unixS: ArrayLike<number>, wantedS: number): number {
  const next = firstFrom(unixS, wantedS);
  if (next === 0) return unixS.length === 0 ? -1 : 0;
  if (next === unixS.length) return next - 1;
  return wantedS - at(unixS, next - 1) <= at(unixS, next) - wantedS ? next - 1 : next;
}

/** Returns the time of the nearest fix. There must be at least one fix. */
export function nearestFixTime(unixS: ArrayLike<number>, wantedS: number): number {
  return at(unixS, nearestInTime(unixS, wantedS));
}

/** Returns the index of the first fix at or after a time; the number of fixes if there is none. */
export function firstFrom(unixS: ArrayLike<number>, wantedS: number): number {
  let [low, high] = [0, unixS.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(unixS, middle) < wantedS) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the value of a column at an index.
 *
 * @throws {RangeError} If the column is shorter.
 */
export function at(column: ArrayLike<number>, index: number): number {
  const value = column[index];
  if (value === undefined)
    throw new RangeError(`No value ${index} in a column of ${column.length}.`);
  return value;
}

/** Interpolates a column linearly at any time. Before the first fix it returns the first value. */
export function interpolate(
  unixS: ArrayLike<number>,
  column: ArrayLike<number>,
  wantedS: number,
): number {
  const next = Math.min(firstFrom(unixS, wantedS), unixS.length - 1);
  const [from, to] = [at(unixS, Math.max(next - 1, 0)), at(unixS, next)];
  if (wantedS >= to || next === 0) return at(column, next);
  const share = (wantedS - from) / (to - from);
  return at(column, next - 1) * (1 - share) + at(column, next) * share;
}

/** Returns the altitude of the terrain below a fix in metres; undefined where unknown. */
export function groundAt(
  { groundAltM }: Pick<FlightColumns, 'groundAltM'>,
  index: number,
): number | undefined {
  const groundM = groundAltM && at(groundAltM, index);
  return groundM === undefined || Number.isNaN(groundM) ? undefined : groundM;
}

/** Returns the height of a fix above the terrain in metres; undefined where unknown. */
export function heightAt(track: AltitudeColumns, index: number): number | undefined {
  const groundM = groundAt(track, index);
  return groundM === undefined ? undefined : at(track.altitudeM, index) - groundM;
}
