import { type FixInterval, intervalSeconds } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import type { Coaching } from './coach-input.js';
import { type JudgedGlides, lostSecondsAtStep } from './judged-glides.js';

/** Figures of a glide, or of all glides together, through the air. */
export interface GlideFigures {
  /** Duration. */
  readonly seconds: number;
  /** Way over ground, in km. */
  readonly distanceKm: number;
  /** Way over ground by straight length; of all glides, by the distance scored. Absent of nothing. */
  readonly detour?: number;
  /** Height gained, negative if it was lost. */
  readonly gainM: number;
  /** Share of the time judged in rising air, 0 to 1. */
  readonly liftShare: number;
  /** Mean vertical speed of the air. */
  readonly nettoMps: number;
  /** Mean indicated airspeed, and the mean of the best. */
  readonly meanKmh: number;
  readonly optimalKmh: number;
  /**
   * Distance through the air by height lost, with speed counted as height. Absent if no height was
   * lost.
   */
  readonly glideRatio?: number;
  /** The same in still air at the speeds flown. */
  readonly polarRatio: number;
  /** Seconds lost by flying too fast and too slow: in flight, and to climb the lost height. */
  readonly tooFastS: number;
  readonly tooSlowS: number;
  /** Seconds on which all but distance, time, detour and gain rest. */
  readonly judgedS: number;
}

/** A glide, as fixes of the track. */
export interface CoachedGlide extends GlideFigures, FixInterval {}

/** Figures of glides, each and all of them. */
export interface GlideAdvice {
  /** Sums and means over them. */
  readonly all: GlideFigures;
  /** Glides with known speeds, in order of time. */
  readonly glides: readonly CoachedGlide[];
}

/**
 * Computes how glides went, each and all of them. Sums go over the judged steps of t seconds, with
 * true airspeed v, netto n, vertical speed w(v) of the polar and the climb e that height is worth,
 * all in m/s, and heights h in metres:
 *
 * - lift share = Σ t of steps with n above 0 / Σ t; netto and airspeeds are means, Σ x·t / Σ t,
 *   airspeeds indicated and in km/h.
 * - glide ratio = Σ v·t / −Σ (Δh + Δ(v² / 2g)); that of the polar = Σ v·t / −Σ w(v)·t.
 * - too fast, too slow = Σ of (e − n − w(v)) · t / e minus the cost of the same distance at the
 *   best speed, of steps flown faster than that and of the others, in seconds.
 * - detour = track length / straight length, of all fixes of the glides.
 *
 * @see MacCready's theory of the speed to fly, as in H. Reichmann, Cross-Country Soaring, for costs
 *   and best speeds; the choice of figures is this project's
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
