import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeViterbi, runsOf } from './viterbi.js';

/** The best of all sequences, by trying each. */
function bestScore(logOdds: number[], cost: number, initial: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let code = 0; code < 2 ** logOdds.length; code++) {
    const states = logOdds.map((_, i) => (code >> i) & 1);
    best = Math.max(best, scoreOf(states, logOdds, cost, initial));
  }
  return best;
}

function scoreOf(states: ArrayLike<number>, logOdds: number[], cost: number, initial: number) {
  let score = states[0] === 1 ? initial : 0;
  for (let i = 0; i < logOdds.length; i++) {
    if (states[i] === 1) score += logOdds[i]!;
    if (i > 0 && states[i] !== states[i - 1]) score -= cost;
  }
  return score;
}

test('finds a most likely sequence', () => {
  const steps = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), {
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(steps, fc.double({ min: 0, max: 8, noNaN: true }), (logOdds, cost) => {
      const states = decodeViterbi({
        logOdds: Float64Array.from(logOdds),
        changeCost: new Float64Array(logOdds.length).fill(cost),
        initialLogOdds: -1,
      });
      expect(scoreOf(states, logOdds, cost, -1)).toBeCloseTo(bestScore(logOdds, cost, -1), 9);
    }),
  );
});

test('groups neighbouring steps into runs', () => {
  expect(runsOf(Uint8Array.of(1, 1, 0, 0, 1, 0, 1))).toEqual([
    { first: 0, last: 1 },
    { first: 4, last: 4 },
    { first: 6, last: 6 },
  ]);
});
