import type { QueryParameters } from '@cloudstreet/sdk/contract';
import {
  type DateMode,
  type DateSearch,
  dateOf,
  isDay,
  TODAY,
} from '@cloudstreet/ui/filters/flight-dates';

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

/** Parses the season of a URL. Invalid values are skipped. */
export function parseSeason(value: unknown): number | undefined {
  const year = Number(value);
  return Number.isInteger(year) && year >= 1900 && year <= 2200 ? year : undefined;
}

/** Returns the ends of a range, the earlier one first. */
function parseRange(start: unknown, end: unknown): DateSearch {
  const [one, other] = [parseDay(start), parseDay(end)];
  const isReversed = one && other && one !== TODAY && other !== TODAY && one > other;
  if (isReversed) return { scoring_date_start: other, scoring_date_end: one };
  return {
    ...(one !== undefined && { scoring_date_start: one }),
    ...(other !== undefined && { scoring_date_end: other }),
  };
}

function parseDay(value: unknown): string | undefined {
  if (value === TODAY) return TODAY;
  return typeof value === 'string' && isDay(value) ? value : undefined;
}
