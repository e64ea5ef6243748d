import { toDay } from '../platform/text/calendar-formats.js';
import { longDateFormat } from '../platform/text/format-date.js';
import { SCORES, scoreOf } from './match.js';

/** Language that decides on names of months and the order of figures, and the current time. */
export interface DateReader {
  /** Locale for names of months. */
  readonly language: string;
  readonly now: Date;
}

/**
 * Reads a day as `YYYY-MM-DD`: `2026-07-14`, `14.7.2026` or `7/14/2026` in the order of the
 * language, `14 July 2026`, today or yesterday. Without a year, it is the latest such day that is
 * not in the future.
 */
export function readDay(text: string, reader: DateReader): string | undefined {
  return readDayWord(text, reader) ?? readDayInFigures(text, reader) ?? readNamedDay(text, reader);
}

/** Reads a month of a year as `YYYY-MM`: `July 2026`, `2026-07`, `7/2026`. */
export function readMonthOfYear(text: string, { language }: DateReader): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})$/.exec(text);
  if (iso) return monthOf(iso[1], iso[2]);
  const [, figures, figuresYear] = /^(\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  if (figures !== undefined) return monthOf(figuresYear, figures);
  if (!isMixed(text)) return undefined;
  const { numbers, words } = partsOf(text, language);
  const [year, ...more] = numbers;
  if (year?.length !== 4 || more.length > 0) return undefined;
  const month = monthNamed(words, language);
  return month === undefined ? undefined : monthOf(year, String(month));
}

const DAY_MS = 86_400_000;

function readDayWord(text: string, { language, now }: DateReader): string | undefined {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const days = [0, -1].find((offset) => scoreOf(words.format(offset, 'day'), text) === SCORES.is);
  return days === undefined ? undefined : toDay(new Date(now.getTime() + days * DAY_MS));
}

function readDayInFigures(text: string, { language, now }: DateReader): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const isMonthFirst = new Intl.Locale(language).maximize().region === 'US';
  const inOrder = (one = '', other = '') => (isMonthFirst ? [one, other] : [other, one]);
  const [, one, other, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  if (year !== undefined) return dayOf(year, ...inOrder(one, other));
  const yearless = /^(\d{1,2})[./](\d{1,2})\.?$/.exec(text);
  return yearless ? latestDay(now, ...inOrder(yearless[1], yearless[2])) : undefined;
}

/** Reads a day with the name of its month. Day and year may be anywhere. */
function readNamedDay(text: string, { language, now }: DateReader): string | undefined {
  if (!isMixed(text)) return undefined;
  const { numbers, words } = partsOf(text, language);
  const years = numbers.filter(({ length }) => length === 4);
  const days = numbers.filter(({ length }) => length <= 2);
  if (days.length !== 1 || years.length > 1 || years.length + 1 !== numbers.length) {
    return undefined;
  }
  const month = monthNamed(words, language);
  if (month === undefined) return undefined;
  return years.length === 0
    ? latestDay(now, String(month), days[0])
    : dayOf(years[0], String(month), days[0]);
}

/** Whether a text can be a month with a number, which is rare. */
function isMixed(text: string): boolean {
  return /\d/.test(text) && /\p{Letter}/u.test(text);
}

/**
 * Returns the numbers of a text, and its words without those that only join the parts of a date.
 */
function partsOf(text: string, language: string) {
  const parts = text
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/giu, '$1')
    .match(/\d+|\p{Letter}[^\d\s,.]*\.?/gu);
  const date = longDateFormat(language);
  const joints = new Set(
    date
      .formatToParts(0)
      .filter(({ type }) => type === 'literal')
      .flatMap(({ value }) => value.match(/\p{Letter}+/gu) ?? []),
  );
  const all = parts ?? [];
  const numbers = all.filter((part) => /^\d/.test(part));
  const words = all.filter((part) => !/^\d/.test(part) && !joints.has(part.toLowerCase()));
  return { numbers, words: words.join(' ') };
}

/** Returns the number of a month by its full or short name, alone or beside a day. */
function monthNamed(words: string, language: string): number | undefined {
  if (words === '') return undefined;
  const forms = (['long', 'short'] as const).flatMap((month) => [
    new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }),
    new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' }),
  ]);
  const isMonth = (number: number) => {
    const day = new Date(Date.UTC(2000, number - 1, 1));
    return forms.some((form) => {
      const name = form.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '';
      return scoreOf(name, words) === SCORES.is;
    });
  };
  return Array.from({ length: 12 }, (_, index) => index + 1).find((number) => isMonth(number));
}

/** 29 February occurs at least once in eight years. */
const MAX_YEARS_BACK = 8;

function latestDay(now: Date, month = '', day = ''): string | undefined {
  const today = toDay(now);
  const years = Array.from({ length: MAX_YEARS_BACK + 1 }, (_, back) => {
    return String(now.getUTCFullYear() - back);
  });
  const days = years.map((year) => dayOf(year, month, day));
  return days.find((one) => one !== undefined && one <= today);
}

function monthOf(year = '', month = ''): string | undefined {
  return dayOf(year, month, '1')?.slice(0, 7);
}

/** Undefined if there is no such day. */
function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && toDay(date) === text ? text : undefined;
}
