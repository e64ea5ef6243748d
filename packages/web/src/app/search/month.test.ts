import { expect, test, vi } from 'vitest';
import { monthAfter, parseMonth } from './month.js';

test.each([
  { month: '2026-07', count: 1, expected: '2026-08' },
  { month: '2026-12', count: 1, expected: '2027-01' },
  { month: '2026-01', count: -1, expected: '2025-12' },
])('$count months after $month is $expected', ({ month, count, expected }) => {
  expect(monthAfter(month, count)).toBe(expected);
});

test('accepts months of the calendar', () => {
  expect(parseMonth('2026-02')).toBe('2026-02');
});

test.each(['2026-13', '2026-2', 'july', ''])('"%s" has no page', (text) => {
  const found = vi.fn(() => parseMonth(text));
  expect(found).toThrow(expect.objectContaining({ isNotFound: true }));
});
