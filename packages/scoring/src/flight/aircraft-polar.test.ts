import { expect, test } from 'vitest';
import { aircraftPolar } from './aircraft-polar.js';

const AIRCRAFT = {
  encoded_coeffs: [-0.0019682, 0.1135807, -2.2594821],
  reference_mass: 702,
  min_speed_m_s: 21,
};

test('is the polar of the list', () => {
  expect(aircraftPolar(AIRCRAFT)).toEqual({
    a: -0.0019682,
    b: 0.1135807,
    c: -2.2594821,
    referenceMassKg: 702,
    minSpeedMps: 21,
  });
});

test.each([
  { why: 'is not known', speed: undefined },
  { why: 'is none', speed: 0 },
])('ignores a slowest speed that $why', ({ speed }) => {
  expect(aircraftPolar({ ...AIRCRAFT, min_speed_m_s: speed })).not.toHaveProperty('minSpeedMps');
});

test.each([
  { why: 'no polar', aircraft: {} },
  { why: 'no mass that it holds for', aircraft: { ...AIRCRAFT, reference_mass: null } },
  { why: 'a polar that climbs', aircraft: { ...AIRCRAFT, encoded_coeffs: [-0.002, 0.2, -1] } },
])('is absent if the list has $why', ({ aircraft }) => {
  expect(aircraftPolar(aircraft)).toBeUndefined();
});
