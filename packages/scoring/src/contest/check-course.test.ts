import { expect, test } from 'vitest';
import { worstBroken } from './check-course.js';
import type { ReceiptCheck } from './receipt.js';

const GAP: ReceiptCheck = { limit: 'gap', value: 0.9, most: 1 };
const SHORTEST: ReceiptCheck = { limit: 'shortest_side', value: 24.51, least: 25 };
const LONGEST: ReceiptCheck = { limit: 'longest_side', value: 48.34, most: 45 };

test('of several limits, the one counts that was missed by most', () => {
  expect(worstBroken([GAP, SHORTEST, LONGEST])).toBe(LONGEST);
  expect(worstBroken([GAP, { ...LONGEST, value: 45.1 }, SHORTEST])).toBe(SHORTEST);
});

test('none where all are kept, however closely', () => {
  expect(worstBroken([GAP, { ...SHORTEST, value: 25 }, { ...LONGEST, value: 45 }])).toBeUndefined();
});

test('a finish below the start is broken where none may be', () => {
  const loss: ReceiptCheck = { limit: 'height_loss', value: 137, most: 0 };
  expect(worstBroken([SHORTEST, loss])).toBe(loss);
});
