import { describe, expect, test } from 'vitest';
import { computePoints, type FlownMeasures } from './compute-points.js';
import { resultOf } from './ledger.js';
import { BI } from './rules/bi.js';
import type { ContestRule, CourseRule } from './rules/contest-rule.js';
import { CONTEST_RULES } from './rules/contest-rules.js';
import { DMST } from './rules/dmst.js';
import { ELECTRIC } from './rules/electric.js';
import { FREE } from './rules/free.js';
import { SPEED } from './rules/speed.js';
import { TRIANGLE } from './rules/triangle.js';

function compute(rule: ContestRule, flown: Partial<FlownMeasures>, course = rule.courses[0]!) {
  return computePoints(rule, course, {
    lineKm: [100],
    times: 1,
    durationS: 3600,
    index: 100,
    ...flown,
  });
}

test.each([
  {
    why: 'the triangle is worth more',
    free: 576.62,
    bonusKm: { triangle: 543.17, out_return: 476.03 },
    index: 120,
    expected: { points: 616.31, bonus: { points: 135.79, scoreName: 'triangle' } },
  },
  {
    why: 'the return is worth more',
    free: 195.11,
    bonusKm: { triangle: 46.84, out_return: 160.09 },
    index: 107,
    expected: { points: 212.27, bonus: { points: 29.92, scoreName: 'out_return' } },
  },
  {
    why: 'no area',
    free: 195.11,
    bonusKm: { triangle: 0, out_return: 0 },
    index: null,
    expected: { points: 195.11 },
  },
])('free contest: $why', ({ free, bonusKm, index, expected }) => {
  const { distance, points, bonus } = compute(FREE, { lineKm: [free], bonusKm, index });
  expect({ points, ...(bonus && { bonus }) }).toEqual(expected);
  expect(distance).toBe(free);
});

test.each([
  { km: 407.26, index: 110, points: 370.24 },
  { km: 543.17, index: 120, points: 452.64 },
  { km: 350.51, index: 100, points: 350.51 },
  { km: 350.51, index: null, points: 350.51 },
])('$km km with index $index', ({ km, index, points }) => {
  expect(compute(TRIANGLE, { lineKm: [km], index }).points).toBe(points);
});

test.each([
  { km: 245.57, index: 120, points: 106.77, why: 'a better glider keeps a quarter of it' },
  { km: 148.85, index: 88, points: 81.79, why: 'a weaker one gains less' },
  { km: 200, index: null, points: 100, why: 'no index' },
])('$km km in two hours with index $index: $why', ({ km, index, points }) => {
  expect(compute(SPEED, { lineKm: [km], index }).points).toBe(points);
});

describe('the German championship', () => {
  const courseOf = (taskKind: string, isClosed?: boolean) =>
    DMST.courses.find(
      ({ geometry }) =>
        geometry.kind === 'declared' &&
        geometry.taskKinds.some((kind) => kind === taskKind) &&
        (isClosed === undefined || geometry.isClosed === isClosed),
    )!;
  const free = (scoreName: string) =>
    DMST.courses.find((course) => course.scoreName === scoreName)!;

  test.each([
    { why: 'declared, 3 turnpoints', course: courseOf('FR4', true), km: 655.45, points: 710.07 },
    { why: 'declared, open', course: courseOf('FR4', false), km: 655.45, points: 546.21 },
    { why: 'declared goal', course: courseOf('GL'), km: 300, points: 250 },
    { why: 'declared out and return', course: courseOf('OR'), km: 300, points: 400 },
    { why: 'declared triangle', course: courseOf('TR'), km: 300, points: 425 },
    { why: 'declared rectangle', course: courseOf('RT'), km: 300, points: 425 },
    { why: 'declared laps', course: courseOf('MTR'), km: 300, points: 375 },
    { why: 'free, four legs', course: free('free4'), km: 852.09, points: 710.08 },
    { why: 'free triangle', course: free('triangle'), km: 300, points: 350 },
    { why: 'free out and return', course: free('out_return'), km: 300, points: 325 },
  ])('$why', ({ course, km, points }) => {
    expect(compute(DMST, { lineKm: [km], index: 120 }, course).points).toBe(points);
  });

  test('a declared triangle of 500 km at index 105', () => {
    const declared = compute(DMST, { lineKm: [500], index: 105 }, courseOf('TR'));
    const undeclared = compute(DMST, { lineKm: [500], index: 105 }, free('triangle'));
    expect([declared.points, undeclared.points]).toEqual([809.52, 666.67]);
  });
});

describe('the Polish cup', () => {
  test('has all classes except 3, each with its factor', () => {
    const factors = BI.courses.map(({ bitnerKind, factorPercent }) => [bitnerKind, factorPercent]);
    expect(Object.fromEntries(factors)).toEqual({
      1: 100,
      2: 80,
      4: 100,
      5: 105,
      6: 100,
      7: 95,
      8: 95,
      9: 95,
    });
  });

  test('a triangle counts with its speed', () => {
    const triangle = BI.courses.find(({ bitnerKind }) => bitnerKind === '5')!;
    const durationS = (299 / 86.7) * 3600;
    expect(compute(BI, { lineKm: [299], durationS }, triangle).points).toBeCloseTo(7560.96, 0);
  });
});

test.each([
  { energyKwh: undefined, points: 92.59, why: 'unknown' },
  { energyKwh: 0, points: 92.59, why: 'none' },
  { energyKwh: 2.5, points: 67.59, why: 'ten points a kilowatt hour' },
  { energyKwh: 20, points: 0, why: 'never below nothing' },
])('electric energy: $why', ({ energyKwh, points }) => {
  const flown = { index: 108, ...(energyKwh !== undefined && { energyKwh }) };
  expect(compute(ELECTRIC, flown).points).toBe(points);
});

/** Every course of every contest, so that a new one is tested too. */
const COURSES = CONTEST_RULES.flatMap((rule) =>
  rule.courses.map((course, i) => ({ rule, course, label: `${rule.name} ${i}` })),
);

test.each(COURSES)('the steps of $label can be computed again', ({ rule, course }) => {
  const { steps, points, distance } = compute(rule, MEASURES, course);
  const results = new Map<string, number[]>();
  for (const { name, operation, operands, result, decimals } of steps) {
    expect(resultOf(operation, operands, decimals)).toBe(result);
    for (const operand of operands) {
      // A figure that is the result of a step has its value.
      expect(results.get(operand.name) ?? [operand.value]).toContain(operand.value);
    }
    results.set(name, [...(results.get(name) ?? []), result]);
  }
  expect(results.get('points')?.at(-1)).toBe(points);
  expect(results.get('distance')).toEqual([distance]);
});

const MEASURES: FlownMeasures = {
  lineKm: [123.456789, 98.7654321, 45.004],
  times: 1,
  durationS: 9876,
  index: 113,
  bonusKm: { triangle: 211.11, out_return: 199.99 },
  energyKwh: 1.7,
};

test.each([
  { why: 'the whole index', rule: FREE, index: 108, factor: 1.08 },
  { why: '100 where there is none', rule: FREE, index: null, factor: 1 },
  { why: 'three quarters of 20 above 100', rule: SPEED, index: 120, factor: 1.15 },
  { why: 'three quarters of 12 below it', rule: SPEED, index: 88, factor: 0.91 },
])('divides by $why', ({ rule, index, factor }) => {
  const { steps } = compute(rule, { index });
  expect(steps.find(({ name }) => name === 'index_factor')?.result).toBe(factor);
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses index %d', (index) => {
  const course: CourseRule = TRIANGLE.courses[0]!;
  expect(() => compute(TRIANGLE, { index }, course)).toThrow(`${index}`);
});
