import { checkFinite, checkObject } from '../units/check-value.js';
import { isWithinLimits } from './check-course.js';
import { checkShape } from './check-shape.js';
import { isComputable, resultOf } from './ledger.js';
import type { Receipt, ReceiptStep } from './receipt.js';
import { receiptHash } from './receipt-hash.js';
import { recomputeReceipt } from './recompute-receipt.js';

/** A contradiction in a receipt. */
export interface ReceiptFlaw {
  /**
   * The contradicting part. `rule`: the edition is unknown here, so only the arithmetic was
   * checked. `course`: the fixes contradict the steps and limits, or the rule gives other ones.
   */
  readonly part: 'rule' | 'arithmetic' | 'distance' | 'points' | 'limit' | 'course' | 'hash';
  /** Description in English. */
  readonly message: string;
}

/** Result that a receipt explains. */
export interface ReceiptResult {
  /** km, 2 decimals. */
  readonly distance: number;
  /** 2 decimals. */
  readonly points: number;
}

/**
 * Checks a receipt and returns all contradictions; none if it is consistent.
 *
 * - computes the steps again;
 * - measures the course from its fixes, or a declared task from its points;
 * - checks that the course lies in one of the windows;
 * - compares the limits and computes the hash again;
 * - if the rule has the current edition, compares steps and limits with those of the rule.
 *
 * It cannot check what needs the file: other options considered, upper bounds, lengths of courses
 * that might have added a bonus, and whether the fixes of a declared task lie in its zones.
 *
 * @throws {TypeError} If the values do not have the parts of a receipt and a result. Values of the
 *   right types never throw, whatever they claim.
 * @throws {RangeError} If a figure is NaN, or the distance or the points of the result are
 *   infinite.
 */
export function checkReceipt(receipt: Receipt, result: ReceiptResult): ReceiptFlaw[] {
  checkShape(receipt);
  checkObject('result', result, ['distance', 'points']);
  checkFinite('distance', result.distance);
  checkFinite('points', result.points);
  return [
    ...arithmeticFlaws(receipt.steps),
    ...resultFlaws(receipt.steps, result),
    ...receipt.checks
      .filter((check) => !isWithinLimits(check))
      .map(({ limit, value }) => flaw('limit', `${limit} ${value} is not allowed`)),
    ...windowFlaws(receipt),
    ...courseFlaws(receipt),
    ...(receipt.hash === receiptHash({ ...receipt, ...result })
      ? []
      : [flaw('hash', `the hash is not ${receipt.hash}`)]),
  ];
}

function flaw(part: ReceiptFlaw['part'], message: string): ReceiptFlaw {
  return { part, message };
}

function arithmeticFlaws(steps: readonly ReceiptStep[]): ReceiptFlaw[] {
  const results = new Map<string, number[]>();
  return steps.flatMap((step, i) => {
    const { name, operation, operands, result, decimals } = step;
    const place = `step ${i + 1}, ${name}`;
    const strangers = operands.filter(
      (operand) => results.get(operand.name)?.includes(operand.value) === false,
    );
    results.set(name, [...(results.get(name) ?? []), result]);
    const right = isComputable(step) ? resultOf(operation, operands, decimals) : undefined;
    return [
      ...strangers.map((operand) =>
        flaw('arithmetic', `${place}: no step before gives ${operand.name} ${operand.value}`),
      ),
      ...(right === result
        ? []
        : [flaw('arithmetic', `${place}: the ${operation} is ${right}, not ${result}`)]),
    ];
  });
}

function resultFlaws(
  steps: readonly ReceiptStep[],
  { distance, points }: ReceiptResult,
): ReceiptFlaw[] {
  const computed = {
    distance: steps.find(({ name }) => name === 'distance')?.result,
    points: steps.findLast(({ name }) => name === 'points')?.result,
  };
  return [
    ...(computed.distance === distance
      ? []
      : [flaw('distance', `the steps give ${computed.distance} km, not ${distance}`)]),
    ...(computed.points === points
      ? []
      : [flaw('points', `the steps give ${computed.points} points, not ${points}`)]),
  ];
}

/** A course must not span two windows. */
function windowFlaws({ course, inputs: { windows } }: Receipt): ReceiptFlaw[] {
  const { fixes, task } = course;
  const times = [...fixes, ...(task ? [task.loss_start, task.loss_finish] : [])].map(
    ({ time }) => time,
  );
  const [earliest, latest] = [Math.min(...times), Math.max(...times)];
  const isWithin = windows.some(
    (start, i) => i % 2 === 0 && start <= earliest && latest <= (windows[i + 1] ?? start),
  );
  return isWithin ? [] : [flaw('course', 'no window holds all fixes of the course')];
}

function courseFlaws(receipt: Receipt): ReceiptFlaw[] {
  const { rule } = receipt;
  const again = recomputeReceipt(receipt);
  if (!again) return [flaw('rule', `edition ${rule.version} of ${rule.id} is not known here`)];
  return again.map((message) => flaw('course', message));
}
