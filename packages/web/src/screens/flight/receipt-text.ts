import type { ContestEntry } from '@cloudstreet/sdk';
import { formatQuantity, quantityText, useUnits } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';

type Receipt = ContestEntry['receipt'];
type Step = Receipt['steps'][number];
type Figure = Step['operands'][number];
type Check = Receipt['checks'][number];

const SIGNS: Readonly<Record<Exclude<Step['operation'], 'greatest'>, string>> = {
  sum: ' + ',
  difference: ' − ',
  product: ' × ',
  quotient: ' ÷ ',
};

/** Digits of figures that are not rounded by the rule: a metre, or a part in ten thousand. */
const MAX_DIGITS = 4;
const NO_BREAK = '\u202f';

/** The parts of a receipt in words and figures. */
export function useReceiptText() {
  const messages = useMessages();
  const units = useUnits();

  const number = (value: number, digits?: number) =>
    new Intl.NumberFormat(units.locale, {
      minimumFractionDigits: digits ?? 0,
      maximumFractionDigits: digits ?? MAX_DIGITS,
    }).format(value);

  const figure = ({ value, unit }: Pick<Figure, 'value' | 'unit'>, digits?: number) =>
    unit === '' || unit === 'points'
      ? number(value, digits)
      : `${number(value, digits)}${NO_BREAK}${unit}`;

  const limitValue = (limit: Check['limit'], value: number) => {
    switch (limit) {
      case 'height_loss':
        return quantityText(formatQuantity('altitude', value, units));
      case 'gap':
      case 'distance':
        return quantityText(formatQuantity('distance', value, units, 3));
      case 'shortest_side':
      case 'longest_side':
        return `${number(value, 2)}${NO_BREAK}%`;
      case 'duration':
        return `${number(value)}${NO_BREAK}s`;
    }
  };

  const check = ({ limit, value, least, most }: Check) =>
    messages['points.check']({
      limit,
      value: limitValue(limit, value),
      bound: most === undefined ? 'least' : 'most',
      allowed: limitValue(limit, most ?? least ?? 0),
    });

  return {
    figureName: (name: Figure['name']) => messages['points.figure']({ name }),
    formula: ({ operation, operands }: Step) =>
      operation === 'greatest'
        ? messages['points.greatest']({
            figures: operands.map((operand) => figure(operand)).join(', '),
          })
        : operands.map((operand) => figure(operand)).join(SIGNS[operation]),
    result: ({ result, unit, decimals }: Step) => figure({ value: result, unit }, decimals),
    check,
    attempt: ({ score_name, distance, points, lost_by, check: broken }: Receipt['tried'][number]) =>
      [
        messages['points.attempt']({
          name: score_name,
          distance: quantityText(formatQuantity('distance', distance, units, 2)),
          points: number(points, 2),
          reason: lost_by,
        }),
        broken && check(broken),
      ]
        .filter(Boolean)
        .join(' '),
    inputs: ({ altitude_source, index }: Receipt['inputs']) =>
      messages['points.inputs']({
        source: altitude_source,
        index: index === undefined ? 'none' : number(index),
      }),
  };
}
