import { expect, test } from 'vitest';
import { coach } from './coach.js';
import { climbAt, flownFlight, glideAt } from './testing/flown-flight.js';

const FLOWN = [
  climbAt(2, 300),
  glideAt(55, -0.3),
  climbAt(1.5, 250, -150),
  glideAt(32, 0.4),
  climbAt(2.5, 200),
  glideAt(48),
];

test('a fix every 4 s gives the same advice as a fix every second', () => {
  const massLimits = { minKg: 560, maxKg: 850 };
  const [frequent, seldom] = [1, 4].map((intervalS) =>
    coach({ ...flownFlight(FLOWN, { windEastMps: 6, intervalS }), massLimits }),
  ) as [ReturnType<typeof coach>, ReturnType<typeof coach>];
  const [speed, rarely] = [frequent.speed.advice!, seldom.speed.advice!];
  expect(Math.abs(rarely.meanKmh / speed.meanKmh - 1)).toBeLessThan(0.01);
  expect(Math.abs(rarely.optimalKmh / speed.optimalKmh - 1)).toBeLessThan(0.01);
  expect(rarely.macCready.climbMps).toBeCloseTo(speed.macCready.climbMps, 1);
  const kinds = (advised: typeof frequent) => [
    advised.speed.advice!.tips[0]?.kind,
    ...advised.weight.advice!.tips.map(({ kind }) => kind),
  ];
  expect(kinds(seldom)).toEqual(kinds(frequent));
  const { flownS, lostS } = frequent.timeLost.advice!;
  // Phases start and end up to a fix off.
  expect(Math.abs(seldom.timeLost.advice!.lostS - lostS)).toBeLessThan(0.02 * flownS);
  const { rightShare } = frequent.thermals.advice!;
  expect(seldom.thermals.advice!.rightShare).toBeCloseTo(rightShare, 1);
});
