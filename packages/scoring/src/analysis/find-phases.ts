import { checkIntervals, checkTrack } from '../track/check-track.js';
import { type FixInterval, intersectIntervals, intervalSeconds } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { decodeViterbi, runsOf } from '../track/viterbi.js';
import { type CircleMotion, circleMotion } from './circle-motion.js';
import { MAX_TURN_S, turnRatesDegPerS } from './turn-rates.js';

/** Circling that was a thermal, or an attempt at one. Whatever lies between such phases is a glide. */
export interface CirclingPhase extends FixInterval {
  readonly kind: 'thermal' | 'attempt';
  /** The side to which it was circled. */
  readonly turn: 'left' | 'right';
  /** Motion of the circling. Absent if gaps hide it. */
  readonly motion?: CircleMotion;
}

/** A circle at this rate takes a minute. */
const CIRCLING_DEG_PER_S = 6;
/**
 * How well a rate of turn separates circling from gliding, and how long either lasts, as odds per
 * fix. Both changes of a phase together have the same cost, whichever is more expensive.
 *
 * @see igc_lib, the defaults of its circling detection
 */
const TURNING_ODDS = Math.log(0.907 / 0.058) + Math.log(0.97 / 0.982);
const STRAIGHT_ODDS = Math.log(0.093 / 0.942) + Math.log(0.97 / 0.982);
const CHANGE_COST = (Math.log(0.982 / 0.018) + Math.log(0.97 / 0.03)) / 2;
const INITIAL_ODDS = Math.log(0.2 / 0.8);
/**
 * The odds hold for fixes this far apart; more frequent fixes weigh less in proportion. So phases
 * are the same at any logging rate up to this one.
 */
const EVIDENCE_S = 4;

/** Less circling belongs to the glide. */
const MIN_CIRCLING_S = 20;
/** A shorter glide between two turns to the same side does not end a thermal. */
const MIN_GLIDE_S = 30;
/** No thermal is shorter; up to the second limit it must have gained something. */
export const MIN_THERMAL_S = 55;
const SURE_THERMAL_S = 100;
const MIN_THERMAL_GAIN_M = 25;

/**
 * Finds where an aircraft circled, in order of time. Empty if `canDetectCircling` returns false.
 *
 * 1. A fix indicates circling if the direction over ground turns by 6°/s and more, else gliding. A
 *    two-state decoder (Viterbi) combines fixes to runs, with the odds of igc_lib.
 * 2. A turn in the other direction starts another run. Runs of less than 20 s belong to the glide;
 *    two in the same direction with less than 30 s between them are joined.
 * 3. A run of time t and gain g is an attempt if t < 55 s, or t < 100 s and g < 25 m; else a
 *    thermal, even if it lost height.
 *
 * The limits of 3 separate the thermals from the attempts of published flights: attempts of up to
 * 49 s gained as much as 128 m, longer ones no more than 20 m, and 110 m in 61 s were a thermal.
 *
 * @param unpowered Result of `unpoweredIntervals`; circling in tow or with an engine is not a
 *   thermal. All of the track by default.
 * @throws {TypeError} If the track is not a track, or the intervals are not a list of intervals.
 * @throws {RangeError} If one is outside the track.
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
 * Returns whether fixes are frequent enough to separate circling from gliding: no more than half of
 * the steps between them are longer than 10 s, half of a tight circle. For flights recorded every
 * second, every tenth fix gives as much circling within some percent; every twelfth loses up to a
 * third of it and confuses the directions.
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

/** Weight of a fix: an aircraft rarely changes its phase within a second. */
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
 * Splits circling where its direction changes. Fixes that turn too slowly keep the direction
 * before.
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
