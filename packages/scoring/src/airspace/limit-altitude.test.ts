import { expect, test } from 'vitest';
import { limitAltitudeM } from './limit-altitude.js';

test('an altitude above the sea is that of the limit', () => {
  expect(limitAltitudeM({ reference: 'MSL', altitudeM: 762 }, { qnhHpa: 990, groundM: 300 })).toBe(
    762,
  );
});

test('the altitude of a flight level follows the pressure of the day', () => {
  const level = { reference: 'FL', altitudeM: 3048 } as const;
  expect(limitAltitudeM(level)).toBe(3048);
  expect(limitAltitudeM(level, { qnhHpa: 1023.25 })).toBeCloseTo(3131, 0);
});

test('a height above ground is an altitude only if the ground is known', () => {
  const height = { reference: 'AGL', altitudeM: 300 } as const;
  expect(limitAltitudeM(height)).toBeUndefined();
  expect(limitAltitudeM(height, { groundM: 250 })).toBe(550);
});

test.each(['GND', 'UNL', 'unknown'] as const)('%s has no altitude', (reference) => {
  expect(limitAltitudeM({ reference }, { groundM: 250 })).toBeUndefined();
});
