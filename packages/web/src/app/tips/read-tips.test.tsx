import { expect, test } from 'vitest';
import { isTipDue, markTipDay } from './read-tips.js';

test('a device gets no tip on its first day, then at most one a day', () => {
  expect(isTipDue('2026-07-14')).toBe(false);
  expect(isTipDue('2026-07-14')).toBe(false);
  expect(isTipDue('2026-07-15')).toBe(true);
  expect(isTipDue('2026-07-15')).toBe(true);
  markTipDay('2026-07-15');
  expect(isTipDue('2026-07-15')).toBe(false);
  expect(isTipDue('2026-07-16')).toBe(true);
});
