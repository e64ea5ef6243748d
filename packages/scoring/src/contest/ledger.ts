import { MAX_DECIMALS, roundTo } from '../units/round.js';
import type {
  FigureName,
  ReceiptFigure,
  ReceiptOperation,
  ReceiptStep,
  ReceiptUnit,
} from './receipt.js';

/** Name of a step and the rounding of its result. */
interface StepResult {
  readonly name: FigureName;
  readonly unit: ReceiptUnit;
  readonly decimals?: number;
}

/**
 * Computes and records the steps of a calculation, so that a receipt shows exactly the arithmetic
 * that gave the points.
 */
export class Ledger {
  readonly steps: ReceiptStep[] = [];

  /** Computes and records a step. Its result can be an operand of further steps. */
  compute(
    operation: ReceiptOperation,
    operands: readonly ReceiptFigure[],
    { name, unit, decimals }: StepResult,
  ): ReceiptFigure {
    const result = resultOf(operation, operands, decimals);
    const rounding = decimals === undefined ? {} : { decimals };
    this.steps.push({ name, operation, operands, result, unit, ...rounding });
    return { name, value: result, unit };
  }
}

/** Returns an input figure. */
export function figure(name: FigureName, value: number, unit: ReceiptUnit = ''): ReceiptFigure {
  return { name, value, unit };
}

/** Whether a step has a result. Stored receipts may contain invalid steps. */
export function isComputable({
  operation,
  operands,
  decimals = 0,
}: Pick<ReceiptStep, 'operation' | 'operands' | 'decimals'>): boolean {
  if (!Object.hasOwn(OPERATIONS, operation) || operands.length === 0) return false;
  const canRound = Number.isInteger(decimals) && decimals >= 0 && decimals <= MAX_DECIMALS;
  return canRound && !Number.isNaN(resultOf(operation, operands));
}

/** Result of an operation from left to right, rounded if `decimals` is given. */
export function resultOf(
  operation: ReceiptOperation,
  operands: readonly ReceiptFigure[],
  decimals?: number,
): number {
  const exact = operands.map(({ value }) => value).reduce(OPERATIONS[operation]);
  return decimals === undefined ? exact : roundTo(exact, decimals);
}

const OPERATIONS: Readonly<Record<ReceiptOperation, (a: number, b: number) => number>> = {
  sum: (a, b) => a + b,
  difference: (a, b) => a - b,
  product: (a, b) => a * b,
  quotient: (a, b) => a / b,
  greatest: (a, b) => Math.max(a, b),
};
