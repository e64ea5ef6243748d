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

/** Analysis of an interval of flight with advice. */
export interface Coach {
  /** Thermals need a polar only for the optimal radius. */
  readonly thermals: Coaching<ThermalAdvice>;
  readonly glides: Coaching<GlideAdvice>;
  readonly speed: Coaching<SpeedAdvice>;
  readonly weight: Coaching<WeightAdvice>;
  readonly timeLost: Coaching<TimeLost>;
  /**
   * Scored distance in km used for glides, weight and time lost. If absent, the straight lengths of
   * the glides are used.
   */
  readonly distanceKm?: number;
  /** Mass used for the computation. Absent without a polar. */
  readonly mass?: CoachMass;
  /**
   * Airspeeds are computed from positions, wind and the standard atmosphere, because recorders
   * record positions only.
   */
  readonly airspeedIsEstimated: true;
  /** Share of the track's fixes with known wind, 0 to 1. Elsewhere the air is assumed still. */
  readonly windShare: number;
}

/** Takeoff mass used for speeds and radii. */
export interface CoachMass {
  readonly massKg: number;
  /** `given` by the caller, or the reference mass of the polar as in `airColumns`. */
  readonly from: 'given' | 'polar';
}

/**
 * Analyses an interval of flight, such as a contest, a leg or a phase: its thermals, glides, speeds
 * and takeoff mass, and the causes of lost time. Each tip has the figures behind it. Each section
 * without advice has a reason. In short:
 *
 * - speed to fly: at each moment of a glide the optimal airspeed is v* = √((c − e + n) / a), with
 *   the polar w(v) = a·v² + b·v + c at mass and air density, the mean climb e in thermals, and the
 *   netto n of the air over 20 s. A tip needs a deviation of 7 % of the mean, or 15 % of the time;
 *   bands have 20 km/h.
 * - thermals: climb by fifths of height (`leaveEarlier` if the last has less than 0.7 of the mean);
 *   radius compared with v² / (g · tan 40°) at 1.3 times the minimum speed (`circleTighter` above
 *   1.15 times that).
 * - weight: time of all glides at the optimal speeds of each mass, and of the climbs between them;
 *   10 % more mass climbs 5 % less. A tip needs a gain of 1 km/h.
 * - time lost: T − H/e, with the duration T and the height gained H, as the sum of the costs of all
 *   parts. A metre of height counts 1/e seconds.
 *
 * Limits of tips are this project's, and so is the loss of climb, about which little is published.
 *
 * @throws {TypeError} If a part of the input has the wrong type.
 * @throws {RangeError} If a part does not fit the track, or polar and masses are not usable.
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

/** Minimum climb: at less, a metre of height would be worth more than twenty seconds. */
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
