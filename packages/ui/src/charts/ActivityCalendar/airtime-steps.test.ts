import { expect, test } from 'vitest';
import { airtimeStepS, shadeOf } from './airtime-steps.js';

test.each([
  { why: 'no flights', hours: [], step: 1 },
  { why: 'short hops', hours: [0.2, 0.5], step: 1 },
  { why: 'just fits', hours: [3, 8], step: 2 },
  { why: 'a little more', hours: [8.1], step: 3 },
  { why: 'a club on a good day', hours: [90, 12], step: 23 },
])('$why: $step h per shade', ({ hours, step }) => {
  expect(airtimeStepS(hours.map((hour) => hour * 3600))).toBe(step * 3600);
});

test.each([
  { why: 'unknown', hours: 0, shade: 1 },
  { why: 'on the limit', hours: 2, shade: 1 },
  { why: 'above it', hours: 2.01, shade: 2 },
  { why: 'the longest', hours: 8, shade: 4 },
  { why: 'longer than the longest', hours: 20, shade: 4 },
])('$why: shade $shade', ({ hours, shade }) => {
  expect(shadeOf(hours * 3600, 2 * 3600)).toBe(shade);
});
