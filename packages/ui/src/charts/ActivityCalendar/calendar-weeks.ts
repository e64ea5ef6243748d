import { seasonBounds } from '@cloudstreet/scoring/season';
import { type CalendarDate, endOfWeek, parseDate, startOfWeek } from '@internationalized/date';

/** The seven days of a week as `YYYY-MM-DD`. At either end, some may be outside the season. */
export type CalendarWeek = readonly string[];

/** A month with its first day in the season, shown above the weeks that begin in it. */
export interface CalendarMonth {
  readonly first: string;
  readonly weeks: number;
}

export interface CalendarSeason {
  readonly weeks: readonly CalendarWeek[];
  readonly months: readonly CalendarMonth[];
}

const WEEKDAYS = 7;

/** Divides a season into weeks. Days are calendar days, independent of time zones. */
export function calendarWeeks(season: number, locale: string): CalendarSeason {
  const bounds = seasonBounds(season);
  const [start, end] = [parseDate(bounds.start), parseDate(bounds.end)];
  const from = startOfWeek(start, locale);
  const weekCount = (daysBetween(from, endOfWeek(end, locale)) + 1) / WEEKDAYS;
  const weeks = Array.from({ length: weekCount }, (_week, week) =>
    Array.from({ length: WEEKDAYS }, (_day, day) =>
      from.add({ days: week * WEEKDAYS + day }).toString(),
    ),
  );
  return { weeks, months: monthsOf(weeks, bounds.end) };
}

function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return to.compare(from);
}

/** A week belongs to the month in which it ends, so that the name is above the first day. */
function monthsOf(weeks: readonly CalendarWeek[], end: string): CalendarMonth[] {
  const months: { first: string; weeks: number }[] = [];
  for (const week of weeks) {
    const last = week.findLast((date) => date <= end);
    if (!last) continue;
    const current = months.at(-1);
    if (current?.first.slice(0, 7) === last.slice(0, 7)) current.weeks += 1;
    else months.push({ first: `${last.slice(0, 7)}-01`, weeks: 1 });
  }
  return months;
}

/** Returns the day a number of days after another, if it is in the season. */
export function dayAfter(date: string, days: number, season: number): string | undefined {
  const { start, end } = seasonBounds(season);
  const next = parseDate(date).add({ days }).toString();
  return next >= start && next <= end ? next : undefined;
}
