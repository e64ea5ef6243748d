import { seasonOf } from '@cloudstreet/scoring/season';

/** Replaces today's date, so that a bookmark of today always shows the current day. */
export const TODAY = 'today';

/** Days of a flight list. */
export interface DateSearch {
  readonly season?: number;
  /** `YYYY-MM-DD`, or `today` in UTC. A day takes precedence over a season. */
  readonly scoring_date?: string;
  /** First and last day of a range, or one of them. A range takes precedence over a season. */
  readonly scoring_date_start?: string;
  readonly scoring_date_end?: string;
}

/** Kind of days in a search. */
export type DateMode =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'range'; readonly start: string | undefined; readonly end: string | undefined }
  | { readonly kind: 'season'; readonly season: number }
  | { readonly kind: 'all' };

/** Returns the kind of days. A day takes precedence over a range, and a range over a season. */
export function dateMode(search: DateSearch): DateMode {
  const { scoring_date: day, scoring_date_start: start, scoring_date_end: end, season } = search;
  if (day !== undefined) return { kind: 'day', day };
  if (start !== undefined || end !== undefined) return { kind: 'range', start, end };
  return season === undefined ? { kind: 'all' } : { kind: 'season', season };
}

/** Returns the search for all days. */
export function withoutDates<Search extends DateSearch>(
  search: Search,
): Omit<Search, keyof DateSearch> {
  const {
    scoring_date: _day,
    scoring_date_start: _start,
    scoring_date_end: _end,
    season: _season,
    ...undated
  } = search;
  return undated;
}

/** Returns the search for another day. Today's UTC date becomes `today`. */
export function withDay<Search extends DateSearch>(
  search: Search,
  day: string | undefined,
  now: Date,
) {
  const undated = withoutDates(search);
  return day ? { ...undated, scoring_date: day === utcDay(now) ? TODAY : day } : undated;
}

/** Days of a range, inclusive. A range with one end is open. */
export interface DayRange {
  readonly start: string | null;
  readonly end: string | null;
}

/** Returns the same search for a range of days. An end that was `today` stays so while it has that date. */
export function withRange<Search extends DateSearch>(
  search: Search,
  { start, end }: DayRange,
  now: Date,
) {
  const written = (day: string, before: string | undefined) =>
    before === TODAY && day === utcDay(now) ? TODAY : day;
  return {
    ...withoutDates(search),
    ...(start !== null && { scoring_date_start: written(start, search.scoring_date_start) }),
    ...(end !== null && { scoring_date_end: written(end, search.scoring_date_end) }),
  };
}

/** Returns the range of a search, with the date of today. */
export function rangeOf(search: DateSearch, now: Date): DayRange {
  const { scoring_date_start: start, scoring_date_end: end } = search;
  return {
    start: start === undefined ? null : dateOf(start, now),
    end: end === undefined ? null : dateOf(end, now),
  };
}

/** Returns the date of a day, with that of today. */
export function dateOf(day: string, now: Date): string {
  return day === TODAY ? utcDay(now) : day;
}

/** Whether the ends of a range are days in the right order, as far as there are any. */
export function isValidRange({ start, end }: DayRange): boolean {
  // A year that is typed digit by digit is incomplete at first.
  const areDays = [start, end].every((day) => day === null || isDay(day));
  return areDays && (start === null || end === null || start <= end);
}

/** Returns the same search for a season, or for all seasons. */
export function withSeason<Search extends DateSearch>(search: Search, season: number | undefined) {
  const undated = withoutDates(search);
  return season === undefined ? undated : { ...undated, season };
}

/** Quick dates in menu order. */
export const QUICK_DATES = [
  'today',
  'yesterday',
  'last_weekend',
  'this_week',
  'this_month',
  'this_season',
] as const;
export type QuickDate = (typeof QUICK_DATES)[number];

/** Returns the days of a quick date in UTC; weeks begin on Monday. */
export function quickDate(name: QuickDate, now: Date): DateSearch {
  const today = utcDay(now);
  // Monday is 0.
  const weekday = (now.getUTCDay() + 6) % 7;
  switch (name) {
    case 'today':
      return { scoring_date: TODAY };
    case 'yesterday':
      return { scoring_date: dayAfter(today, -1) };
    case 'last_weekend':
      // The last complete weekend.
      return between(dayAfter(today, -weekday - 2), dayAfter(today, -weekday - 1));
    case 'this_week':
      return between(dayAfter(today, -weekday), dayAfter(today, 6 - weekday));
    case 'this_month':
      return daysOf(today.slice(0, 7));
    case 'this_season':
      return { season: seasonOf(today) };
  }
}

function between(start: string, end: string) {
  return { scoring_date_start: start, scoring_date_end: end };
}

/** Returns all days of a month, such as `2026-07`. */
export function daysOf(month: string) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return between(`${month}-01`, utcDay(new Date(Date.UTC(year, number, 0))));
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return utcDay(date);
}

/** Seasons to choose from, newest first. */
export function seasonsUpTo(now: Date, first = 2007): number[] {
  const newest = seasonOf(utcDay(now));
  return Array.from({ length: newest - first + 1 }, (_, index) => newest - index);
}

/** Returns the calendar day in UTC, `YYYY-MM-DD`. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Whether a text is a calendar day in the years of the contract, as `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  // A day that does not exist, such as 31 June, would otherwise become a day of the next month.
  return !Number.isNaN(date.getTime()) && utcDay(date) === value;
}
