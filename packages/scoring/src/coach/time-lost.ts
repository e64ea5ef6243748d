import { gainedIn } from '../analysis/interval-sums.js';
import type { CoachInput, Coaching } from './coach-input.js';
import type { FlownParts } from './flown-parts.js';
import { type JudgedGlides, lostAtStep, sumOf } from './judged-glides.js';

/** What took time beside the ideal flight, in seconds; negative where it won some. */
export interface LossCauses {
  /** Thermals that climbed less than the mean. */
  readonly weakClimbsS: number;
  /** Those that climbed more: what they won. */
  readonly strongClimbsS: number;
  /** Attempts at thermals, less what their height was worth. */
  readonly attemptsS: number;
  /** Glides that were flown faster, and slower, than best for the air that was there. */
  readonly tooFastS: number;
  readonly tooSlowS: number;
  /** The ways of glides beyond the distance scored; negative where circling drifted along. */
  readonly detourS: number;
  /** Height that glides turned into speed and did not give back. */
  readonly speedChangeS: number;
}

/** Where an interval lost time: `flownS = idealS +` the sum of all causes. */
export interface TimeLost {
  /** Seconds, as all that follow. */
  readonly flownS: number;
  /** What the ideal flight takes; see `computeTimeLost`. */
  readonly idealS: number;
  /** The difference. */
  readonly lostS: number;
  /** Of the ideal flight; absent where it takes no time, or its distance is 0. */
  readonly idealKmh?: number;
  readonly causes: LossCauses;
  /** Seconds that count in the ideal flight as they were flown: near the ground, or not known. */
  readonly unjudgedS: number;
}

/**
 * Adds up what an interval took longer than an ideal flight: one that flies straight along the scored
 * distance D, or the straight lengths of the glides where none counts, in air that moves as it did
 * along the ways G that were flown, at the best speeds between thermals, climbs at the MacCready value
 * e alone, makes no attempts, and ends as much higher or lower as this flight did.
 *
 * Each metre of height counts 1/e seconds, wherever it is gained or lost. Over the whole interval of T
 * seconds and gain H, T − H/e is then the sum of what the parts cost:
 *
 * - thermals and attempts: t − h/e each, which for all thermals is 0 where e is their mean climb;
 * - glides at speed v in air of netto n: Σ (e − n − w(v))/e · t + speed height/e, of which
 *   Σ (e − n − w(v*))/(e·v*) · v·t is the cost at the best speed v*, and the rest lost by speed;
 * - of the cost at the best speed, the share D/G is that of the straight way, the rest detour.
 *
 * All in metres, seconds and m/s, true airspeeds; v* is that of `judgeGlides`.
 *
 * @see MacCready's theory of the speed to fly, as in H. Reichmann, Cross-Country Soaring, for the
 *   price of height; to add the costs up by their causes is this project's
 */
export function computeTimeLost(
  input: CoachInput,
  parts: FlownParts,
  judged: JudgedGlides,
): Coaching<TimeLost> {
  const { steps, scoredM, climbMps } = judged;
  if (steps.count === 0) return { refusal: 'noGlides' };
  const { track } = input;
  const costS = ({ seconds, gainM }: { seconds: number; gainM: number }) =>
    seconds - gainM / climbMps;
  const climbs = parts.thermals.map((part) => costS(gainedIn(track, [part])));
  let [atBestS, tooFastS, tooSlowS, speedHeightM] = [0, 0, 0, 0];
  for (let i = 0; i < steps.count; i++) {
    atBestS += steps.idealS[i]!;
    speedHeightM += steps.speedHeightM[i]!;
    const lostS = lostAtStep(judged, i);
    if (steps.indicatedMps[i]! > steps.bestMps[i]!) tooFastS += lostS;
    else tooSlowS += lostS;
  }
  const flownM = sumOf(judged.flownM);
  const straightShare = flownM > 0 ? scoredM / flownM : 1;
  const causes: LossCauses = {
    weakClimbsS: climbs.reduce((sum, s) => sum + Math.max(0, s), 0),
    strongClimbsS: climbs.reduce((sum, s) => sum + Math.min(0, s), 0),
    attemptsS: costS(gainedIn(track, parts.attempts)),
    tooFastS,
    tooSlowS,
    detourS: atBestS * (1 - straightShare),
    speedChangeS: speedHeightM / climbMps,
  };
  const unjudgedS = judged.lowS + judged.unknownS;
  const leftOutS = costS({ seconds: unjudgedS, gainM: judged.leftOutGainM });
  const { seconds: flownS, gainM } = gainedIn(track, [
    ...parts.thermals,
    ...parts.attempts,
    ...parts.glides,
  ]);
  const idealS = atBestS * straightShare + leftOutS + gainM / climbMps;
  return {
    advice: {
      flownS,
      idealS,
      lostS: flownS - idealS,
      ...(idealS > 0 && scoredM > 0 && { idealKmh: (scoredM / idealS) * 3.6 }),
      causes,
      unjudgedS,
    },
  };
}
