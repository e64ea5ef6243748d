import { checkIntervals, checkTrack } from '../track/check-track.js';
import { findClimbs } from '../track/find-climbs.js';
import { type FixInterval, intersectIntervals, intervalSeconds } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { checkFinite } from '../units/check-value.js';
import { canDetectCircling, findPhases } from './find-phases.js';

/** Thermals of the plains end below. */
const HIGH_M = 3000;
/** Wave of low mountains in winter does not reach 3,000 m, but rises far above the launch. */
const HIGH_ABOVE_TAKEOFF_M = 1500;
/**
 * A glide along clouds rises and sinks by turns. Lines of convergence can lift as long and as
 * steadily as wave; a recording cannot distinguish them.
 */
const MIN_CLIMB_S = 180;
const MIN_CLIMB_MPS = 0.5;
const MAX_LOSS_M = 50;
const MIN_WAVE_S = 900;

/**
 * Returns whether a glider climbed in wave: for at least 15 minutes without circling, above 3,000 m
 * or more than 1,500 m above the takeoff, whichever is lower. A climb loses less than 50 m on its
 * way; what counts of it are all stretches of three minutes that rise by 0.5 m/s. False if
 * `canDetectCircling` is. The limits of a climb are this project's.
 *
 * @param unpowered Result of `unpoweredIntervals`; climbs with an engine or on tow do not count.
 * @param takeoffM Altitude of the takeoff in metres.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If an interval is outside the track, or the altitude is not finite.
 */
export function isWaveFlight(
  track: Track,
  unpowered: readonly FixInterval[],
  takeoffM: number,
): boolean {
  checkTrack(track);
  checkIntervals('unpowered', unpowered, track);
  checkFinite('takeoffM', takeoffM);
  const limitM = Math.min(HIGH_M, takeoffM + HIGH_ABOVE_TAKEOFF_M);
  const runs = unpowered.flatMap((interval) => runsAbove(track, interval, limitM));
  const highS = runs.reduce((sumS, run) => sumS + intervalSeconds(track, run), 0);
  if (highS < MIN_WAVE_S || !canDetectCircling(track)) return false;
  const circling = findPhases(track, unpowered);
  const straight = runs.flatMap((run) => between(run, circling));
  return straight.reduce((sumS, run) => sumS + climbingS(track, run), 0) >= MIN_WAVE_S;
}

/** Returns the parts of an interval outside others, which ascend. */
function between(whole: FixInterval, others: readonly FixInterval[]): FixInterval[] {
  const starts = [whole.first, ...others.map(({ last }) => last)];
  const ends = [...others.map(({ first }) => first), whole.last];
  return starts.flatMap(
    (first, index) => intersectIntervals(whole, { first, last: ends[index]! }) ?? [],
  );
}

function runsAbove({ altitudeM }: Track, { first, last }: FixInterval, limitM: number) {
  const runs: FixInterval[] = [];
  let start = -1;
  for (let i = first; i <= last + 1; i++) {
    const isHigh = i <= last && altitudeM[i]! > limitM;
    if (isHigh && start < 0) start = i;
    if (!isHigh && start >= 0) {
      runs.push({ first: start, last: i - 1 });
      start = -1;
    }
  }
  return runs;
}

/** Returns the seconds that count in the climbs of a run. */
function climbingS(track: Track, run: FixInterval): number {
  return findClimbs(track.altitudeM, run, MAX_LOSS_M).reduce(
    (sumS, climb) => sumS + steepS(track, climb),
    0,
  );
}

/** Returns the seconds of a climb that belong to three minutes of at least 0.5 m/s. */
function steepS({ timeS, altitudeM }: Track, { first, last }: FixInterval): number {
  let [sumS, counted, end] = [0, first, first];
  for (let start = first; start <= last; start++) {
    while (end < last && timeS[end]! - timeS[start]! < MIN_CLIMB_S) end++;
    const durationS = timeS[end]! - timeS[start]!;
    if (durationS < MIN_CLIMB_S) break;
    if (altitudeM[end]! - altitudeM[start]! < MIN_CLIMB_MPS * durationS) continue;
    sumS += timeS[end]! - timeS[Math.max(start, counted)]!;
    counted = end;
  }
  return sumS;
}
