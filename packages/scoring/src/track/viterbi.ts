/** Evidence for a state at each step, and the cost of a change, as logarithms. */
export interface ViterbiInput {
  /** Log-odds that the state is on. */
  readonly logOdds: Float64Array;
  /** Cost of a change between the previous step and this one, or one value for all steps. */
  readonly changeCost: Float64Array | number;
  /** Log-odds of being on at the first step, before any evidence. */
  readonly initialLogOdds: number;
}

/**
 * Finds the most likely sequence of two states by the Viterbi algorithm.
 *
 * @returns 1 where the state is on, one value per step.
 */
export function decodeViterbi({ logOdds, changeCost, initialLogOdds }: ViterbiInput): Uint8Array {
  const count = logOdds.length;
  const onCameFromOn = new Uint8Array(count);
  const offCameFromOn = new Uint8Array(count);
  // Score of being on minus the score of being off.
  let lead = initialLogOdds + (logOdds[0] ?? 0);
  for (let i = 1; i < count; i++) {
    const cost = typeof changeCost === 'number' ? changeCost : changeCost[i]!;
    onCameFromOn[i] = lead >= -cost ? 1 : 0;
    offCameFromOn[i] = lead > cost ? 1 : 0;
    lead = Math.max(-cost, Math.min(cost, lead)) + logOdds[i]!;
  }
  const states = new Uint8Array(count);
  let state = lead > 0 ? 1 : 0;
  for (let i = count - 1; i >= 0; i--) {
    states[i] = state;
    state = state === 1 ? onCameFromOn[i]! : offCameFromOn[i]!;
  }
  return states;
}

/** Intervals of steps that are on, inclusive. */
export function runsOf(states: Uint8Array): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (let i = 0; i < states.length; i++) {
    if (states[i] === 0) continue;
    const run = runs.at(-1);
    if (run && run.last === i - 1) run.last = i;
    else runs.push({ first: i, last: i });
  }
  return runs;
}
