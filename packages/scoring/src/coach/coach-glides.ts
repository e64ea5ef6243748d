import { type FixInterval, intervalSeconds } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import type { Coaching } from './coach-input.js';
import { type JudgedGlides, lostSecondsAtStep } from './judged-glides.js';

/** Figures of one glide, or of all glides together. */
export interface GlideFigures {
  /** Duration in seconds. */
  readonly seconds: number;
  /** Distance flown over ground, in km. */
  readonly distanceKm: number;
  /**
   * Distance flown divided by the straight length; for all glides together, divided by the scored
   * distance. Absent if the divisor is 0.
   */
  readonly detour?: number;
  /** Height gained in metres; negative if height was lost. */
  readonly gainM: number;
  /** Share of the analysed time in rising air, 0 to 1. */
  readonly liftShare: number;
  /** Mean vertical speed of the air, in m/s. */
  readonly nettoMps: number;
  /** Mean indicated airspeed in km/h, and the mean of the optimal airspeeds. */
  readonly meanKmh: number;
  readonly optimalKmh: number;
  /**
   * Distance through the air divided by the height lost, including the height equivalent of speed.
   * Absent if no height was lost.
   */
  readonly glideRatio?: number;
  /** Glide ratio that the polar gives in still air at the speeds flown. */
  readonly polarRatio: number;
  /**
   * Seconds lost by flying too fast and too slowly, including the climb that regains the height
   * lost.
   */
  readonly tooFastS: number;
  readonly tooSlowS: number;
  /**
   * Analysed time in seconds. All figures refer to it except duration, distance, detour and gain.
   */
  readonly judgedS: number;
}

/** Figures of one glide, with its fixes. */
export interface CoachedGlide extends GlideFigures, FixInterval {}

/** Figures of each glide, and of all together. */
export interface GlideAdvice {
  /** Figures of all glides together. */
  readonly all: GlideFigures;
  /** Glides with known airspeeds, in chronological order. */
  readonly glides: readonly CoachedGlide[];
}

/**
 * Computes the quality of each glide and of all glides together.
 *
 * Sums go over the analysed steps between fixes. A step has the duration t, the true airspeed v,
 * the netto n, the polar's vertical speed w(v), and the climb e that height is worth, all in
 * seconds and m/s. Heights h are in metres, g is the acceleration of gravity.
 *
 * - lift share = Σ t of steps with n above 0 / Σ t. Netto and airspeeds are means, Σ x·t / Σ t.
 *   Airspeeds are indicated, in km/h.
 * - glide ratio = Σ v·t / −Σ (Δh + Δ(v² / 2g)); that of the polar = Σ v·t / −Σ w(v)·t.
 * - seconds lost in a step = (e − n − w(v)) · t / e, minus the cost of the same distance at the
 *   optimal speed. Steps flown faster than the optimal speed add to "too fast", others to "too
 *   slow".
 * - detour = track length / straight length, over all fixes of the glides.
 *
 * @see MacCready's theory of the speed to fly, as in H. Reichmann, Cross-Country Soaring, for costs
 *   and optimal speeds. The choice of figures is this project's.
 */
export function coachGlides(track: Track, judged: JudgedGlides): Coaching<GlideAdvice> {
  const { glides, steps } = judged;
  if (steps.count === 0) return { refusal: 'noGlides' };
  const tallies = glides.map(emptyTally);
  for (let i = 0; i < steps.count; i++) {
    const tally = tallies[steps.glide[i]!]!;
    const seconds = steps.seconds[i]!;
    const lostS = lostSecondsAtStep(judged, i);
    tally.judgedS += seconds;
    tally.liftS += steps.nettoMps[i]! > 0 ? seconds : 0;
    tally.driftM += steps.nettoMps[i]! * seconds;
    tally.indicatedM += steps.indicatedMps[i]! * seconds;
    tally.bestM += steps.bestMps[i]! * seconds;
    tally.trueM += steps.trueMps[i]! * seconds;
    tally.sunkM -= steps.sunkMps[i]! * seconds;
    tally.energyM += steps.gainM[i]! + steps.speedHeightM[i]!;
    if (steps.indicatedMps[i]! > steps.bestMps[i]!) tally.tooFastS += lostS;
    else tally.tooSlowS += lostS;
  }
  for (const [glide, tally] of tallies.entries()) {
    const interval = glides[glide]!;
    tally.seconds = intervalSeconds(track, interval);
    tally.gainM = track.altitudeM[interval.last]! - track.altitudeM[interval.first]!;
    tally.flownM = judged.flownM[glide]!;
    tally.straightM = judged.straightM[glide]!;
  }
  const whole = tallies.reduce(added, emptyTally());
  return {
    advice: {
      all: figuresOf({ ...whole, straightM: judged.scoredM }),
      glides: tallies.flatMap((tally, glide) =>
        tally.judgedS > 0 ? [{ ...glides[glide]!, ...figuresOf(tally) }] : [],
      ),
    },
  };
}

const emptyTally = () => ({
  seconds: 0,
  judgedS: 0,
  liftS: 0,
  driftM: 0,
  indicatedM: 0,
  bestM: 0,
  trueM: 0,
  sunkM: 0,
  energyM: 0,
  gainM: 0,
  flownM: 0,
  straightM: 0,
  tooFastS: 0,
  tooSlowS: 0,
});
type Tally = ReturnType<typeof emptyTally>;

function added(sum: Tally, tally: Tally): Tally {
  const both = { ...sum };
  for (const key of Object.keys(both) as (keyof Tally)[]) both[key] += tally[key];
  return both;
}

function figuresOf(tally: Tally): GlideFigures {
  const { judgedS, straightM, flownM, energyM } = tally;
  return {
    seconds: tally.seconds,
    distanceKm: flownM / 1000,
    ...(straightM > 0 && { detour: flownM / straightM }),
    gainM: tally.gainM,
    liftShare: tally.liftS / judgedS,
    nettoMps: tally.driftM / judgedS,
    meanKmh: (tally.indicatedM / judgedS) * 3.6,
    optimalKmh: (tally.bestM / judgedS) * 3.6,
    ...(energyM < 0 && { glideRatio: tally.trueM / -energyM }),
    polarRatio: tally.trueM / tally.sunkM,
    tooFastS: tally.tooFastS,
    tooSlowS: tally.tooSlowS,
    judgedS,
  };
}
