import { describeValue } from '../units/check-value.js';

/** The first and last day of a season, both included. */
export interface SeasonBounds {
  readonly start: string;
  readonly end: string;
}

const OCTOBER = 10;
const JUNIOR_YEARS = 25;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Returns the season of a day, named by the year in which it ends.
 *
 * @param date `YYYY-MM-DD`, the local date of takeoff.
 * @throws {RangeError} If the text is not a date of the calendar.
 */
export function seasonOf(date: string): number {
  const { year, month } = parseDate(date);
  return month >= OCTOBER ? year + 1 : year;
}

/**
 * Returns the first and last day of a season: 1 October and 30 September.
 *
 * @param season The year in which it ends.
 * @throws {RangeError} If the season is not a year of four digits.
 */
export function seasonBounds(season: number): SeasonBounds {
  if (!(Number.isInteger(season) && season >= 1000 && season <= 9999)) {
    throw new RangeError(`Not a season: ${describeValue(season)}.`);
  }
  return { start: `${season - 1}-10-01`, end: `${season}-09-30` };
}

/**
 * Returns the first date of birth (`YYYY-MM-DD`) of juniors in a season. They turn 25 on the 1
 * October at which it starts, or later.
 *
 * @throws {RangeError} If the season is not a year of four digits.
 * @see DMSt competition rules 2021, §1.4
 */
export function juniorsBornFrom(season: number): string {
  const { start } = seasonBounds(season);
  const year = Number(start.slice(0, 4)) - JUNIOR_YEARS;
  return `${String(year).padStart(4, '0')}${start.slice(4)}`;
}

/**
 * Returns whether a person born on `birthDate` (`YYYY-MM-DD`) counts as junior in a season.
 *
 * @throws {RangeError} If the text is not a date of the calendar, or the season no year.
 */
export function isJuniorInSeason(birthDate: string, season: number): boolean {
  checkDate(birthDate);
  return birthDate >= juniorsBornFrom(season);
}

/** @throws {RangeError} If the text is not a date of the calendar, `YYYY-MM-DD`. */
export function checkDate(text: string): void {
  parseDate(text);
}

function parseDate(text: string): { year: number; month: number } {
  const match = typeof text === 'string' ? DATE.exec(text) : null;
  const [, year, month, day] = match?.map(Number) ?? [];
  const parsed = new Date(match ? `${text}T00:00:00Z` : Number.NaN);
  if (
    year === undefined ||
    month === undefined ||
    parsed.getUTCMonth() + 1 !== month ||
    parsed.getUTCDate() !== day
  ) {
    throw new RangeError(`Not a date written YYYY-MM-DD: ${describeValue(text)}.`);
  }
  return { year, month };
}
