import { type DayTracks, MAX_STEP_S } from './day-tracks.js';

/** Positions of the gliders of a day at a time, in columns that the next call overwrites. */
export interface DayMoment {
  /** 1 for a glider in the air with a known position. */
  isFlying: Uint8Array;
  /** In units of the world. */
  x: Int32Array;
  y: Int32Array;
  /** Direction as a vector to the east and north, of any length. */
  courseX: Float32Array;
  courseY: Float32Array;
  /** Index of the entry before the moment, and the share of the step to the next one, 0 to 1. */
  step: Uint32Array;
  share: Float32Array;
}

export function createDayMoment({ offsets }: Pick<DayTracks, 'offsets'>): DayMoment {
  const size = offsets.length - 1;
  return {
    isFlying: new Uint8Array(size),
    x: new Int32Array(size),
    y: new Int32Array(size),
    courseX: new Float32Array(size),
    courseY: new Float32Array(size),
    step: new Uint32Array(size),
    share: new Float32Array(size),
  };
}

/**
 * Writes the positions of all gliders at a Unix time in seconds. Returns the number of gliders in
 * the air.
 */
export function moveDayMoment(moment: DayMoment, tracks: DayTracks, momentS: number): number {
  const { offsets, timeS, x, y } = tracks;
  const { isFlying, courseX, courseY } = moment;
  const at = momentS - tracks.startS;
  let flying = 0;
  for (let glider = 0; glider < isFlying.length; glider++) {
    isFlying[glider] = 0;
    const [first, last] = [offsets[glider]!, offsets[glider + 1]! - 1];
    if (last <= first || at < timeS[first]! || at > timeS[last]!) continue;
    const step = Math.min(lastUpTo(timeS, first, last, at), last - 1);
    const seconds = timeS[step + 1]! - timeS[step]!;
    if (seconds <= 0 || seconds > MAX_STEP_S) continue;
    const share = (at - timeS[step]!) / seconds;
    isFlying[glider] = 1;
    flying += 1;
    moment.step[glider] = step;
    moment.share[glider] = share;
    moment.x[glider] = x[step]! + Math.round(((x[step + 1]! - x[step]!) | 0) * share);
    moment.y[glider] = y[step]! + Math.round((y[step + 1]! - y[step]!) * share);
    // Interpolates between the directions around the two entries.
    const [before, after] = [Math.max(first, step - 1), Math.min(last, step + 2)];
    const from = 1 - share;
    courseX[glider] =
      ((x[step + 1]! - x[before]!) | 0) * from + ((x[after]! - x[step]!) | 0) * share;
    courseY[glider] = (y[step + 1]! - y[before]!) * from + (y[after]! - y[step]!) * share;
  }
  return flying;
}

/** Returns the interpolated value of a glider in the air; NaN if unknown. */
export function valueAt(column: Float32Array, { step, share }: DayMoment, glider: number): number {
  const from = column[step[glider]!]!;
  const to = column[step[glider]! + 1]!;
  return from + (to - from) * share[glider]!;
}

/** Returns the last of these entries at or before a time, or the first if there is none. */
function lastUpTo(timeS: Int32Array, first: number, last: number, at: number): number {
  let [low, high] = [first, last];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (timeS[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
