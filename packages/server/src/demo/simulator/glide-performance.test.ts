import { expect, test } from 'vitest';
import { createGlidePerformance, type GliderSpec } from './glide-performance.js';

const GLIDER: GliderSpec = {
  name: 'Test',
  kind: 'GL',
  seats: 1,
  selfLaunch: false,
  emptyKg: 250,
  referenceKg: 350,
  maxKg: 525,
  minSpeedMps: 20,
  polar: [-0.002815, 0.1430284, -2.4293602],
};

/** The best glide ratio of any polar a·v² + b·v + c. */
const BEST_RATIO = -1 / (0.1430284 - 2 * Math.sqrt(0.002815 * 2.4293602));

test.each([250, 350, 525])('the best glide ratio is the same at %d kg', (massKg) => {
  const polar = createGlidePerformance(GLIDER, massKg);
  const speed = polar.speedToFly(0);
  expect(-speed / polar.sinkMps(speed)).toBeCloseTo(BEST_RATIO, 6);
});

test('the speed to fly rises with mass and thermals', () => {
  const [light, heavy] = [createGlidePerformance(GLIDER, 330), createGlidePerformance(GLIDER, 500)];
  expect(heavy.speedToFly(0)).toBeGreaterThan(light.speedToFly(0));
  expect(light.speedToFly(2)).toBeGreaterThan(light.speedToFly(0));
  expect(light.speedToFly(1, 1)).toBeCloseTo(light.speedToFly(0), 9);
});

test('sinks faster in a turn', () => {
  const polar = createGlidePerformance(GLIDER, 350);
  expect(polar.sinkMps(26, 1.3)).toBeLessThan(polar.sinkMps(26) * 1.2);
});

test('the speed to fly stays within its limits', () => {
  const polar = createGlidePerformance(GLIDER, 350);
  expect(polar.speedToFly(0, 5)).toBeGreaterThan(polar.minSpeedMps);
  expect(polar.speedToFly(50)).toBe(55);
});
