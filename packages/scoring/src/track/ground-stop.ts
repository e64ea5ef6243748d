import { type ChordPoints, chordDistanceM } from '../geo/chord.js';
import { type FixInterval, fixAtOrBefore } from './fix-interval.js';
import { pointsOf, type Track } from './track.js';

/** A shorter stop does not end a flight. */
export const MIN_STOP_S = 300;
/** During a stop on the ground, altitude and position stay within these limits. */
export const MAX_GROUND_ALT_RANGE_M = 30;
/** Change of altitude that a standing aircraft may show because of the weather. */
const ALT_DRIFT_M_PER_S = 10 / 3600;
const MAX_GROUND_DRIFT_KMH = 25;
/** An aircraft that moves no faster over this time rests. One that soars into wind is faster. */
const MAX_RESTING_KMH = 5;
const RESTING_BASE_S = 10;
/** Minimum height above known ground at which a stop can be hovering in wave or above a ridge. */
export const MIN_HOVERING_HEIGHT_M = 100;
/**
 * During a stop on the ground, the aircraft stands for this long within these limits. One that
 * hovers above a ridge does not.
 */
export const MIN_STANDSTILL_S = 60;
export const MAX_STANDSTILL_MOVE_M = 30;
const MAX_STANDSTILL_ALT_RANGE_M = 10;
/** An aircraft that moves before a longer gap of the recording may fly on in it. */
export const MAX_STOP_GAP_S = 60;
/**
 * Limits within which a parked aircraft appears to move. Of 190 stops on the ground that were
 * recorded, four in five keep their altitude better; an aircraft that hovers does not. One that stays
 * for longer, or whose recorder is off meanwhile, is parked at any altitudes.
 */
const MAX_PARKED_MOVE_M = 100;
const MAX_PARKED_ALT_RANGE_M = 5;
const MIN_LONG_STOP_S = 1800;
/** An aircraft this far above the ground does not roll. */
const MIN_FLYING_M = 15;

/**
 * Returns whether the aircraft stays in one place at one altitude for some five minutes between two
 * fixes. A recorder that was off for the whole stop on the ground shows no standstill.
 *
 * @param groundM Altitude of known ground, far above which the aircraft must be seen parked.
 */
export function hasGroundStop(
  track: Track,
  { first, last }: FixInterval,
  groundM: number,
): boolean {
  const { timeS, altitudeM } = track;
  const points = pointsOf(track);
  const range = createSlidingRange(altitudeM);
  // The last gap of each kind up to `to`, as the fix after it.
  let [gapOnGround, gapAtRest, gapInMotion] = [first, first, first];
  let [to, standstill] = [first, first];
  for (let from = first; from <= last; from++) {
    while (timeS[to]! < timeS[from]! + MIN_STOP_S) {
      to += 1;
      if (to > last) return false;
      const gapS = timeS[to]! - timeS[to - 1]!;
      if (gapS >= MIN_STOP_S && isLow(to - 1) && isLow(to)) gapOnGround = to;
      if (gapS > MAX_STOP_GAP_S && isInMotion(track, points, to - 1)) gapInMotion = to;
      else if (gapS > MAX_STOP_GAP_S) gapAtRest = to;
    }
    if (!isStill(from, to)) continue;
    const isOff = gapOnGround > from;
    if (!isOff && gapAtRest <= from && !standsBetween(from, to)) continue;
    const isHigh = altitudeM[from]! > groundM + MIN_HOVERING_HEIGHT_M;
    const returns = chordDistanceM(points, from, to) <= MAX_PARKED_MOVE_M;
    const mayRest = gapInMotion <= from && returns;
    if (!isHigh || (mayRest && isParked(track, points, from, last))) return true;
  }
  return false;

  function isLow(fix: number): boolean {
    return altitudeM[fix]! <= groundM + MIN_FLYING_M;
  }

  function isStill(from: number, end: number): boolean {
    const seconds = timeS[end]! - timeS[from]!;
    if (range(from, end) > MAX_GROUND_ALT_RANGE_M + ALT_DRIFT_M_PER_S * seconds) return false;
    return (chordDistanceM(points, from, end) / seconds) * 3.6 <= MAX_GROUND_DRIFT_KMH;
  }

  /** Whether a standstill begins and ends between two fixes, which ascend from call to call. */
  function standsBetween(from: number, end: number): boolean {
    for (standstill = Math.max(standstill, from); standstill <= end; standstill++) {
      const endOfIt = endOfStandstill(track, points, standstill);
      if (endOfIt !== undefined) return endOfIt <= end;
    }
    return false;
  }
}

/** Returns the fix at which a standstill from a given fix has lasted long enough. */
function endOfStandstill(
  { timeS, altitudeM, count }: Track,
  points: ChordPoints,
  start: number,
): number | undefined {
  for (let i = start; i < count; i++) {
    const isMoved =
      Math.abs(altitudeM[i]! - altitudeM[start]!) > MAX_STANDSTILL_ALT_RANGE_M ||
      chordDistanceM(points, start, i) > MAX_STANDSTILL_MOVE_M;
    if (isMoved) return undefined;
    if (timeS[i]! - timeS[start]! >= MIN_STANDSTILL_S) return i;
  }
  return undefined;
}

/** Returns whether the aircraft may still move at a fix. */
function isInMotion(track: Track, points: ChordPoints, fix: number): boolean {
  const from = fixAtOrBefore(track, track.timeS[fix]! - RESTING_BASE_S);
  if (from < 0) return true;
  const seconds = track.timeS[fix]! - track.timeS[from]!;
  return (chordDistanceM(points, from, fix) / seconds) * 3.6 > MAX_RESTING_KMH;
}

/** Returns whether the aircraft is parked at a fix, and does not hover; see `MAX_PARKED_MOVE_M`. */
export function isParked(
  { timeS, altitudeM }: Track,
  points: ChordPoints,
  first: number,
  last: number,
): boolean {
  let [lowM, highM] = [altitudeM[first]!, altitudeM[first]!];
  for (let fix = first + 1; fix <= last; fix++) {
    if (timeS[fix]! - timeS[fix - 1]! >= MIN_STOP_S) return true;
    if (chordDistanceM(points, first, fix) > MAX_PARKED_MOVE_M) return false;
    lowM = Math.min(lowM, altitudeM[fix]!);
    highM = Math.max(highM, altitudeM[fix]!);
    const seconds = timeS[fix]! - timeS[first]!;
    const isSteady = seconds >= MIN_STOP_S && highM - lowM <= MAX_PARKED_ALT_RANGE_M;
    if (isSteady || seconds >= MIN_LONG_STOP_S) return true;
  }
  return false;
}

/**
 * Returns a function that gives the range of values between two indexes, both of which ascend from
 * call to call. Each value is read once.
 */
function createSlidingRange(values: Int16Array): (first: number, last: number) => number {
  const [highest, lowest] = [createSlidingMaximum(values, 1), createSlidingMaximum(values, -1)];
  return (first, last) => highest(first, last) + lowest(first, last);
}

function createSlidingMaximum(values: Int16Array, sign: 1 | -1) {
  // Indexes of values that are greater than all later ones.
  const candidates: number[] = [];
  let [head, next] = [0, -1];
  return (first: number, last: number): number => {
    if (next < first) next = first;
    for (; next <= last; next++) {
      const value = sign * values[next]!;
      while (candidates.length > head && sign * values[candidates.at(-1)!]! <= value) {
        candidates.pop();
      }
      candidates.push(next);
    }
    while (candidates[head]! < first) head += 1;
    return sign * values[candidates[head]!]!;
  };
}
