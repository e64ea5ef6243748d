import { expect, test } from 'vitest';
import { RULE_SETS } from '../task/rule-sets.js';
import { taskUnderRules } from './task-under-rules.js';

const OWN = { kind: 'CYLINDER', radiusM: 12_000 } as const;
const POINTS = [
  { name: 'A', lat: 50, lon: 8 },
  { name: 'B', lat: 51, lon: 8, zone: OWN },
  { name: 'C', lat: 51, lon: 9 },
  { name: 'A', lat: 50, lon: 8 },
];

test('points without a zone of their own get that of the rules', () => {
  const { start, turnpoint, finish } = RULE_SETS.GP;
  const { points, minTimeS } = taskUnderRules({ points: POINTS, minTimeS: 9000 }, 'GP');
  expect(points.map(({ zone }) => zone)).toEqual([start, OWN, turnpoint[0], finish]);
  expect(points.some(({ isArea }) => isArea)).toBe(false);
  expect(minTimeS).toBeUndefined();
});

test('turnpoints of an assigned area task are areas, for the minimum time', () => {
  const { points, minTimeS } = taskUnderRules({ points: POINTS, minTimeS: 9000 }, 'AA');
  expect(points.map(({ isArea }) => isArea)).toEqual([undefined, true, true, undefined]);
  expect(minTimeS).toBe(9000);
});
