import { expect, test } from 'vitest';
import type { BitnerKind, ContestName, ScoreName } from './contest-names.js';
import type { ReceiptStep } from './receipt.js';
import { ruleText } from './rule-text.js';
import { CONTEST_RULES, getContestRule } from './rules/contest-rules.js';

const METRIC = { unitSystem: 'M', locale: 'en-GB' } as const;

function textOf(
  id: ContestName,
  { course = getContestRule(id).courses[0]!.scoreName, bitnerKind, factor, ...rest }: Options = {},
): string {
  const { version = getContestRule(id).version, unitSystem = 'M' } = rest;
  const receipt = {
    rule: { id, version, source: '' },
    course: { score_name: course, ...(bitnerKind && { bitner_kind: bitnerKind }), fixes: [] },
    steps: factor === undefined ? [] : [stepWithFactor(factor)],
  };
  return ruleText(receipt, { ...METRIC, unitSystem })
    .join(' ')
    .replaceAll('\u202f', ' ');
}

function stepWithFactor(factor: number): ReceiptStep {
  const operands = [
    { name: 'distance', value: 100, unit: 'km' },
    { name: 'factor', value: factor, unit: '' },
  ] as const;
  return {
    name: 'valued_distance',
    operation: 'product',
    operands,
    result: 100 * factor,
    unit: 'km',
  };
}

interface Options {
  readonly course?: ScoreName;
  readonly bitnerKind?: BitnerKind;
  /** Factor of the course in the arithmetic; 1 by default. */
  readonly factor?: number;
  readonly version?: string;
  readonly unitSystem?: 'M' | 'I' | 'U';
}

const LOSS = 'The finish is at most 1,000 m below the start.';
const POINTS = 'Points = km × 100 ÷ index';
const BEST = 'The free or declared course with the most points counts. Here:';

test.each<{ id: ContestName; options?: Options; expected: string }>([
  {
    id: 'free',
    expected: `The longest distance over up to 5 turnpoints. ${LOSS} Bonus: the larger of 30 % of the flight’s best FAI triangle and 20 % of its best out and return. ${POINTS}`,
  },
  {
    id: 'triangle',
    expected: `The longest FAI triangle with start and finish at most 1,000 m apart. Each leg is at least 28 % of the total. From 500 km, each leg is 25 % to 45 % of the total. ${LOSS} ${POINTS}`,
  },
  {
    id: 'out_return',
    expected: `To one turnpoint and back to within 1,000 m of the start. Twice the longer leg counts. ${LOSS} ${POINTS}`,
  },
  {
    id: 'out',
    expected: `The longest straight line between two points of the flight. ${LOSS} ${POINTS}`,
  },
  {
    id: 'speed',
    expected:
      'The longest distance over up to 2 turnpoints within 2 hours. The finish is not below the start. Points = average km/h over the full 2 h × 100 ÷ index Only 75 % of the difference between the index and 100 counts.',
  },
  {
    id: 'declaration',
    options: { factor: 1.7 },
    expected: `The declared task, with every point reached in order. ${LOSS} Each kilometre counts 1.7 times in an FAI triangle or a rectangle. ${POINTS}`,
  },
  {
    id: 'rectangle',
    options: { factor: 1.7 },
    expected: `The declared task, with every point reached in order. ${LOSS} Each kilometre counts 1.7 times in a rectangle. ${POINTS}`,
  },
  {
    id: 'convex_hull',
    expected: `The outline around all points of the flight, with start and finish at most 1,000 m apart. ${POINTS}`,
  },
  {
    id: 'electric',
    expected: `The longest distance over up to 5 turnpoints. ${LOSS} Engine runs are part of it. ${POINTS} Each kilowatt hour used by the engine costs 10 points. Only electric gliders count.`,
  },
  {
    id: 'bi',
    options: { course: 'free4', bitnerKind: '1' },
    expected: `${BEST} Class 1, free distance. The longest distance over up to 3 turnpoints. ${LOSS} Minimum length: 100 km. ${POINTS} Only flights for clubs in Poland count. Only flights from Poland count.`,
  },
  {
    id: 'bi',
    options: { course: 'declaration', bitnerKind: '5' },
    expected: `${BEST} Class 5, FAI triangle. The declared task, with every point reached in order. ${LOSS} Minimum length: 100 km. Each kilometre counts 1.05 times. Points = km × m/s × 100 ÷ index Only flights for clubs in Poland count. Only flights from Poland count.`,
  },
  {
    id: 'dmst',
    options: { course: 'triangle' },
    expected: `${BEST} FAI triangle. The longest FAI triangle with start and finish at most 1,000 m apart. Each leg is at least 28 % of the total. From 500 km, each leg is 25 % to 45 % of the total. ${LOSS} Each kilometre counts 1.4 times. ${POINTS} Flights are ranked from 50 points. Only flights for clubs in Germany count.`,
  },
  {
    id: 'dmst_speed',
    expected:
      'The longest distance over up to 2 turnpoints within 2 hours. The finish is not below the start. Points = average km/h over the full 2 h × 100 ÷ index Only 75 % of the difference between the index and 100 counts. Flights are ranked from 25 points. Only flights for clubs in Germany count.',
  },
  {
    id: 'au',
    options: { course: 'free4' },
    expected: `${BEST} Free distance. The longest distance over up to 3 turnpoints. ${LOSS} ${POINTS} Flights are ranked from 50 points. Only flights for clubs in Australia count.`,
  },
])('$id $options', ({ id, options, expected }) => {
  expect(textOf(id, options)).toBe(expected);
});

test.each([
  { factor: 1.7, expected: '1.7 times in an FAI triangle or a rectangle' },
  { factor: 1.6, expected: '1.6 times in an out and return' },
  { factor: 1.5, expected: '1.5 times in laps of a triangle or laps of a rectangle' },
  { factor: 1.3, expected: '1.3 times in another closed task over up to three turnpoints' },
  {
    factor: undefined,
    expected: 'once in an open task over up to three turnpoints or a goal flight',
  },
])('a declared task of factor $factor', ({ factor, expected }) => {
  const text = textOf('dmst', { course: 'declaration', ...(factor && { factor }) });
  expect(text).toContain(` Each kilometre counts ${expected}. `);
});

test('describes all courses of all contests', () => {
  for (const { name, version, courses } of CONTEST_RULES) {
    for (const { scoreName, bitnerKind } of courses) {
      const text = textOf(name, { course: scoreName, version, ...(bitnerKind && { bitnerKind }) });
      expect(text).toContain('Points = ');
      expect(text).not.toMatch(/undefined|\{|\}|_/);
    }
  }
});

test('heights are also in feet for readers who use feet, scored lengths are not', () => {
  const text = textOf('triangle', { unitSystem: 'U' });
  expect(text).toContain('at most 1,000 m (3,281 ft) below');
  expect(text).toContain('From 500 km,');
});

test.each([
  { why: 'another edition', id: 'free', options: { version: '2019.1' }, version: '2019.1' },
  { why: 'an unknown contest', id: 'moon', options: { course: 'out', version: '1' }, version: '1' },
  { why: 'an unknown course', id: 'out', options: { course: 'triangle' }, version: '2025.1' },
] as const)('$why is named only by its edition', ({ id, options, version }) => {
  expect(textOf(id as ContestName, options)).toBe(
    `These points follow edition ${version} of the rule, which is not described here.`,
  );
});
