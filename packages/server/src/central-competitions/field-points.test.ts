import { expect, test } from 'vitest';
import { fieldPoints } from './field-points.js';
import type { CentralResult } from './read-results.js';

const day = { id: 1, date: '2026-07-14', status: 'final_result', assigned_area: false } as const;
const evaluation = (distanceKm: number, elapsedS?: number) => ({
  achieved: elapsedS !== undefined,
  reachedFirstTurnpoint: true,
  distanceKm,
  ...(elapsedS !== undefined && { elapsedS }),
  path: [],
});
// The example of the rules: three finishers and two outlandings over 300 km.
const EVALUATIONS = [
  evaluation(300, 10_800),
  evaluation(300, 11_700),
  evaluation(300, 13_500),
  evaluation(210),
  evaluation(90),
];
const results: readonly CentralResult[] = EVALUATIONS.map((_, index) => ({
  name: `Pilot ${index}`,
  distance: 1,
}));
const of = (classType: string | undefined, rows = results) => ({ day, classType, results: rows });

test('points follow from the whole field', () => {
  expect(fieldPoints(of('15_meter'), EVALUATIONS)).toEqual([1000, 908, 760, 420, 180]);
});

test('penalties are taken off, and who did not launch or is a guest has no points', () => {
  const rows = [
    { ...results[0]!, penalty: 50 },
    ...results.slice(1),
    { name: 'Not launched' },
    { name: 'Guest', distance: 300, not_competing: true },
  ];
  const evaluations = [...EVALUATIONS, undefined, evaluation(300, 9000)];
  expect(fieldPoints(of('15_meter', rows), evaluations)).toEqual([
    950,
    908,
    760,
    420,
    180,
    undefined,
    undefined,
  ]);
});

test.each([
  {
    why: 'a flight is missing',
    classType: '15_meter',
    evaluations: [...EVALUATIONS.slice(0, 4), undefined],
  },
  { why: 'the class is not known', classType: 'gliders', evaluations: EVALUATIONS },
  { why: 'the class has no type', classType: undefined, evaluations: EVALUATIONS },
])('there are no points if $why', ({ classType, evaluations }) => {
  expect(fieldPoints(of(classType), evaluations)).toBeUndefined();
});
