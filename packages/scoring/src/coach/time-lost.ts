import { sumHeightGain } from '../analysis/interval-sums.js';
import type { CoachInput, Coaching } from './coach-input.js';
import type { FlownParts } from './flown-parts.js';
import { type JudgedGlides, lostSecondsAtStep, sumOf } from './judged-glides.js';

/** Seconds lost compared with the ideal flight, by cause; negative if gained. */
export interface LossCauses {
  /** Thermals that climbed less than the mean. */
  readonly weakClimbsS: number;
  /** Thermals that climbed more than the mean; negative. */
  readonly strongClimbsS: number;
  /** Climb attempts, minus the time that the height gained in them is worth. */
  readonly attemptsS: number;
  /** Glides flown faster, and slower, than was optimal in the air of the moment. */
  readonly tooFastS: number;
  readonly tooSlowS: number;
  /**
   * Distance flown in glides beyond the scored distance; negative if drift while circling helped.
   */
  readonly detourS: number;
  /** Height that glides converted into speed and did not convert back. */
  readonly speedChangeS: number;
}

/** Time lost in an interval: `flownS` is the sum of `idealS` and all causes. */
export interface TimeLost {
  /** Duration in seconds, as are all values with this suffix. */
  readonly flownS: number;
  /** Duration of the ideal flight; see `computeTimeLost`. */
  readonly idealS: number;
  /** `flownS` minus `idealS`. */
  readonly lostS: number;
  /** Speed of the ideal flight. Absent if its duration or its distance is 0. */
  readonly idealKmh?: number;
  readonly causes: LossCauses;
  /**
   * Gliding time near the ground or with unknown airspeed. The ideal flight includes it as flown.
   */
  readonly unjudgedS: number;
}

/**
 * Compares an interval with an ideal flight and attributes the difference in time to causes.
 *
 * The ideal flight follows the scored distance D (or, without one, the straight lengths of the
 * glides) in a straight line, in air that moves as it did along the distance G that was flown in
 * glides. It flies at the optimal speeds, climbs only at the MacCready value e, makes no attempts,
 * and has the same difference between start and end height.
 *
 * Each metre of height is worth 1/e seconds, wherever it is gained or lost. For an interval of T
 * seconds with the height gain H, T − H/e is the sum of the costs of its parts:
 *
 * - a thermal or attempt of t seconds with the gain h costs t − h/e. For all thermals together this
 *   is 0 if e is their mean climb.
 * - a glide at speed v in air of netto n costs Σ (e − n − w(v))/e · t, plus the height equivalent
 *   of its gain of speed divided by e. Of this, Σ (e − n − w(v*))/(e·v*) · v·t is the cost at the
 *   optimal speed v*. The rest was lost by the speed flown.
 * - of the cost at the optimal speed, the share D/G belongs to the straight line. The rest was lost
 *   by detours.
 *
 * All values are in metres, seconds and m/s, with true airspeeds; w(v) is the polar's vertical
 * speed, and v* is that of `judgeGlides`.
 *
 * @see MacCready's theory of the speed to fly, as in H. Reichmann, Cross-Country Soaring, for the
 *   value of height. The attribution to causes is this project's.
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
