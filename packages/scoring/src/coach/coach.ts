import { canDetectCircling } from '../analysis/find-phases.js';
import { sumHeightGain } from '../analysis/interval-sums.js';
import type { Polar } from '../polar/polar.js';
import { coachGlides, type GlideAdvice } from './coach-glides.js';
import { type CoachInput, type Coaching, checkCoachInput, type Refusal } from './coach-input.js';
import { coachSpeed, type SpeedAdvice } from './coach-speed.js';
import { coachThermals, type ThermalAdvice } from './coach-thermals.js';
import { coachWeight, type WeightAdvice } from './coach-weight.js';
import { cutIntoParts, type FlownParts } from './flown-parts.js';
import { type JudgedGlides, judgeGlides, sumOf } from './judged-glides.js';
import { findMacCready } from './mac-cready.js';
import { computeTimeLost, type TimeLost } from './time-lost.js';

/** Figures of an interval of flight, and advice. */
export interface Coach {
  /** One field for each tab. Thermals need a polar only for the best radius. */
  readonly thermals: Coaching<ThermalAdvice>;
  readonly glides: Coaching<GlideAdvice>;
  readonly speed: Coaching<SpeedAdvice>;
  readonly weight: Coaching<WeightAdvice>;
  readonly timeLost: Coaching<TimeLost>;
  /**
   * The scored distance that glides, weight and time lost are judged by; where absent, the straight
   * lengths of the glides count.
   */
  readonly distanceKm?: number;
  /** Mass used for the computation. Absent without a polar. */
  readonly mass?: CoachMass;
  /**
   * Recorders write positions: airspeeds follow from them, the wind and the standard atmosphere.
   */
  readonly airspeedIsEstimated: true;
  /** Share of the track's fixes at which the wind is known; elsewhere the air was taken as still. */
  readonly windShare: number;
}

/** Takeoff mass used for speeds and radii. */
export interface CoachMass {
  readonly massKg: number;
  /** Given by the caller; else the reference mass of the polar, as in `airColumns`. */
  readonly from: 'given' | 'polar';
}

/**
 * Coaches a contest, a leg, a phase or any other interval: what its thermals, glides, speeds and
 * takeoff mass were worth, and where it lost time. Every tip carries the figures after it; what is
 * unknown has a reason. Formulas:
 *
 * - speed to fly: at each moment of a glide v* = √((c − e + n) / a) of the polar at mass and
 *   density, with e the mean climb in thermals and n the netto of the air over 20 s; shares of time
 *   by bands of 20 km/h; a tip from 7 % on the mean, or 15 % of the time.
 * - thermals: climb by fifths of height (`leaveEarlier` if the last has less than 0.7 of the mean);
 *   radius against v² / (g · tan 40°) at 1.3 times the slowest speed (`circleTighter` above 1.15 of
 *   it).
 * - weight: time of all glides at the best speeds of each mass, and of the climbs between them; 10
 *   % more mass climbs 5 % less. A tip from 1 km/h.
 * - time lost: T − H/e as the sum of the cost of each part, where a metre of height counts 1/e
 *   seconds.
 *
 * Bounds of tips are this project's, and so is the loss of climb, about which little is published.
 *
 * @throws {TypeError} If a part of the input has the wrong type.
 * @throws {RangeError} If one does not fit the track, or polar and masses are not usable.
 * @see MacCready's theory of the speed to fly, as in H. Reichmann, Cross-Country Soaring
 */
export function coach(input: CoachInput): Coach {
  checkCoachInput(input);
  const { polar, massKg } = input;
  const parts = cutIntoParts(input);
  return {
    thermals: coachThermals(input, parts),
    ...coachBySpeed(input, parts),
    ...(parts.scoredKm !== undefined && { distanceKm: parts.scoredKm }),
    ...(polar && { mass: coachMass(polar, massKg) }),
    airspeedIsEstimated: true,
    windShare: input.air.windShare,
  };
}

function coachMass(polar: Polar, massKg: number | undefined): CoachMass {
  if (massKg !== undefined) return { massKg, from: 'given' };
  return { massKg: polar.referenceMassKg, from: 'polar' };
}

/** At less, a metre of height would be worth more than twenty seconds. */
const MIN_CLIMB_MPS = 0.05;

type BySpeed = Pick<Coach, 'glides' | 'speed' | 'weight' | 'timeLost'>;

function coachBySpeed(input: CoachInput, parts: FlownParts): BySpeed {
  const { track, polar } = input;
  if (!canDetectCircling(track)) return refuse('tooSparse');
  if (!polar) return refuse('noPolar');
  const macCready = findMacCready(input, parts);
  if (!macCready) return refuse('noThermals');
  const { climbMps } = macCready;
  if (climbMps < MIN_CLIMB_MPS) return refuse('noClimb');
  const judged = judgeGlides(input, parts, polar, climbMps);
  return {
    glides: coachGlides(track, judged),
    speed: coachSpeed(judged, macCready),
    weight: weightAdvice(input, parts, judged),
    timeLost: computeTimeLost(input, parts, judged),
  };
}

function refuse(refusal: Refusal): BySpeed {
  const refused = { refusal };
  return { glides: refused, speed: refused, weight: refused, timeLost: refused };
}

function weightAdvice(
  input: CoachInput,
  parts: FlownParts,
  judged: JudgedGlides,
): Coaching<WeightAdvice> {
  const { track, polar, massKg, massLimits: limits } = input;
  if (!polar) return { refusal: 'noPolar' };
  if (massKg === undefined) return { refusal: 'noMass' };
  if (!limits) return { refusal: 'noMassLimits' };
  const glidingS = sumHeightGain(track, parts.glides).seconds;
  const judgedS = sumOf(judged.steps.seconds);
  // Share of the scored distance that belongs to the judged glides.
  const distanceM = glidingS > 0 ? (judged.scoredM * judgedS) / glidingS : 0;
  const { climbMps, steps } = judged;
  const attemptS = sumHeightGain(track, parts.attempts).seconds;
  return coachWeight(steps, { polar, massKg, limits, climbMps, distanceM, attemptS });
}
