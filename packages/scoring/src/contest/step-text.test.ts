import { expect, test } from 'vitest';
import { computePoints, type FlownMeasures } from './compute-points.js';
import { resultOf } from './ledger.js';
import type { ReceiptStep } from './receipt.js';
import type { ContestRule, CourseRule } from './rules/contest-rule.js';
import { CONTEST_RULES, getContestRule } from './rules/contest-rules.js';
import { stepText } from './step-text.js';

const READER = { unitSystem: 'M', locale: 'en-GB' } as const;

function stepsOf(rule: ContestRule, course: CourseRule, flown: Partial<FlownMeasures>) {
  const measures = { lineKm: [100], times: 1, durationS: 3600, index: 100, ...flown };
  return computePoints(rule, course, measures).steps;
}

function linesOf(
  name: 'free' | 'speed' | 'out_return' | 'electric',
  flown: Partial<FlownMeasures>,
) {
  const rule = getContestRule(name);
  return stepsOf(rule, rule.courses[0]!, flown).map(lineOf);
}

function lineOf(step: ReceiptStep): string {
  const { name, formula, result } = stepText(step, READER);
  return `${name}: ${formula} = ${result}`.replaceAll('\u202f', ' ');
}

test.each([
  {
    why: 'with a bonus',
    name: 'free',
    flown: { lineKm: [576.62], bonusKm: { triangle: 543.17, out_return: 476.03 }, index: 120 },
    expected: [
      'Distance: 576.620 km = 576.62 km',
      'Share of the triangle: 543.17 km triangle × 0.3 = 162.951 km',
      'Share of the out and return: 476.03 km out and return × 0.2 = 95.206 km',
      'Bonus: the largest of 162.951 km of the triangle and 95.206 km of the out and return = 162.951 km',
      'Distance with bonus: 576.62 km + 162.951 km bonus = 739.571 km',
      'Index factor: index 120 ÷ 100 = 1.2',
      'Bonus points: 162.951 km bonus ÷ index factor 1.2 = 135.79',
      'Points: 739.571 km with bonus ÷ index factor 1.2 = 616.31',
    ],
  },
  {
    why: 'a weaker glider',
    name: 'speed',
    flown: { lineKm: [148.85], index: 88 },
    expected: [
      'Distance: 148.850 km = 148.85 km',
      'Speed: 148.85 km ÷ 2 h = 74.425 km/h',
      'Index minus 100: index 88 − 100 = -12',
      'Part of it that counts: 0.75 × (-12) = -9',
      'Index used: 100 + (-9) = 91',
      'Index factor: index 91 ÷ 100 = 0.91',
      'Points: 74.425 km/h ÷ index factor 0.91 = 81.79',
    ],
  },
  {
    why: 'there and back, without an index',
    name: 'out_return',
    flown: { lineKm: [175.255432], times: 2, index: null },
    expected: [
      'Distance: 175.255 km longer leg × 2 = 350.51 km',
      'Index factor: index 100 ÷ 100 = 1',
      'Points: 350.51 km ÷ index factor 1 = 350.51',
    ],
  },
  {
    why: 'more energy than points',
    name: 'electric',
    flown: { lineKm: [100], index: 108, energyKwh: 20 },
    expected: [
      'Distance: 100.000 km = 100.00 km',
      'Index factor: index 108 ÷ 100 = 1.08',
      'Points before energy: 100.00 km ÷ index factor 1.08 = 92.5925926',
      'Energy deduction: 20 kWh energy × 10 points/kWh = 200',
      'Points after energy: 92.5925926 points − 200 for energy = -107.407407',
      'Points: the largest of (-107.407407) points and 0 = 0.00',
    ],
  },
] as const)('$name $why', ({ name, flown, expected }) => {
  expect(linesOf(name, flown)).toEqual(expected);
});

test('the declared triangle of the Polish cup includes its speed', () => {
  const rule = getContestRule('bi');
  const course = rule.courses.find(({ bitnerKind }) => bitnerKind === '5')!;
  expect(stepsOf(rule, course, { lineKm: [299], durationS: 12_415 }).map(lineOf)).toEqual([
    'Distance: 299.000 km = 299.00 km',
    'Distance × factor: 299.00 km × factor 1.05 = 313.95 km',
    'Speed: 299.00 km ÷ 3.44861111 h = 86.7015707 km/h',
    'Speed in m/s: 86.7015707 km/h ÷ 3.6 = 24.0837696 m/s',
    'Distance × speed: 313.95 km of counted distance × 24.0837696 m/s = 7,561.09948',
    'Index factor: index 100 ÷ 100 = 1',
    'Points: 7,561.09948 distance × speed ÷ index factor 1 = 7,561.10',
  ]);
});

test('lengths have as many decimals as their sum needs', () => {
  const lineKm = [10.0024, 10.002399, 10.0004];
  expect(linesOf('free', { lineKm })[0]).toBe(
    'Distance: 10.0024 km + 10.0024 km + 10.0004 km = 30.01 km',
  );
});

test('a long sum shows only the number of its terms', () => {
  const lineKm = Array.from({ length: 49 }, () => 2.5);
  expect(linesOf('free', { lineKm })[0]).toBe('Distance: the sum of 49 legs = 122.50 km');
});

test('formats figures for the reader', () => {
  const rule = getContestRule('out_return');
  const steps = stepsOf(rule, rule.courses[0]!, { lineKm: [612.5], times: 2, index: 108 });
  const reader = { unitSystem: 'U', locale: 'de' } as const;
  const { formula, result } = stepText(steps.at(-1)!, reader);
  expect([formula, result]).toEqual(['1.225,00\u202fkm ÷ index factor 1,08', '1.134,26']);
});

/** Awkward figures, so that digits matter. */
const MEASURES: FlownMeasures = {
  lineKm: [123.456789, 98.765432, 45.004],
  times: 1,
  durationS: 9876,
  index: 113,
  bonusKm: { triangle: 211.11, out_return: 199.99 },
  energyKwh: 1.7234567,
};

const COURSES = CONTEST_RULES.flatMap((rule) =>
  rule.courses.map((course, i) => ({ rule, course, label: `${rule.name} ${i}` })),
);

test.each(COURSES)('the steps of $label can be computed by hand', ({ rule, course }) => {
  for (const step of stepsOf(rule, course, MEASURES)) {
    const { formula, result } = stepText(step, READER);
    const operands = numbersIn(formula).map((value) => ({ name: 'leg', value, unit: '' }) as const);
    const [written = Number.NaN] = numbersIn(result);
    expect(operands).toHaveLength(step.operands.length);
    // Unrounded figures are written to nine digits, each operand as well as the result.
    const tolerance = step.decimals === undefined ? written * 1e-7 : 0;
    const byHand = resultOf(step.operation, operands, step.decimals);
    expect(Math.abs(byHand - written)).toBeLessThanOrEqual(tolerance);
  }
});

function numbersIn(text: string): number[] {
  const withoutUnits = text.replace(/ m\/s| km\/h|points\/kWh/g, '');
  return [...withoutUnits.matchAll(/-?\d[\d,]*(\.\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  );
}
