import { expect, test } from 'vitest';
import { coach } from './coach.js';
import { climbAt, flownFlight, glideAt } from './testing/flown-flight.js';

test.each([
  { minKg: 560, maxKg: 585, masses: [560, 570, 580, 585] },
  { minKg: 561.5, maxKg: 581.5, masses: [561.5, 571.5, 581.5] },
  { minKg: 580, maxKg: 583, masses: [580, 583] },
])('the curve from $minKg kg ends at $maxKg kg for any step', (limits) => {
  const { masses, ...massLimits } = limits;
  const flown = flownFlight([climbAt(2, 400), glideAt(40, 0, 600)]);
  const { curve } = coach({ ...flown, massKg: 570, massLimits }).weight.advice!;
  expect(curve.map(({ massKg }) => massKg)).toEqual(masses);
  for (const { speedKmh } of curve) expect(speedKmh).toBeGreaterThan(0);
});
