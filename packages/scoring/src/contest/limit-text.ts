import {
  formatNumber,
  formatQuantityWithUnit,
  METRIC_FORMAT,
  withUnit,
} from '../units/format-quantity.js';
import { textsOf } from '../units/reader-texts.js';
import { unitOf } from '../units/unit-of.js';
import { boundOf, isWithinLimits } from './check-course.js';
import type { LimitName, ReceiptCheck } from './receipt.js';
import type { ReceiptFormat } from './receipt-format.js';
import { formatKm } from './step-text.js';

/** State of a limit. `just_kept` means that a little more would have broken it. */
export type LimitState = 'kept' | 'just_kept' | 'broken';

/** Texts about a limit and the flown value. */
export interface LimitText {
  /** Name of the limit, such as `Finish below start`. */
  readonly name: string;
  readonly flown: string;
  /** Bound of the limit, such as `at most 1,000 m`. */
  readonly allowed: string;
  readonly state: LimitState;
  /** The state in words. */
  readonly verdict: string;
}

/** Formats a limit with the flown value. */
export function limitText(check: ReceiptCheck, reader: ReceiptFormat): LimitText {
  const { limit, value } = check;
  const isAbove = limit === 'height_loss' && value < 0;
  const flown = writeLimitValue(limit, Math.abs(value), reader);
  const state = stateOf(check);
  return {
    name: textsOf(reader)['receipt.limit']({ limit }),
    flown: isAbove ? textsOf(reader)['receipt.above']({ value: flown }) : flown,
    allowed: textsOf(reader)['receipt.allowed']({
      bound: check.most === undefined ? 'least' : check.most === 0 ? 'none' : 'most',
      value: writeLimitValue(limit, boundOf(check), reader),
    }),
    state,
    verdict: textsOf(reader)['receipt.state']({ state }),
  };
}

/** Explains why a course does not count, and by how much it breaks the limit. */
export function brokenLimitText(check: ReceiptCheck, reader: ReceiptFormat): string {
  const { limit, value } = check;
  const bound = boundOf(check);
  // Compared in whole millimetres, seconds or ten thousandths, as measured.
  const margin = Math.round(Math.abs(value - bound) * 1e6) / 1e6;
  const digits = digitsToDistinguish(limit, margin);
  return textsOf(reader)['receipt.lost.limit']({
    limit,
    kind: bound === 0 ? 'none' : 'other',
    value: writeLimitValue(limit, value, reader, digits),
    allowed: writeLimitValue(limit, bound, reader),
    margin: isShare(limit)
      ? textsOf(reader)['receipt.percentagePoints']({ figure: number(margin, reader, digits) })
      : writeLimitValue(limit, margin, reader, digits),
  });
}

/** A value closer to its bound than this is `just_kept`, in the unit of the limit. */
const CLOSE: Readonly<Record<LimitName, number>> = {
  height_loss: 20,
  gap: 0.02,
  shortest_side: 0.5,
  longest_side: 0.5,
  duration: 60,
  distance: 2,
};

function stateOf(check: ReceiptCheck): LimitState {
  if (!isWithinLimits(check)) return 'broken';
  return Math.abs(check.value - boundOf(check)) <= CLOSE[check.limit] ? 'just_kept' : 'kept';
}

/** Formats the value of a limit in its usual unit. Metres are also given in the reader's unit. */
function writeLimitValue(
  limit: LimitName,
  value: number,
  reader: ReceiptFormat,
  digits = DIGITS[limit],
): string {
  switch (limit) {
    case 'height_loss':
    case 'gap':
      return formatMetres(limit === 'gap' ? value * 1000 : value, reader, digits);
    case 'shortest_side':
    case 'longest_side':
      return withUnit(number(value, reader, digits), '%');
    case 'duration':
      return writeDuration(value, reader);
    case 'distance':
      return formatKm(value, reader, Number.isInteger(value) ? 0 : digits);
  }
}

/** Usual decimals of a limit. Those of a gap refer to metres. */
const DIGITS: Readonly<Record<LimitName, number>> = {
  height_loss: 0,
  gap: 0,
  shortest_side: 2,
  longest_side: 2,
  duration: 0,
  distance: 2,
};

/** Number of decimals needed to show that a limit was broken. */
function digitsToDistinguish(limit: LimitName, margin: number): number {
  const shown = limit === 'gap' ? margin * 1000 : margin;
  let digits = DIGITS[limit];
  while (digits < 4 && Number(shown.toFixed(digits)) === 0) digits += 1;
  return digits;
}

function isShare(limit: LimitName): boolean {
  return limit === 'shortest_side' || limit === 'longest_side';
}

function number(value: number, { locale }: ReceiptFormat, digits: number): string {
  return formatNumber(value, locale, { max: digits });
}

/** Metres as in the rules, followed by feet for readers who use them. */
export function formatMetres(m: number, reader: ReceiptFormat, digits = 0): string {
  const metres = withUnit(number(m, reader, digits), METRE.symbol);
  return unitOf('altitude', reader.unitSystem).symbol === METRE.symbol
    ? metres
    : `${metres} (${formatQuantityWithUnit('altitude', m, reader, digits)})`;
}

const METRE = unitOf('altitude', METRIC_FORMAT.unitSystem);

const [HOUR_S, MINUTE_S] = [3600, 60];

/** Formats a duration, such as `12 s`, or `2:00:12 h` from one minute on. */
function writeDuration(seconds: number, { locale }: ReceiptFormat): string {
  if (seconds < MINUTE_S) return withUnit(formatNumber(seconds, locale, { max: 0 }), 's');
  const hours = Math.floor(seconds / HOUR_S);
  const rest = [(seconds % HOUR_S) / MINUTE_S, seconds % MINUTE_S];
  const clock = [hours, ...rest.map((part) => String(Math.floor(part)).padStart(2, '0'))];
  return withUnit(clock.join(':'), 'h');
}
