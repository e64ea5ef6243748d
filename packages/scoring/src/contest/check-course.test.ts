import { expect, test } from 'vitest';
import { worstBrokenLimit } from './check-course.js';
import type { ReceiptCheck } from './receipt.js';

const GAP: ReceiptCheck = { limit: 'gap', value: 0.9, most: 1 };
const SHORTEST: ReceiptCheck = { limit: 'shortest_side', value: 24.51, least: 25 };
const LONGEST: ReceiptCheck = { limit: 'longest_side', value: 48.34, most: 45 };

test('reports the limit that was missed by most', () => {
  expect(worstBrokenLimit([GAP, SHORTEST, LONGEST])).toBe(LONGEST);
  expect(worstBrokenLimit([GAP, { ...LONGEST, value: 45.1 }, SHORTEST])).toBe(SHORTEST);
});

test('reports none if all limits are just met', () => {
  expect(
    worstBrokenLimit([GAP, { ...SHORTEST, value: 25 }, { ...LONGEST, value: 45 }]),
  ).toBeUndefined();
});

test('reports a finish below the start if no loss of height is allowed', () => {
  const loss: ReceiptCheck = { limit: 'height_loss', value: 137, most: 0 };
  expect(worstBrokenLimit([SHORTEST, loss])).toBe(loss);
});
