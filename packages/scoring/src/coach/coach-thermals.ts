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

/** Advice about thermals, with its figures. */
export type ThermalTip =
  | {
      readonly kind: 'leaveEarlier';
      /** Share of the thermals for which this is known, 0 to 1. */
      readonly share: number;
      /** Seconds that the last fifths of height took in excess of a fifth of the thermal's time. */
      readonly extraS: number;
    }
  | {
      readonly kind: 'circleTighter';
      /** Share of the thermals with a known radius. */
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

/** Use of thermals. */
export interface ThermalAdvice {
  /** Number of thermals that overlap the interval. */
  readonly thermalCount: number;
  /** Mean climb in thermals, in m/s. */
  readonly climbMps: number;
  /** Mean climb including climb attempts, which cost time too. */
  readonly netClimbMps: number;
  /**
   * Mean climb in m/s in each fifth of a thermal's height, the lowest first, over thermals of at
   * least 50 m.
   */
  readonly climbByFifthMps: readonly number[];
  /** Share of these thermals that were left too late, 0 to 1. Absent without such thermals. */
  readonly lateShare?: number;
  /** Mean climb in equal altitude bands, the lowest first. */
  readonly climbByHeight: readonly ClimbBand[];
  /** Mean radius of the circles through the air. Absent if gaps hide them. */
  readonly radiusM?: number;
  /** Bank angle of the mean circles: atan(v² / (g·r)) with speed v and radius r. */
  readonly bankDeg?: number;
  /** Radius at 40° of bank and 1.3 times the minimum speed. Absent if that speed is unknown. */
  readonly optimalRadiusM?: number;
  /**
   * Share of the thermals with known radius that were circled too widely. Absent without an optimal
   * radius.
   */
  readonly wideShare?: number;
  /** Shares of the time in thermals in left and right turns; their sum is 1. */
  readonly leftShare: number;
  readonly rightShare: number;
  readonly tips: readonly ThermalTip[];
}

const FIFTHS = 5;
/** Minimum gain of a thermal to be divided into fifths, because altitudes are whole metres. */
const MIN_REPORTED_GAIN_M = 50;
/** A thermal was left too late if its last fifth climbs less than this share of its mean. */
const LATE_CLIMB_SHARE = 0.7;
/** Minimum share of thermals left too late for a tip; less is not a habit. */
const MIN_LATE_SHARE = 0.25;
const OPTIMAL_BANK_RAD = (40 * Math.PI) / 180;
const SPEED_ABOVE_SLOWEST = 1.3;
const WIDE_CIRCLE = 1.15;
const MIN_WIDE_SHARE = 0.5;
const MIN_TURN_SHARE = 0.65;
/**
 * Minimum number of thermals for a tip on the direction, because a single one has only one
 * direction.
 */
const MIN_THERMALS_FOR_TURNS = 3;

/**
 * Analyses the use of thermals: climb by height, width of the circles and their direction.
 *
 * - A thermal was left too late if its last fifth of height climbed less than 0.7 times its mean. A
 *   fifth starts when its height is first reached. The last one ends with the thermal.
 * - optimal radius = v² / (g · tan 40°) with v = 1.3 · minimum speed · √(ρ₀ / ρ), at the takeoff
 *   mass and the air density ρ of the thermal's mean altitude (ρ₀ at sea level). A radius above
 *   1.15 times this is too wide.
 * - climb = Σ height gained / Σ time; radius = Σ speed · time / Σ turn rate · time from
 *   `circleMotion`; bank = atan(v² / (g · radius)) with the mean speed v.
 * - tips: more than a quarter of the thermals left too late; more than half circled too widely;
 *   more than 0.65 of the time in one direction in at least three thermals.
 *
 * Speeds are in m/s, heights and radii in metres. All limits, the bank of 40° and the factor 1.3
 * are this project's.
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

/**
 * Mean circles of thermals, weighted by time. The optimal radius uses only thermals with known
 * circles.
 */
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
