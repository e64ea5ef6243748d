import { chordDistanceM } from '../geo/chord.js';
import { type FixInterval, fixAtOrAfter, fixAtOrBefore } from './fix-interval.js';
import { cumulativeTurnDeg, turnRateDegPerS } from './motion.js';
import { pointsOf, type Track } from './track.js';

/** End of a launch. */
export interface FoundRelease {
  readonly release: number;
  /** False if the launch may also have ended at another time, far higher or lower. */
  readonly isCertain: boolean;
}

/** Climb and turn are measured over this time around a fix: longer than a gust, shorter than a circle. */
const BASE_S = 16;
/** Evidence per second that the aircraft is still on tow. */
const CLIMB = { neutralMps: 0.8, perMps: 1, min: -2, max: 1 };
/** A tug with a glider on the rope rarely turns faster than this. A circling glider does. */
const TURN = { neutralDegPerS: 6, perDegPerS: -0.4, min: -1.5, max: 0.3 };
/**
 * Fixes around a turn that are further apart in time do not show it. They show a glider that
 * circles as slower over ground than any tug.
 */
const MAX_TURN_BASE_S = 2 * BASE_S;
/** No tug is slower, even against the wind. */
export const MIN_TOW_SPEED_KMH = 60;
/** The glider circles from the first turn that is tighter than this over ten seconds. */
const RELEASE_TURN_DEG_PER_S = 8;
const RELEASE_TURN_BASE_S = 5;
/** A longer gap in the recording is no more evidence than this. */
const MAX_STEP_S = 20;
/** Evidence against a tow that ends it. A lull of some 15 s is not enough. */
const RELEASED = 16;
/** After this much evidence against a tow, it has certainly ended. */
const CERTAINLY_RELEASED = 60;
/** A release is uncertain if the other candidate is higher or lower by more than this. */
export const MAX_UNCERTAIN_M = 100;
/**
 * Parts of a tow whose climbs are compared last this long, and the second one gains this height.
 * Tows of the labelled recordings climb at no less than this share of their faster part.
 */
const MIN_PART_S = 90;
const MIN_PART_M = 200;
const MIN_CLIMB_SHARE = 0.6;
/** A rope is released from this height on. */
export const MIN_TOW_GAIN_M = 200;
export const MAX_LAUNCH_GAIN_M = 1500;
/** A launch that stays low ends at its highest point within this time. */
const MAX_LOW_LAUNCH_S = 900;

/**
 * Finds the end of a tow as the change point between two states: the sum of the evidence for a tow
 * is highest at the release. Climbing without a tight turn is evidence for it; sinking, or turning
 * like a glider in a thermal, is evidence against it. A tow through sinking air therefore
 * continues, and so does one that turns slowly.
 *
 * @see E. S. Page, Continuous inspection schemes (1954): the cumulative sum of log-likelihoods
 */
export function findTowRelease(track: Track, flight: FixInterval): FoundRelease {
  const { altitudeM } = track;
  const startM = altitudeM[flight.first]!;
  const lowEnd = Math.min(
    flight.last,
    fixAtOrBefore(track, track.timeS[flight.first]! + MAX_LOW_LAUNCH_S),
  );
  const high = fixOfTowHeight(track, { first: flight.first, last: lowEnd });
  if (altitudeM[high]! < startM + MIN_TOW_GAIN_M) {
    const release = highestFix(track, { first: flight.first, last: lowEnd });
    return { release, isCertain: release < flight.last };
  }
  let limit = high;
  while (limit < flight.last && altitudeM[limit + 1]! <= startM + MAX_LAUNCH_GAIN_M) limit++;
  return findChange(track, high, limit);
}

/** Returns the first fix from which a rope is released, or the last fix of the interval. */
function fixOfTowHeight({ altitudeM }: Track, { first, last }: FixInterval): number {
  let high = first;
  while (high < last && altitudeM[high]! < altitudeM[first]! + MIN_TOW_GAIN_M) high++;
  return high;
}

/** Finds the change among candidates. The tow may continue beyond the last one. */
function findChange(track: Track, first: number, last: number): FoundRelease {
  const evidence = createEvidence(track, first, last);
  let [sum, best, change] = [0, 0, first];
  let release: number | undefined;
  for (let i = first; i < last; i++) {
    sum += evidence(i) * Math.min(track.timeS[i + 1]! - track.timeS[i]!, MAX_STEP_S);
    if (sum >= best) [best, change] = [sum, i + 1];
    if (sum < best - RELEASED) release ??= change;
    if (sum < best - CERTAINLY_RELEASED) break;
  }
  const found = release ?? change;
  const uncertainM = Math.abs(track.altitudeM[change]! - track.altitudeM[found]!);
  const tow = { first, last: exactRelease(track, first, found) };
  const isSeen = release !== undefined && uncertainM <= MAX_UNCERTAIN_M;
  const isCertain = isSeen && !hasGap(track, tow) && !changesClimb(track, tow);
  return { release: tow.last, isCertain };
}

/** Returns whether a launch may have ended in a gap of the recording, well below the release. */
export function mayEndInGap(track: Track, launch: FixInterval): boolean {
  return hasGap(track, { first: fixOfTowHeight(track, launch), last: launch.last });
}

function hasGap({ timeS, altitudeM }: Track, { first, last }: FixInterval): boolean {
  for (let i = first; i < last; i++) {
    const isLong = timeS[i + 1]! - timeS[i]! > MAX_STEP_S;
    if (isLong && altitudeM[last]! - altitudeM[i]! > MAX_UNCERTAIN_M) return true;
  }
  return false;
}

/**
 * Returns whether a tow climbs much faster in one part than in the other. One of them may be the
 * lift of a ridge or wave, into which the glider was released.
 */
function changesClimb({ timeS, altitudeM }: Track, { first, last }: FixInterval): boolean {
  for (let i = first; i < last; i++) {
    const [beforeS, afterS] = [timeS[i]! - timeS[first]!, timeS[last]! - timeS[i]!];
    const [beforeM, afterM] = [altitudeM[i]! - altitudeM[first]!, altitudeM[last]! - altitudeM[i]!];
    if (beforeS < MIN_PART_S || afterS < MIN_PART_S || afterM < MIN_PART_M) continue;
    const [slow, fast] = [beforeM / beforeS, afterM / afterS].toSorted((one, other) => one - other);
    if (slow! < MIN_CLIMB_SHARE * fast!) return true;
  }
  return false;
}

/**
 * Returns the fix at which the aircraft starts to circle, or else the top of the tow. Means over
 * some seconds show the change late.
 */
function exactRelease(track: Track, first: number, change: number): number {
  const from = Math.max(first, fixAtOrAfter(track, track.timeS[change]! - BASE_S));
  for (let i = from; i < change; i++) {
    if (turnRateDegPerS(track, i, RELEASE_TURN_BASE_S) > RELEASE_TURN_DEG_PER_S) return i;
  }
  return highestFix(track, { first: from, last: change });
}

/** Returns a function that gives the evidence for a tow at a fix, per second. */
function createEvidence(track: Track, first: number, last: number): (fix: number) => number {
  const { timeS, altitudeM, count } = track;
  const from = Math.max(0, fixAtOrBefore(track, timeS[first]! - BASE_S / 2));
  const to = Math.min(count - 1, fixAtOrAfter(track, timeS[last]! + BASE_S / 2));
  const turnDeg = cumulativeTurnDeg(track, { first: from, last: to });
  const points = pointsOf(track, from, to + 1);
  let [before, behind] = [from, from];
  return (fix) => {
    while (before < fix && timeS[before + 1]! <= timeS[fix]! - BASE_S / 2) before++;
    while (behind < to && timeS[behind]! < timeS[fix]! + BASE_S / 2) behind++;
    const seconds = timeS[behind]! - timeS[before]!;
    if (seconds === 0) return 0;
    const climbMps = (altitudeM[behind]! - altitudeM[before]!) / seconds;
    const climb = clamp((climbMps - CLIMB.neutralMps) * CLIMB.perMps, CLIMB.min, CLIMB.max);
    if (seconds > MAX_TURN_BASE_S) return climb + (isSlow(before, behind) ? TURN.min : 0);
    const turnDegPerS = Math.abs(turnDeg[behind - from]! - turnDeg[before - from]!) / seconds;
    return climb + clamp((turnDegPerS - TURN.neutralDegPerS) * TURN.perDegPerS, TURN.min, TURN.max);
  };

  function isSlow(start: number, end: number): boolean {
    let distanceM = 0;
    for (let i = start; i < end; i++) distanceM += chordDistanceM(points, i - from, i + 1 - from);
    return distanceM * 3.6 < MIN_TOW_SPEED_KMH * (timeS[end]! - timeS[start]!);
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** Returns the first of the highest fixes of an interval. */
function highestFix({ altitudeM }: Track, { first, last }: FixInterval): number {
  let highest = first;
  for (let i = first; i <= last; i++) if (altitudeM[i]! > altitudeM[highest]!) highest = i;
  return highest;
}
