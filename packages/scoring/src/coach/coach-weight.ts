import { type Polar, speedWithin, verticalSpeedOf } from '../polar/polar.js';
import { polarAtMass } from '../polar/polar-at-mass.js';
import { tangentSpeedMps } from '../polar/speed-to-fly.js';
import type { Coaching, MassLimits } from './coach-input.js';
import type { JudgedSteps } from './judged-glides.js';

/** Advice that the takeoff mass was too low or too high. */
export interface WeightTip {
  readonly kind: 'tooLight' | 'tooHeavy';
  readonly massKg: number;
  readonly bestMassKg: number;
  readonly gainKmh: number;
}

/** Cross-country speed of the interval at a takeoff mass, flown at the optimal airspeeds. */
export interface MassSpeed {
  readonly massKg: number;
  readonly speedKmh: number;
}

/** Speeds at other takeoff masses. */
export interface WeightAdvice {
  /** At the mass flown. */
  readonly flown: MassSpeed;
  /** At the fastest mass, of the curve and the mass flown. */
  readonly best: MassSpeed;
  /** Speed gained by the best mass in km/h; 0 if that is the mass flown. */
  readonly gainKmh: number;
  /** From the lightest to the heaviest mass, in steps of 10 kg. */
  readonly curve: readonly MassSpeed[];
  /** A tip if the gain exceeds 1 km/h. */
  readonly tips: readonly WeightTip[];
}

/** Mass and climb of the interval as flown. */
export interface FlownWeight {
  readonly polar: Polar;
  readonly massKg: number;
  readonly limits: MassLimits;
  /** Mean climb in thermals at that mass, above 0. */
  readonly climbMps: number;
  /** Distance of the interval. */
  readonly distanceM: number;
  /** Time in climb attempts, which is the same at any mass. */
  readonly attemptS: number;
}

const STEP_KG = 10;
const MIN_REPORTED_KMH = 1;
/** Share of the climb lost per 10 % of additional mass. At least half of the climb remains. */
const CLIMB_LOSS = 0.05;
const MIN_CLIMB_SHARE = 0.5;

/**
 * Computes the speed of an interval at each takeoff mass m. Each glide keeps its distance d through
 * the air and its mean netto n. It is flown at the optimal speed v for m, or faster where the air
 * holds the height even then. Lost height is regained in climbs:
 *
 *     time = Σ d / v + Σ max(0, −(w(v) + n)) · d / v / climb(m) + attempts
 *     climb(m) = climb · max(0.5, 1 − 0.05 · (m / flown − 1) · 10)
 *     speed(m) = distance / time
 *
 * All values are in metres, seconds, m/s and kg; w(v) is the polar's vertical speed at m and the
 * air density of the glide. The results are in km/h. `climb` was measured at the mass flown, so its
 * loss is relative to that mass. The amount of the loss and the limit of the tip are this
 * project's.
 *
 * @see MacCready's theory of the speed to fly, as in H. Reichmann, Cross-Country Soaring;
 *   `polarAtMass` for the effect of mass on a polar
 */
export function coachWeight(steps: JudgedSteps, flown: FlownWeight): Coaching<WeightAdvice> {
  if (steps.count === 0 || !(flown.distanceM > 0)) return { refusal: 'noGlides' };
  const glides = meanGlides(steps);
  const speedAt = (massKg: number) => ({ massKg, speedKmh: speedKmh(glides, flown, massKg) });
  const { minKg, maxKg } = flown.limits;
  const curve: MassSpeed[] = [];
  for (let kg = minKg; kg < maxKg; kg += STEP_KG) curve.push(speedAt(kg));
  curve.push(speedAt(maxKg));
  const own = speedAt(flown.massKg);
  const best = curve.reduce((most, at) => (at.speedKmh > most.speedKmh ? at : most), own);
  const gainKmh = best.speedKmh - own.speedKmh;
  const kind = best.massKg > own.massKg ? 'tooLight' : 'tooHeavy';
  const tip = { kind, massKg: own.massKg, bestMassKg: best.massKg, gainKmh } as const;
  return {
    advice: { flown: own, best, gainKmh, curve, tips: gainKmh > MIN_REPORTED_KMH ? [tip] : [] },
  };
}

interface MeanGlide {
  readonly lengthM: number;
  readonly nettoMps: number;
  /** Indicated divided by true airspeed. */
  readonly factor: number;
}

function meanGlides(steps: JudgedSteps): MeanGlide[] {
  const glides: MeanGlide[] = [];
  for (let i = 0; i < steps.count; ) {
    const glide = steps.glide[i]!;
    let [seconds, lengthM, indicatedM, driftM] = [0, 0, 0, 0];
    for (; i < steps.count && steps.glide[i] === glide; i++) {
      seconds += steps.seconds[i]!;
      lengthM += steps.trueMps[i]! * steps.seconds[i]!;
      indicatedM += steps.indicatedMps[i]! * steps.seconds[i]!;
      driftM += steps.nettoMps[i]! * steps.seconds[i]!;
    }
    glides.push({ lengthM, nettoMps: driftM / seconds, factor: indicatedM / lengthM });
  }
  return glides;
}

function speedKmh(glides: readonly MeanGlide[], flown: FlownWeight, massKg: number): number {
  const { distanceM, attemptS } = flown;
  const polar = polarAtMass(flown.polar, massKg);
  const loss = CLIMB_LOSS * 10 * (massKg / flown.massKg - 1);
  const climbMps = flown.climbMps * Math.max(MIN_CLIMB_SHARE, 1 - loss);
  let totalS = attemptS;
  for (const { lengthM, nettoMps, factor } of glides) {
    const bestMps = tangentSpeedMps(polar, (climbMps - nettoMps) * factor);
    const indicatedMps = Math.max(bestMps, levelSpeedMps(polar, nettoMps * factor));
    const sinkMps = -verticalSpeedOf(polar, indicatedMps) / factor - nettoMps;
    const glideS = (lengthM * factor) / indicatedMps;
    totalS += glideS + (Math.max(0, sinkMps) * glideS) / climbMps;
  }
  return (distanceM / totalS) * 3.6;
}

/** Fastest airspeed at which rising air holds the height, or the minimum speed if there is none. */
function levelSpeedMps(polar: Polar, nettoMps: number): number {
  const { a, b, c } = polar;
  return speedWithin(polar, (-b - Math.sqrt(b * b - 4 * a * (c + nettoMps))) / (2 * a));
}
