import { checkIntervals, checkTrack } from '../track/check-track.js';
import { type FixInterval, intersectIntervals, intervalSeconds } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { decodeViterbi, runsOf } from '../track/viterbi.js';
import { type CircleMotion, circleMotion } from './circle-motion.js';
import { MAX_TURN_S, turnRatesDegPerS } from './turn-rates.js';

/** Circling: a thermal or a climb attempt. Everything between such phases is a glide. */
export interface CirclingPhase extends FixInterval {
  readonly kind: 'thermal' | 'attempt';
  /** Direction of the circling. */
  readonly turn: 'left' | 'right';
  /** Motion of the circling. Absent if gaps hide it. */
  readonly motion?: CircleMotion;
}

/** At this rate, a circle takes a minute. */
const CIRCLING_DEG_PER_S = 6;
/**
 * Log-odds per fix: how well the rate of turn separates circling from gliding, and how long either
 * lasts. Starting and ending a phase have the same cost, half of their sum.
 *
 * @see igc_lib, the defaults of its circling detection
 */
const TURNING_ODDS = Math.log(0.907 / 0.058) + Math.log(0.97 / 0.982);
const STRAIGHT_ODDS = Math.log(0.093 / 0.942) + Math.log(0.97 / 0.982);
const CHANGE_COST = (Math.log(0.982 / 0.018) + Math.log(0.97 / 0.03)) / 2;
const INITIAL_ODDS = Math.log(0.2 / 0.8);
/**
 * Interval between fixes for which the odds hold. More frequent fixes weigh less in proportion, so
 * that phases are the same at any faster logging rate.
 */
const EVIDENCE_S = 4;

/** Shorter circling belongs to the glide. */
const MIN_CIRCLING_S = 20;
/** A shorter glide between two turns in the same direction does not end a thermal. */
const MIN_GLIDE_S = 30;
/**
 * Minimum duration of a thermal. Up to the second limit, a thermal must also have gained height.
 */
export const MIN_THERMAL_S = 55;
const SURE_THERMAL_S = 100;
const MIN_THERMAL_GAIN_M = 25;

/**
 * Finds where an aircraft circled, in chronological order. Empty if `canDetectCircling` returns
 * false.
 *
 * 1. A fix indicates circling if the direction over ground turns by at least 6°/s, and gliding
 *   otherwise. A two-state Viterbi decoder combines fixes to runs, with the odds of igc_lib.
 * 2. A turn in the other direction starts a new run. Runs of less than 20 s belong to the glide.
 *   Two runs in the same direction with less than 30 s between them are joined.
 * 3. A run of duration t and height gain g is an attempt if t < 55 s, or if t < 100 s and g < 25 m.
 *   Otherwise it is a thermal, even if it lost height.
 *
 * The limits of step 3 separate the thermals from the attempts of published flights: attempts of up
 * to 49 s gained up to 128 m, longer ones at most 20 m, and 110 m in 61 s was a thermal.
 *
 * @param unpowered Result of `unpoweredIntervals`; the whole track by default. Circling in tow or
 *   with an engine is not a thermal.
 * @throws {TypeError} If the track is not a track, or the intervals are not a list of intervals.
 * @throws {RangeError} If an interval is outside the track.
 * @see igc_lib, the defaults of its circling detection
 */
export function findPhases(track: Track, unpowered?: readonly FixInterval[]): CirclingPhase[] {
  checkTrack(track);
  if (unpowered) checkIntervals('unpowered', unpowered, track);
  if (!canDetectCircling(track)) return [];
  const rates = turnRatesDegPerS(track);
  const logOdds = rates.map(
    (rate, fix) =>
      (Math.abs(rate) >= CIRCLING_DEG_PER_S ? TURNING_ODDS : STRAIGHT_ODDS) *
      evidenceShare(track, fix),
  );
  const states = decodeViterbi({
    logOdds,
    changeCost: CHANGE_COST,
    initialLogOdds: INITIAL_ODDS,
  });
  const turns = runsOf(states).flatMap((run) => toOneSide(rates, run));
  const intervals = unpowered ?? [{ first: 0, last: track.count - 1 }];
  const circling = intervals.flatMap((interval) => {
    const long = turns
      .flatMap((turn) => partIn(interval, turn))
      .filter((turn) => intervalSeconds(track, turn) >= MIN_CIRCLING_S);
    return joinNeighbours(track, long);
  });
  return circling.map((turn) => {
    // Computed once, because every contest needs it.
    const motion = circleMotion(track, turn);
    return Object.assign(turn, { kind: kindOf(track, turn), ...(motion && { motion }) });
  });
}

/**
 * Returns whether fixes are frequent enough to separate circling from gliding: at most half of the
 * steps between them are longer than 10 s, which is half of a tight circle. In flights recorded
 * every second, every tenth fix finds the same circling within a few percent. Every twelfth loses
 * up to a third of it and confuses the directions.
 *
 * @throws {TypeError} If the track is not a track.
 */
export function canDetectCircling(track: Track): boolean {
  checkTrack(track);
  const { timeS, count } = track;
  let long = 0;
  for (let i = 1; i < count; i++) {
    if (timeS[i]! - timeS[i - 1]! > MAX_TURN_S) long++;
  }
  return long * 2 < Math.max(count, 2);
}

/** Weight of a fix, because an aircraft rarely changes its phase within a second. */
function evidenceShare({ timeS }: Track, fix: number): number {
  if (fix === 0) return 1;
  return Math.min(1, (timeS[fix]! - timeS[fix - 1]!) / EVIDENCE_S);
}

/** The part of a turn that lies in an interval. */
function partIn(interval: FixInterval, turn: Turn): Turn[] {
  const part = intersectIntervals(interval, turn);
  return part ? [{ ...turn, ...part }] : [];
}

type Turn = Omit<CirclingPhase, 'kind' | 'motion'>;

/**
 * Splits circling where its direction changes. Fixes that turn too slowly keep the previous
 * direction.
 */
function toOneSide(rates: Float64Array, { first, last }: FixInterval): Turn[] {
  const turns: { first: number; last: number; turn: Turn['turn'] }[] = [];
  for (let i = first; i <= last; i++) {
    const current = turns.at(-1);
    const turn = rates[i]! < 0 ? 'left' : 'right';
    const isClear = Math.abs(rates[i]!) >= CIRCLING_DEG_PER_S;
    if (current && (!isClear || turn === current.turn)) current.last = i;
    // The new side begins with the last fix of the old one, so that no glide lies between.
    else turns.push({ first: current ? i - 1 : i, last: i, turn });
  }
  return turns;
}

function joinNeighbours({ timeS }: Track, turns: readonly Turn[]): Turn[] {
  const joined: Turn[] = [];
  for (const turn of turns) {
    const before = joined.at(-1);
    const isNear = before && timeS[turn.first]! - timeS[before.last]! < MIN_GLIDE_S;
    if (isNear && turn.turn === before.turn) {
      joined[joined.length - 1] = { ...before, last: turn.last };
    } else joined.push(turn);
  }
  return joined;
}

function kindOf(track: Track, turn: Turn): CirclingPhase['kind'] {
  const seconds = intervalSeconds(track, turn);
  const gainM = track.altitudeM[turn.last]! - track.altitudeM[turn.first]!;
  if (seconds < MIN_THERMAL_S) return 'attempt';
  return seconds >= SURE_THERMAL_S || gainM >= MIN_THERMAL_GAIN_M ? 'thermal' : 'attempt';
}
