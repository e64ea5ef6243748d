import { bankDeg } from '../analysis/circle-motion.js';
import { canDetectCircling } from '../analysis/find-phases.js';
import { sumHeightGain } from '../analysis/interval-sums.js';
import type { CirclingInterval } from '../analysis/phase-intervals.js';
import { airspeedFactor } from '../analysis/standard-air.js';
import { polarAsFlown } from '../polar/polar-at-mass.js';
import { intervalSeconds } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { GRAVITY_MPS2 } from '../units/gravity.js';
import { type ClimbBand, climbByHeight } from './climb-by-height.js';
import type { CoachInput, Coaching } from './coach-input.js';
import type { FlownParts } from './flown-parts.js';

/** Advice about thermals, with the figures after it. */
export type ThermalTip =
  | {
      readonly kind: 'leaveEarlier';
      /** Share of the thermals for which this is known, 0 to 1. */
      readonly share: number;
      /** Seconds that their last fifths took beyond a fifth of the thermal's time. */
      readonly extraS: number;
    }
  | {
      readonly kind: 'circleTighter';
      /** Share of the thermals of which the radius is known. */
      readonly share: number;
      readonly radiusM: number;
      readonly optimalRadiusM: number;
    }
  | {
      readonly kind: 'circleBothWays';
      readonly turn: 'left' | 'right';
      /** Share of the time in thermals. */
      readonly share: number;
    };

/** Figures of thermals. */
export interface ThermalAdvice {
  /** Thermals of which a part lies in the interval. */
  readonly thermalCount: number;
  /** Mean climb in thermals. */
  readonly climbMps: number;
  /** The same with the attempts at thermals, which cost time too. */
  readonly netClimbMps: number;
  /** Mean climb in each fifth of a thermal's height, from the lowest; of thermals of 50 m and more. */
  readonly climbByFifthMps: readonly number[];
  /** Share of these that were left too late, 0 to 1. Absent if there are none. */
  readonly lateShare?: number;
  /** Mean climb in equal bands of altitude, from the lowest. */
  readonly climbByHeight: readonly ClimbBand[];
  /** Through the air; absent if gaps hide it. */
  readonly radiusM?: number;
  /** atan(v² / (g·r)) of the mean circles. */
  readonly bankDeg?: number;
  /** At 40° of bank and 1.3 times the slowest speed. Absent if unknown. */
  readonly optimalRadiusM?: number;
  /** Share of the thermals of known radius that were circled too wide; absent without an optimum. */
  readonly wideShare?: number;
  /** Shares of the time in thermals; together 1. */
  readonly leftShare: number;
  readonly rightShare: number;
  readonly tips: readonly ThermalTip[];
}

const FIFTHS = 5;
/** A fifth of less is a few metres of altitudes in whole metres. */
const MIN_REPORTED_GAIN_M = 50;
/** The last fifth of a thermal that was left too late climbs less than that share of its mean. */
const LATE_CLIMB_SHARE = 0.7;
/** Fewer than a quarter of the thermals is not a habit. */
const MIN_LATE_SHARE = 0.25;
const OPTIMAL_BANK_RAD = (40 * Math.PI) / 180;
const SPEED_ABOVE_SLOWEST = 1.3;
const WIDE_CIRCLE = 1.15;
const MIN_WIDE_SHARE = 0.5;
const MIN_TURN_SHARE = 0.65;
/** Any one thermal is circled to one side alone. */
const MIN_THERMALS_FOR_TURNS = 3;

/**
 * Computes how thermals were flown: where in them the aircraft climbed, how wide the circles were
 * and in which direction.
 *
 * - A thermal was left too late if its last fifth of height climbed less than 0.7 of its mean. A
 *   fifth starts when its height is first reached; the last one ends with the thermal.
 * - optimal radius = v² / (g · tan 40°) with v = 1.3 · slowest speed · √(ρ₀ / ρ) at mass and mean
 *   altitude of the thermal; more than 1.15 of it is too wide.
 * - climbs = Σ height gained / Σ time; radius = Σ speed · time / Σ turn rate · time of
 *   `circleMotion`, and bank = atan(v² / (g · radius)) of the mean speed v.
 * - tips: more than a quarter of the thermals left too late, more than half circled too wide, more
 *   than 0.65 of the time in three thermals or more in one direction.
 *
 * Speeds are in m/s, heights and radii in metres. All bounds, the bank of 40° and 1.3 times the
 * slowest speed are this project's.
 *
 * @see Flight mechanics: in a turn without slip tan φ = v² / (g · r); ICAO Doc 7488 for √(ρ / ρ₀)
 */
export function coachThermals(input: CoachInput, parts: FlownParts): Coaching<ThermalAdvice> {
  const { track, altitudeUnit = 'm' } = input;
  const { thermals, attempts } = parts;
  if (!canDetectCircling(track)) return { refusal: 'tooSparse' };
  if (thermals.length === 0) return { refusal: 'noThermals' };
  const climbed = sumHeightGain(track, thermals);
  const tried = sumHeightGain(track, attempts);
  const fifths = fifthFigures(track, thermals);
  const circles = circleFigures(input, thermals);
  const rightS = sumHeightGain(
    track,
    thermals.filter(({ phase }) => phase.turn === 'right'),
  ).seconds;
  const rightShare = rightS / climbed.seconds;
  const tips = [...fifths.tips, ...circles.tips, ...turnTips(rightShare, thermals.length)];
  return {
    advice: {
      thermalCount: thermals.length,
      climbMps: climbed.gainM / climbed.seconds,
      netClimbMps: (climbed.gainM + tried.gainM) / (climbed.seconds + tried.seconds),
      ...fifths.figures,
      climbByHeight: climbByHeight(track, thermals, altitudeUnit),
      ...circles.figures,
      leftShare: 1 - rightShare,
      rightShare,
      tips,
    },
  };
}

function fifthFigures(track: Track, thermals: readonly CirclingInterval[]) {
  const seconds = new Float64Array(FIFTHS);
  let [count, late, gainM, extraS] = [0, 0, 0, 0];
  for (const part of thermals) {
    const gained = track.altitudeM[part.last]! - track.altitudeM[part.first]!;
    if (gained < MIN_REPORTED_GAIN_M) continue;
    const lasted = secondsOfFifths(track, part);
    for (const [fifth, s] of lasted.entries()) seconds[fifth]! += s;
    count++;
    gainM += gained;
    const meanS = intervalSeconds(track, part) / FIFTHS;
    const lastS = lasted[FIFTHS - 1]!;
    if (meanS >= LATE_CLIMB_SHARE * lastS) continue;
    late++;
    extraS += lastS - meanS;
  }
  if (count === 0) return { figures: { climbByFifthMps: [] }, tips: [] };
  const share = late / count;
  const tip: ThermalTip = { kind: 'leaveEarlier', share, extraS };
  const climbByFifthMps = Array.from(seconds, (s) => gainM / FIFTHS / s);
  return {
    figures: { climbByFifthMps, lateShare: share },
    tips: share > MIN_LATE_SHARE ? [tip] : [],
  };
}

function secondsOfFifths({ timeS, altitudeM }: Track, { first, last }: CirclingInterval): number[] {
  const fifthM = (altitudeM[last]! - altitudeM[first]!) / FIFTHS;
  const lasted: number[] = [];
  let sinceS = timeS[first]!;
  for (let i = first; i < last && lasted.length < FIFTHS - 1; i++) {
    const stepM = altitudeM[i + 1]! - altitudeM[i]!;
    for (;;) {
      const borderM = altitudeM[first]! + fifthM * (lasted.length + 1);
      if (lasted.length === FIFTHS - 1 || altitudeM[i + 1]! < borderM) break;
      const passed = (borderM - altitudeM[i]!) / stepM;
      const nowS = timeS[i]! + passed * (timeS[i + 1]! - timeS[i]!);
      lasted.push(nowS - sinceS);
      sinceS = nowS;
    }
  }
  return [...lasted, timeS[last]! - sinceS];
}

/** Thermals are weighted by their time; the optimum uses only those with known circles. */
function circleFigures(input: CoachInput, thermals: readonly CirclingInterval[]) {
  let [seconds, pathM, turned, optimalSum, known, wide] = [0, 0, 0, 0, 0, 0];
  for (const part of thermals) {
    const { motion } = part.phase;
    if (!motion) continue;
    const partS = intervalSeconds(input.track, part);
    const optimalM = optimalRadiusM(input, part);
    seconds += partS;
    pathM += motion.speedMps * partS;
    turned += motion.turnRadPerS * partS;
    known++;
    if (optimalM === undefined) continue;
    optimalSum += optimalM * partS;
    if (motion.speedMps / motion.turnRadPerS > WIDE_CIRCLE * optimalM) wide++;
  }
  if (known === 0) return { figures: {}, tips: [] };
  const radiusM = pathM / turned;
  const circle = { radiusM, bankDeg: bankDeg(pathM / seconds, radiusM) };
  if (optimalSum === 0) return { figures: circle, tips: [] };
  const [share, optimum] = [wide / known, optimalSum / seconds];
  const tip: ThermalTip = { kind: 'circleTighter', share, radiusM, optimalRadiusM: optimum };
  const figures = { ...circle, optimalRadiusM: optimum, wideShare: share };
  return { figures, tips: share > MIN_WIDE_SHARE ? [tip] : [] };
}

function optimalRadiusM(
  { track, polar, massKg }: CoachInput,
  part: CirclingInterval,
): number | undefined {
  if (polar?.minSpeedMps === undefined) return undefined;
  const { minSpeedMps } = polarAsFlown(polar, massKg);
  const altitudeM = (track.altitudeM[part.first]! + track.altitudeM[part.last]!) / 2;
  const trueMps = (SPEED_ABOVE_SLOWEST * minSpeedMps!) / airspeedFactor(altitudeM);
  return (trueMps * trueMps) / (GRAVITY_MPS2 * Math.tan(OPTIMAL_BANK_RAD));
}

function turnTips(rightShare: number, thermalCount: number): ThermalTip[] {
  const share = Math.max(rightShare, 1 - rightShare);
  if (thermalCount < MIN_THERMALS_FOR_TURNS || share <= MIN_TURN_SHARE) return [];
  return [{ kind: 'circleBothWays', turn: rightShare > 0.5 ? 'right' : 'left', share }];
}
