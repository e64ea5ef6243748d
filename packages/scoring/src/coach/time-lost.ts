import { sumHeightGain } from '../analysis/interval-sums.js';
import type { CoachInput, Coaching } from './coach-input.js';
import type { FlownParts } from './flown-parts.js';
import { type JudgedGlides, lostSecondsAtStep, sumOf } from './judged-glides.js';

/** Seconds lost against the ideal flight; negative if won. */
export interface LossCauses {
  /** Thermals that climbed less than the mean. */
  readonly weakClimbsS: number;
  /** Parts that climbed more: seconds won. */
  readonly strongClimbsS: number;
  /** Failed climbs, less what their height was worth. */
  readonly attemptsS: number;
  /** Glides that were flown faster, and slower, than best for the air that was there. */
  readonly tooFastS: number;
  readonly tooSlowS: number;
  /** The ways of glides beyond the distance scored; negative where circling drifted along. */
  readonly detourS: number;
  /** Height that glides turned into speed and did not give back. */
  readonly speedChangeS: number;
}

/** Time lost in an interval: `flownS = idealS +` the sum of all causes. */
export interface TimeLost {
  /** Seconds, as all that follow. */
  readonly flownS: number;
  /** Seconds of the ideal flight; see `computeTimeLost`. */
  readonly idealS: number;
  /** The difference. */
  readonly lostS: number;
  /** Speed of the ideal flight. Absent if it takes no time, or its distance is 0. */
  readonly idealKmh?: number;
  readonly causes: LossCauses;
  /** Seconds that count in the ideal flight as they were flown: near the ground, or unknown. */
  readonly unjudgedS: number;
}

/**
 * Adds up how much longer an interval took than an ideal flight. That flight goes straight along
 * the scored distance D, or along the straight lengths of the glides without one, in air that moves
 * as it did along the distances G that were flown. It flies at the best speeds between thermals,
 * climbs only at the MacCready value e, makes no attempts, and ends as much higher or lower as this
 * flight did.
 *
 * Each metre of height counts 1/e seconds, wherever it is gained or lost. Over the whole interval
 * of T seconds and gain H, T − H/e is then the sum of the costs of the parts:
 *
 * - thermals and attempts: t − h/e each, which for all thermals is 0 if e is their mean climb;
 * - glides at speed v in air of netto n: Σ (e − n − w(v))/e · t + speed height/e, of which Σ (e − n
 *   − w(v*))/(e·v*) · v·t is the cost at the best speed v*, and the rest lost by speed;
 * - of the cost at the best speed, the share D/G is that of the straight line, the rest detour.
 *
 * All in metres, seconds and m/s, true airspeeds; v* is that of `judgeGlides`.
 *
 * @see MacCready's theory of the speed to fly, as in H. Reichmann, Cross-Country Soaring, for the
 *   price of height; adding up the costs by their causes is this project's
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
  const climbs = parts.thermals.map((part) => costS(sumHeightGain(track, [part])));
  let [atBestS, tooFastS, tooSlowS, speedHeightM] = [0, 0, 0, 0];
  for (let i = 0; i < steps.count; i++) {
    atBestS += steps.idealS[i]!;
    speedHeightM += steps.speedHeightM[i]!;
    const lostS = lostSecondsAtStep(judged, i);
    if (steps.indicatedMps[i]! > steps.bestMps[i]!) tooFastS += lostS;
    else tooSlowS += lostS;
  }
  const flownM = sumOf(judged.flownM);
  const straightShare = flownM > 0 ? scoredM / flownM : 1;
  const causes: LossCauses = {
    weakClimbsS: climbs.reduce((sum, s) => sum + Math.max(0, s), 0),
    strongClimbsS: climbs.reduce((sum, s) => sum + Math.min(0, s), 0),
    attemptsS: costS(sumHeightGain(track, parts.attempts)),
    tooFastS,
    tooSlowS,
    detourS: atBestS * (1 - straightShare),
    speedChangeS: speedHeightM / climbMps,
  };
  const unjudgedS = judged.lowS + judged.unknownS;
  const leftOutS = costS({ seconds: unjudgedS, gainM: judged.leftOutGainM });
  const { seconds: flownS, gainM } = sumHeightGain(track, [
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
