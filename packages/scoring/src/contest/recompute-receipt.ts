import { courseOfBonus, scoredKm } from './candidate.js';
import { checkCourse, isWithinLimits, lengthKm } from './check-course.js';
import { computePoints } from './compute-points.js';
import { findKnownRule } from './known-rule.js';
import type { FigureName, Receipt, ReceiptCheck, ReceiptStep } from './receipt.js';
import { courseOfReceipt, trackOfReceipt } from './receipt-course.js';
import type { ContestRule, CourseRule } from './rules/contest-rule.js';

/**
 * Measures the course of a receipt and computes its points by its rule. Returns the differences
 * from the receipt in English, or undefined if the edition of the rule is unknown here.
 */
export function recomputeReceipt(receipt: Receipt): string[] | undefined {
  const rule = findKnownRule(receipt.rule);
  if (!rule) return undefined;
  const { score_name: name, bitner_kind: kind } = receipt.course;
  const courses = rule.courses.filter(
    ({ scoreName, bitnerKind }) => scoreName === name && bitnerKind === kind,
  );
  // Declared tasks of different shapes share a name. The factor shows which shape was scored.
  const attempts = courses.map((course) => tryDifferences(receipt, rule, course));
  return (
    attempts.find((found) => found.length === 0) ??
    attempts[0] ?? [`the rule of ${rule.name} knows no course ${name}`]
  );
}

function tryDifferences(receipt: Receipt, rule: ContestRule, course: CourseRule): string[] {
  try {
    return differences(receipt, rule, course);
  } catch (error) {
    // Some figures are invalid, such as a latitude of 100°.
    if (error instanceof RangeError) return [error.message];
    throw error;
  }
}

function differences(receipt: Receipt, rule: ContestRule, course: CourseRule): string[] {
  const { inputs, steps, checks } = receipt;
  const { fixes } = receipt.course;
  const [start, finish] = [fixes[0], fixes.at(-1)];
  if (!start || !finish) return ['the course has no fixes'];
  const track = trackOfReceipt(receipt.course);
  const flown = courseOfReceipt(receipt.course, course.geometry, track);
  if (!flown) return [`${fixes.length} fixes make no ${course.geometry.kind}`];
  const lineKm = flown.lines.map(([from, to]) => lengthKm(from, to));
  const energyKwh = figureOf(steps, 'energy');
  const calculation = computePoints(rule, course, {
    lineKm,
    times: flown.times,
    durationS: finish.time - start.time,
    index: inputs.index ?? null,
    ...(rule.bonuses && {
      bonusKm: {
        triangle: figureOf(steps, 'triangle') ?? 0,
        out_return: figureOf(steps, 'out_return') ?? 0,
      },
    }),
    ...(energyKwh !== undefined && { energyKwh }),
  });
  return [
    ...bonusDifferences(receipt, rule),
    ...unlike('steps', steps.map(inOrder), calculation.steps.map(inOrder)),
    ...unlike('limits', checks, checkCourse(track, course, flown, calculation.distance)),
  ];
}

/** Differences between the course that added the bonus and the steps. */
function bonusDifferences(receipt: Receipt, { bonuses = [] }: ContestRule): string[] {
  const { bonus_course: course, steps } = receipt;
  const name = addedBy(steps);
  if (course?.score_name !== name) {
    return [`the bonus is of ${name ?? 'no course'}, not of ${course?.score_name ?? 'none'}`];
  }
  const bonus = bonuses.find(({ scoreName }) => scoreName === name);
  if (!course || !bonus) return [];
  const track = trackOfReceipt(course);
  const flown = courseOfReceipt(course, bonus.geometry, track);
  if (!flown) return [`${course.fixes.length} fixes make no ${bonus.geometry.kind}`];
  const km = scoredKm(flown);
  return [
    ...(figureOf(steps, bonus.scoreName) === km ? [] : [`the course of the bonus has ${km} km`]),
    ...checkCourse(track, courseOfBonus(bonus), flown, km)
      .filter((check) => !isWithinLimits(check))
      .map(({ limit, value }) => `of the course of the bonus, ${limit} ${value} is not allowed`),
  ];
}

/** Returns the first course whose share equals the bonus. */
function addedBy(steps: readonly ReceiptStep[]): string | undefined {
  const bonus = steps.find(({ name }) => name === 'bonus');
  const share = bonus?.operands.find(({ value }) => value === bonus.result);
  return share?.name.replace('_bonus', '');
}

function unlike(
  what: string,
  given: readonly (ReceiptStep | ReceiptCheck)[],
  right: readonly (ReceiptStep | ReceiptCheck)[],
): string[] {
  const differing = right.findIndex((one, i) => !isSame(one, given[i]));
  if (differing === -1 && given.length === right.length) return [];
  const one = right[differing];
  const expected = one ? JSON.stringify(one) : `${right.length} of them`;
  return [`the ${what} should have ${expected}`];
}

function isSame(a: object, b: object | undefined): boolean {
  return b !== undefined && canonical(a) === canonical(b);
}

/** Serialises a value with sorted fields, because a database may change their order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Sorts the sides of a hull, because they may be listed from any corner. */
function inOrder(step: ReceiptStep): ReceiptStep {
  if (step.operation !== 'sum') return step;
  return { ...step, operands: step.operands.toSorted((a, b) => a.value - b.value) };
}

function figuresOf(steps: readonly ReceiptStep[], name: FigureName): number[] {
  return steps
    .flatMap(({ operands }) => operands)
    .filter((operand) => operand.name === name)
    .map(({ value }) => value);
}

function figureOf(steps: readonly ReceiptStep[], name: FigureName): number | undefined {
  return figuresOf(steps, name)[0];
}
