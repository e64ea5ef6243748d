import { describeValue } from '../units/check-value.js';
import { formatNumber, withUnit } from '../units/format-quantity.js';
import { textsOf } from '../units/reader-texts.js';
import { isComputable, resultOf } from './ledger.js';
import type { FigureName, ReceiptFigure, ReceiptOperation, ReceiptStep } from './receipt.js';
import type { ReceiptFormat } from './receipt-format.js';

/** A step of the arithmetic. */
export interface StepText {
  /** Name of the result: `Bonus`. */
  readonly name: string;
  /** From what: `407.26 km triangle × 0.3`. */
  readonly formula: string;
  readonly result: string;
}

/**
 * Formats a step with its figures as exact as needed to compute it again.
 *
 * @throws {RangeError} If it cannot be computed.
 */
export function stepText(step: ReceiptStep, reader: ReceiptFormat): StepText {
  const { name, operation, operands, result, unit, decimals } = step;
  if (!isComputable(step)) {
    const how = `${describeValue(operation)} of ${operands.length} figures, ${decimals ?? 'all'} decimals`;
    throw new RangeError(`The step ${describeValue(name)} has no result: ${how}.`);
  }
  const lengthDigits = digitsOfLengths(step);
  const figures = operands.map((operand) => operandText(operand, lengthDigits, reader));
  const number =
    decimals === undefined
      ? formatPlain(result, reader.locale)
      : formatNumber(result, reader.locale, { min: decimals, max: decimals });
  return {
    name: textsOf(reader)['receipt.step']({ name }),
    formula: join(operation, figures, reader),
    result: withUnit(number, symbolOf(unit)),
  };
}

const SIGNS: Readonly<Record<Exclude<ReceiptOperation, 'greatest'>, string>> = {
  sum: ' + ',
  difference: ' − ',
  product: ' × ',
  quotient: ' ÷ ',
};

/** Longer sums, of the sides of a convex hull, are for programs to check. */
const MAX_WRITTEN = 12;

function join(
  operation: ReceiptOperation,
  figures: readonly string[],
  reader: ReceiptFormat,
): string {
  if (figures.length > MAX_WRITTEN)
    return textsOf(reader)['receipt.many']({ count: figures.length });
  if (operation !== 'greatest') return figures.join(SIGNS[operation]);
  const [only, ...others] = figures;
  if (only !== undefined && others.length === 0) return only;
  const list = new Intl.ListFormat(reader.locale, { type: 'conjunction' }).format(figures);
  return textsOf(reader)['receipt.greatest']({ figures: list });
}

/** Lengths that were measured, to the millimetre. */
const MEASURED: ReadonlySet<FigureName> = new Set(['leg', 'way']);
/** Figures that have been rounded to hundredths before they count. */
const HUNDREDTHS: ReadonlySet<FigureName> = new Set(['distance', 'triangle', 'out_return']);

function operandText(
  { name, value, unit }: ReceiptFigure,
  lengthDigits: number,
  reader: ReceiptFormat,
): string {
  const { locale } = reader;
  const number = MEASURED.has(name)
    ? formatNumber(value, locale, { min: lengthDigits, max: lengthDigits })
    : HUNDREDTHS.has(name)
      ? formatNumber(value, locale, { min: 2, max: 2 })
      : formatPlain(value, locale);
  // A negative figure would run into the sign before it.
  const figure = withUnit(value < 0 ? `(${number})` : number, symbolOf(unit));
  return textsOf(reader)['receipt.operand']({ name, figure });
}

function symbolOf(unit: ReceiptFigure['unit']): string {
  return unit === 'points' ? '' : unit;
}

/** A metre, and the millimetre to which lines are measured. */
const [MIN_DIGITS, ALL_DIGITS] = [3, 6];

/** As few decimals of measured lengths as give the same result. */
function digitsOfLengths({ operation, operands, result, decimals }: ReceiptStep): number {
  for (let digits = MIN_DIGITS; digits < ALL_DIGITS; digits++) {
    const shown = operands.map((operand) =>
      MEASURED.has(operand.name)
        ? { ...operand, value: Number(operand.value.toFixed(digits)) }
        : operand,
    );
    if (resultOf(operation, shown, decimals) === result) return digits;
  }
  return ALL_DIGITS;
}

/** Digits that leave points to hundredths right. */
const SIGNIFICANT_DIGITS = 9;

/** A number with all digits that it needs and no more. */
export function formatPlain(value: number, locale: string): string {
  const wholeDigits = value === 0 ? 1 : Math.floor(Math.log10(Math.abs(value))) + 1;
  const max = Math.min(Math.max(SIGNIFICANT_DIGITS - wholeDigits, 0), SIGNIFICANT_DIGITS);
  return formatNumber(value, locale, { max });
}

/** Kilometres, for every reader: points follow from them. */
export function formatKm(km: number, { locale }: ReceiptFormat, digits = 2): string {
  return withUnit(formatNumber(km, locale, { min: digits, max: digits }), 'km');
}
