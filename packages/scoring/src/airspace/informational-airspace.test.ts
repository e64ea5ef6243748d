import { expect, test } from 'vitest';
import { isInformational } from './informational-airspace.js';

test.each([
  { class: 'E', expected: true },
  { class: 'G', expected: true },
  { class: 'FIR', expected: true },
  { class: 'UNC', type: 'FIR', expected: true },
  { class: 'UNC', type: 'FIS', expected: true },
  { class: 'E', type: 'TMA', expected: true },
  { class: 'E', type: 'TMZ', expected: false },
  { class: 'G', type: 'RMZ', expected: false },
  { class: 'D', type: 'TMA', expected: false },
  { class: 'UNC', expected: false },
  { class: 'UNC', type: 'R', expected: false },
  { class: 'Q', expected: false },
  { class: 'CTR', expected: false },
])('$class $type: $expected', ({ expected, ...airspace }) => {
  expect(isInformational(airspace)).toBe(expected);
});
