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

const LOSS = 'Its finish lies no more than 1,000 m below its start.';
const POINTS = 'Points are kilometres times 100, divided by the index.';
const BEST = 'The free or declared course that earns most counts. Here:';

test.each<{ id: ContestName; options?: Options; expected: string }>([
  {
    id: 'free',
    expected: `The longest way over up to 5 turnpoints. ${LOSS} On top comes the larger of 30 % of the flight’s best FAI triangle and 20 % of its best out and return. ${POINTS}`,
  },
  {
    id: 'triangle',
    expected: `The longest FAI triangle whose start and finish lie no more than 1,000 m apart. No side is shorter than 28 % of the whole. From 500 km on, every side has 25 % to 45 % of it. ${LOSS} ${POINTS}`,
  },
  {
    id: 'out_return',
    expected: `To one turnpoint and back to no more than 1,000 m from the start. Twice the longer way counts. ${LOSS} ${POINTS}`,
  },
  {
    id: 'out',
    expected: `The longest straight line between two places of the flight. ${LOSS} ${POINTS}`,
  },
  {
    id: 'speed',
    expected:
      'The longest way over up to 2 turnpoints within 2 hours. Its finish lies no lower than its start. Points are km/h over the full 2 h, times 100, divided by the index. Of what the index differs from 100, only 75 % counts.',
  },
  {
    id: 'declaration',
    options: { factor: 1.7 },
    expected: `The declared task, with every point reached in order. ${LOSS} A kilometre counts 1.7 times in an FAI triangle or a rectangle. ${POINTS}`,
  },
  {
    id: 'rectangle',
    options: { factor: 1.7 },
    expected: `The declared task, with every point reached in order. ${LOSS} A kilometre counts 1.7 times in a rectangle. ${POINTS}`,
  },
  {
    id: 'convex_hull',
    expected: `The line around all places of the flight, whose start and finish lie no more than 1,000 m apart. ${POINTS}`,
  },
  {
    id: 'electric',
    expected: `The longest way over up to 5 turnpoints. ${LOSS} Intervals with the engine running belong to it. ${POINTS} Each kilowatt hour that the engine used takes 10 points off. Only electric gliders take part.`,
  },
  {
    id: 'bi',
    options: { course: 'free4', bitnerKind: '1' },
    expected: `${BEST} Class 1, free distance. The longest way over up to 3 turnpoints. ${LOSS} It is at least 100 km long. ${POINTS} Only flights for clubs in Poland take part. Only takeoffs in Poland take part.`,
  },
  {
    id: 'bi',
    options: { course: 'declaration', bitnerKind: '5' },
    expected: `${BEST} Class 5, FAI triangle. The declared task, with every point reached in order. ${LOSS} It is at least 100 km long. A kilometre of it counts 1.05 times. Points are kilometres times the speed in m/s, times 100, divided by the index. Only flights for clubs in Poland take part. Only takeoffs in Poland take part.`,
  },
  {
    id: 'dmst',
    options: { course: 'triangle' },
    expected: `${BEST} FAI triangle. The longest FAI triangle whose start and finish lie no more than 1,000 m apart. No side is shorter than 28 % of the whole. From 500 km on, every side has 25 % to 45 % of it. ${LOSS} A kilometre of it counts 1.4 times. ${POINTS} A flight is ranked from 50 points on. Only flights for clubs in Germany take part.`,
  },
  {
    id: 'dmst_speed',
    expected:
      'The longest way over up to 2 turnpoints within 2 hours. Its finish lies no lower than its start. Points are km/h over the full 2 h, times 100, divided by the index. Of what the index differs from 100, only 75 % counts. A flight is ranked from 25 points on. Only flights for clubs in Germany take part.',
  },
  {
    id: 'au',
    options: { course: 'free4' },
    expected: `${BEST} Free distance. The longest way over up to 3 turnpoints. ${LOSS} ${POINTS} A flight is ranked from 50 points on. Only flights for clubs in Australia take part.`,
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
  expect(text).toContain(` A kilometre counts ${expected}. `);
});

test('every course of every contest is described', () => {
  for (const { name, version, courses } of CONTEST_RULES) {
    for (const { scoreName, bitnerKind } of courses) {
      const text = textOf(name, { course: scoreName, version, ...(bitnerKind && { bitnerKind }) });
      expect(text).toContain('Points are');
      expect(text).not.toMatch(/undefined|\{|\}|_/);
    }
  }
});

test('heights stand in feet too where the reader has them, lengths that count do not', () => {
  const text = textOf('triangle', { unitSystem: 'U' });
  expect(text).toContain('no more than 1,000 m (3,281 ft) below');
  expect(text).toContain('From 500 km on');
});

test.each([
  { why: 'another edition', id: 'free', options: { version: '2019.1' }, version: '2019.1' },
  { why: 'an unknown contest', id: 'moon', options: { course: 'out', version: '1' }, version: '1' },
  { why: 'an unknown course', id: 'out', options: { course: 'triangle' }, version: '2025.1' },
] as const)('$why is named by its edition alone', ({ id, options, version }) => {
  expect(textOf(id as ContestName, options)).toBe(
    `The points follow edition ${version} of the rule, which is not described here.`,
  );
});
