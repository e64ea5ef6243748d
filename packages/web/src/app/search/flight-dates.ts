import { seasonOf } from '@cloudstreet/scoring/season';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { daysOf } from './month.js';

/** Replaces today's date, so that a bookmark of today always shows the current day. */
export const TODAY = 'today';

/** Days of a flight list in a URL. */
export interface DateSearch {
  readonly season?: number;
  /** `YYYY-MM-DD`, or `today` in UTC. A day takes precedence over a season. */
  readonly scoring_date?: string;
  /** First and last day of a range, or one of them. A range takes precedence over a season. */
  readonly scoring_date_start?: string;
  readonly scoring_date_end?: string;
}

/** Parses the days of a URL. Invalid values are skipped. */
export function parseDates(raw: Record<string, unknown>): DateSearch {
  const season = parseSeason(raw['season']);
  const day = parseDay(raw['scoring_date']);
  return {
    ...(season !== undefined && { season }),
    ...(day !== undefined && { scoring_date: day }),
    ...parseRange(raw['scoring_date_start'], raw['scoring_date_end']),
  };
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

function dateOf(day: string, now: Date): string {
  return day === TODAY ? utcDay(now) : day;
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

function between(start: string, end: string): DateSearch {
  return { scoring_date_start: start, scoring_date_end: end };
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return utcDay(date);
}

/** Returns the parameters of `GET flight` for the days. */
export function dateParameters(
  mode: DateMode,
  now: Date,
): Pick<
  QueryParameters<'listFlights'>,
  'scoring_date_in' | 'scoring_date_start' | 'scoring_date_end' | 'season_in'
> {
  switch (mode.kind) {
    case 'day':
      return { scoring_date_in: [dateOf(mode.day, now)] };
    case 'range':
      return rangeParameters(mode, now);
    case 'season':
      return { season_in: [mode.season] };
    case 'all':
      return {};
  }
}

/** Puts the earlier day first. */
function rangeParameters({ start, end }: Extract<DateMode, { kind: 'range' }>, now: Date) {
  const [first, last] = [start, end].map((day) => day && dateOf(day, now));
  if (first && last && first > last) return { scoring_date_start: last, scoring_date_end: first };
  return {
    ...(first && { scoring_date_start: first }),
    ...(last && { scoring_date_end: last }),
  };
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

function parseSeason(value: unknown): number | undefined {
  const year = Number(value);
  return Number.isInteger(year) && year >= 1900 && year <= 2200 ? year : undefined;
}

/** Returns the ends of a range, the earlier one first. */
function parseRange(start: unknown, end: unknown): DateSearch {
  const [one, other] = [parseDay(start), parseDay(end)];
  const isReversed = one && other && one !== TODAY && other !== TODAY && one > other;
  if (isReversed) return between(other, one);
  return {
    ...(one !== undefined && { scoring_date_start: one }),
    ...(other !== undefined && { scoring_date_end: other }),
  };
}

function parseDay(value: unknown): string | undefined {
  if (value === TODAY) return TODAY;
  return typeof value === 'string' && isDay(value) ? value : undefined;
}
