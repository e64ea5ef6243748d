import { chordDistanceM } from '../geo/chord.js';
import { type Polar, verticalSpeedOf } from '../polar/polar.js';
import { polarAsFlown } from '../polar/polar-at-mass.js';
import { minFlyingSpeedMps, tangentSpeedMps } from '../polar/speed-to-fly.js';
import type { FixInterval } from '../track/fix-interval.js';
import { pointsOf } from '../track/track.js';
import { GRAVITY_MPS2 } from '../units/gravity.js';
import { type CoachInput, lowestJudgedM } from './coach-input.js';
import type { FlownParts } from './flown-parts.js';

/** Steps between fixes of all analysed glides, as columns with one value per step. */
export interface JudgedSteps {
  readonly count: number;
  /** Index of the glide. */
  readonly glide: Int32Array;
  readonly seconds: Float64Array;
  readonly trueMps: Float64Array;
  readonly indicatedMps: Float64Array;
  /** Optimal indicated airspeed in this air. */
  readonly bestMps: Float64Array;
  /**
   * Vertical speed of the air, adjusted so that the steps of a glide add up to its change of height
   * and speed.
   */
  readonly nettoMps: Float64Array;
  /** Vertical speed of the polar at the speed flown; negative. */
  readonly sunkMps: Float64Array;
  /**
   * Seconds that the distance takes at the optimal speed, including the climb that regains the
   * height lost.
   */
  readonly idealS: Float64Array;
  /** Height gained, and height equivalent of the speed gained, in metres. */
  readonly gainM: Float64Array;
  readonly speedHeightM: Float64Array;
}

/** Glides with their analysed steps. */
export interface JudgedGlides {
  /** Fixes of the track, in chronological order. */
  readonly glides: readonly FixInterval[];
  /** Track lengths and straight lengths of the glides, in metres. */
  readonly flownM: Float64Array;
  readonly straightM: Float64Array;
  /** Scored distance in metres, or else the sum of the straight lengths. */
  readonly scoredM: number;
  /** Climb in m/s that height is worth. */
  readonly climbMps: number;
  readonly steps: JudgedSteps;
  /**
   * Height above ground in metres below which nothing is analysed. Absent if the ground is unknown.
   */
  readonly judgedFromAglM?: number;
  /** Seconds excluded near the ground. */
  readonly lowS: number;
  /** Seconds excluded because airspeed or netto is unknown. */
  readonly unknownS: number;
  /** Height gained in all excluded seconds, in metres. */
  readonly leftOutGainM: number;
}

/** Half of the time over which the air is averaged. Pilots cannot react to faster changes. */
const FELT_HALF_S = 10;
const MAX_STEP_S = 15;

/**
 * Computes for each step of the glides the optimal airspeed in its air, and the time that its
 * distance costs at that speed. In air of netto n, a metre of distance at speed v costs (e − n −
 * w(v)) / (e·v) seconds: the time to fly it, and the time to regain the lost height at the climb e.
 * The minimum is at
 *
 *     v* = √((c − e + n) / a)
 *
 * with the polar w(v) = a·v² + b·v + c at mass and air density. All are true airspeeds and speeds
 * in m/s. The netto is a mean over 20 s, adjusted so that it matches height and speed of the whole
 * glide. Steps are excluded if they are longer than 15 s, near the ground, or slower than any
 * aircraft flies. These limits are this project's.
 *
 * @param climbMps Climb that height is worth; above 0.
 * @see MacCready's theory of the speed to fly, as in H. Reichmann, Cross-Country Soaring
 */
export function judgeGlides(
  input: CoachInput,
  { glides, scoredKm }: FlownParts,
  polar: Polar,
  climbMps: number,
): JudgedGlides {
  const { track, air, groundM, massKg } = input;
  const { timeS, altitudeM } = track;
  const flown = polarAsFlown(polar, massKg);
  const felt = feltNetto(input, glides);
  const slowestMps = minFlyingSpeedMps(flown);
  const steps = emptySteps(glides.reduce((sum, { first, last }) => sum + last - first, 0));
  const lowestM = lowestJudgedM(input);
  let [count, lowS, unknownS, leftOutGainM] = [0, 0, 0, 0];
  for (const [glide, { first, last }] of glides.entries()) {
    for (let i = first; i < last; i++) {
      const seconds = timeS[i + 1]! - timeS[i]!;
      const gainM = altitudeM[i + 1]! - altitudeM[i]!;
      const trueMps = (air.trueAirspeedMps[i]! + air.trueAirspeedMps[i + 1]!) / 2;
      const indicatedMps = (air.indicatedAirspeedMps[i]! + air.indicatedAirspeedMps[i + 1]!) / 2;
      const nettoMps = (felt[i]! + felt[i + 1]!) / 2;
      const isLow = groundM !== undefined && altitudeM[i]! - groundM[i]! < lowestM;
      const isKnown = indicatedMps >= slowestMps && Number.isFinite(nettoMps);
      if (isLow || !isKnown || seconds > MAX_STEP_S) {
        if (isLow) lowS += seconds;
        else unknownS += seconds;
        leftOutGainM += gainM;
        continue;
      }
      const factor = indicatedMps / trueMps;
      steps.glide[count] = glide;
      steps.seconds[count] = seconds;
      steps.trueMps[count] = trueMps;
      steps.indicatedMps[count] = indicatedMps;
      steps.nettoMps[count] = nettoMps;
      steps.sunkMps[count] = verticalSpeedOf(flown, indicatedMps) / factor;
      steps.gainM[count] = gainM;
      const [before, after] = [air.trueAirspeedMps[i]!, air.trueAirspeedMps[i + 1]!];
      steps.speedHeightM[count] = (after * after - before * before) / (2 * GRAVITY_MPS2);
      count++;
    }
  }
  const judged = { ...steps, count };
  closeEnergy(judged, glides.length);
  for (let i = 0; i < count; i++) {
    const factor = steps.indicatedMps[i]! / steps.trueMps[i]!;
    const earnedMps = climbMps - steps.nettoMps[i]!;
    // In thinner air, horizontal and vertical speeds grow by the same factor.
    const bestMps = tangentSpeedMps(flown, earnedMps * factor);
    const costMps = earnedMps - verticalSpeedOf(flown, bestMps) / factor;
    steps.bestMps[i] = bestMps;
    const flownM = steps.trueMps[i]! * steps.seconds[i]!;
    steps.idealS[i] = (flownM * costMps * factor) / (climbMps * bestMps);
  }
  const distances = glideDistances(input, glides);
  const scoredM = scoredKm === undefined ? sumOf(distances.straightM) : scoredKm * 1000;
  const leftOut = { lowS, unknownS, leftOutGainM, ...(groundM && { judgedFromAglM: lowestM }) };
  return { glides, ...distances, scoredM, climbMps, steps: judged, ...leftOut };
}

function glideDistances({ track }: CoachInput, glides: readonly FixInterval[]) {
  const points = pointsOf(track);
  const flownM = new Float64Array(glides.length);
  const straightM = new Float64Array(glides.length);
  for (const [glide, { first, last }] of glides.entries()) {
    for (let i = first; i < last; i++) flownM[glide]! += chordDistanceM(points, i, i + 1);
    straightM[glide] = chordDistanceM(points, first, last);
  }
  return { flownM, straightM };
}

function emptySteps(size: number) {
  const column = () => new Float64Array(size);
  return {
    glide: new Int32Array(size),
    seconds: column(),
    trueMps: column(),
    indicatedMps: column(),
    bestMps: column(),
    nettoMps: column(),
    sunkMps: column(),
    idealS: column(),
    gainM: column(),
    speedHeightM: column(),
  };
}

/**
 * Adjusts the averaged netto, which does not add up exactly. The difference of each glide is spread
 * over its time, so that height gained + height equivalent of speed gained = netto + w, summed over
 * its steps.
 */
function closeEnergy(steps: JudgedSteps, glideCount: number): void {
  const offM = new Float64Array(glideCount);
  const seconds = new Float64Array(glideCount);
  for (let i = 0; i < steps.count; i++) {
    const glide = steps.glide[i]!;
    const explainedM = (steps.nettoMps[i]! + steps.sunkMps[i]!) * steps.seconds[i]!;
    offM[glide]! += steps.gainM[i]! + steps.speedHeightM[i]! - explainedM;
    seconds[glide]! += steps.seconds[i]!;
  }
  for (let i = 0; i < steps.count; i++) {
    const glide = steps.glide[i]!;
    steps.nettoMps[i]! += offM[glide]! / seconds[glide]!;
  }
}

/** Mean netto around each fix of the glides, from known values within the same glide. */
function feltNetto({ track, air }: CoachInput, glides: readonly FixInterval[]): Float64Array {
  const { timeS } = track;
  const felt = new Float64Array(track.count);
  for (const { first, last } of glides) {
    let [from, to, sumMps, known] = [first, first, 0, 0];
    const take = (fix: number, sign: 1 | -1) => {
      const nettoMps = air.nettoMps?.[fix] ?? Number.NaN;
      if (Number.isNaN(nettoMps)) return;
      sumMps += sign * nettoMps;
      known += sign;
    };
    for (let i = first; i <= last; i++) {
      while (to <= last && timeS[to]! - timeS[i]! <= FELT_HALF_S) take(to++, 1);
      while (timeS[i]! - timeS[from]! > FELT_HALF_S) take(from++, -1);
      felt[i] = known > 0 ? sumMps / known : Number.NaN;
    }
  }
  return felt;
}

/**
 * Seconds that a step lost by its speed: (e − n − w(v)) · t / e minus the cost of its distance at
 * the optimal speed.
 */
export function lostSecondsAtStep({ steps, climbMps }: JudgedGlides, step: number): number {
  const { seconds, nettoMps, sunkMps, idealS } = steps;
  const paidS = ((climbMps - nettoMps[step]! - sunkMps[step]!) * seconds[step]!) / climbMps;
  return paidS - idealS[step]!;
}

export function sumOf(column: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < column.length; i++) sum += column[i]!;
  return sum;
}
