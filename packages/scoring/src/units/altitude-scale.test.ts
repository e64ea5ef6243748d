import { expect, test } from 'vitest';
import { altitudeScale } from './altitude-scale.js';
import { unitOf } from './unit-of.js';

test.each([
  { system: 'M', expected: { step: 200, minorStep: 100, lowest: -500 } },
  { system: 'I', expected: { step: 1000, minorStep: 500, lowest: -2000 } },
  { system: 'U', expected: { step: 1000, minorStep: 500, lowest: -2000 } },
] as const)('in system $system', ({ system, expected }) => {
  expect(altitudeScale(unitOf('altitude', system))).toEqual(expected);
});
