import { describeValue } from '../units/check-value.js';
import { formatNumber, withUnit } from '../units/format-quantity.js';
import { textsOf } from '../units/reader-texts.js';
import { isComputable, resultOf } from './ledger.js';
import type { FigureName, ReceiptFigure, ReceiptOperation, ReceiptStep } from './receipt.js';
import type { ReceiptFormat } from './receipt-format.js';

/** Texts of a step of the calculation. */
export interface StepText {
  /** Name of the result, such as `Bonus`. */
  readonly name: string;
  /** Formula with its figures, such as `407.26 km triangle × 0.3`. */
  readonly formula: string;
  readonly result: string;
}

/**
 * Formats a step with figures that are exact enough to compute it again.
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

/** Longer sums, such as the sides of a convex hull, are left to programs. */
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

/** Measured lengths, in millimetres. */
const MEASURED: ReadonlySet<FigureName> = new Set(['leg', 'way']);
/** Figures that are rounded to hundredths before further use. */
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
  // Parentheses separate the sign of a negative figure from the operator before it.
  const figure = withUnit(value < 0 ? `(${number})` : number, symbolOf(unit));
  return textsOf(reader)['receipt.operand']({ name, figure });
}

function symbolOf(unit: ReceiptFigure['unit']): string {
  return unit === 'points' ? '' : unit;
}

/** Decimals of kilometres: metres at least, millimetres at most, to which lines are measured. */
const [MIN_DIGITS, ALL_DIGITS] = [3, 6];

/** The fewest decimals of measured lengths that give the same result. */
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

/** Digits that keep points correct to hundredths. */
const SIGNIFICANT_DIGITS = 9;

/** Formats a number with only the digits that it needs. */
export function formatPlain(value: number, locale: string): string {
  const wholeDigits = value === 0 ? 1 : Math.floor(Math.log10(Math.abs(value))) + 1;
  const max = Math.min(Math.max(SIGNIFICANT_DIGITS - wholeDigits, 0), SIGNIFICANT_DIGITS);
  return formatNumber(value, locale, { max });
}

/** Formats kilometres for every reader, because points follow from them. */
export function formatKm(km: number, { locale }: ReceiptFormat, digits = 2): string {
  return withUnit(formatNumber(km, locale, { min: digits, max: digits }), 'km');
}
