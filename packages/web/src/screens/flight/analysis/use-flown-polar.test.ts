import { polarThroughPoints } from '@cloudstreet/scoring/analyse';
import { expect, test } from 'vitest';
import { flownMassKg } from './use-flown-polar.js';

const polar = polarThroughPoints(
  [
    { speedMps: 25, verticalSpeedMps: -0.6 },
    { speedMps: 33, verticalSpeedMps: -0.75 },
    { speedMps: 50, verticalSpeedMps: -1.9 },
  ],
  { referenceMassKg: 400 },
);

test.each([
  { massKg: 420, expected: 420 },
  { massKg: 133, expected: undefined },
  { massKg: 1201, expected: undefined },
  { massKg: undefined, expected: undefined },
])('a flight with $massKg kg is computed with $expected', ({ massKg, expected }) => {
  expect(flownMassKg(polar, massKg)).toBe(expected);
});

test('a mass has no effect without a polar', () => {
  expect(flownMassKg(undefined, 420)).toBeUndefined();
});
