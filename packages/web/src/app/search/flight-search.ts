import { type ContestName, findContestName } from '@cloudstreet/scoring/contest';
import { seasonOf } from '@cloudstreet/scoring/season';
import { FILTER_KINDS, type FilterKind } from '@cloudstreet/sdk';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { parseFilterValues } from './filter-values.js';

/** Entities by which a flight list can be narrowed, as they are named in the URL. */
export const ENTITY_FILTERS = ['user', 'club', 'airport', 'aircraft'] as const;
export type EntityFilter = (typeof ENTITY_FILTERS)[number];

export const FLIGHT_ORDERS = ['scoring_date', 'points', 'distance', 'speed', 'created'] as const;
export type FlightOrder = (typeof FLIGHT_ORDERS)[number];
export type Direction = 'asc' | 'desc';

/** Written in place of today's date, so that a bookmark of today stays today. */
export const TODAY = 'today';

/** Every kind of filter, in the order of the contract. */
const FILTERS = Object.keys(FILTER_KINDS) as FilterKind[];

type ListQuery = QueryParameters<'listFlights'>;

/** The values of each filter, under its name in the contract. */
type FilterSearch = {
  readonly [Kind in FilterKind]?: Readonly<
    NonNullable<ListQuery[(typeof FILTER_KINDS)[Kind]['parameter']]>
  >;
};

/** The filters of a flight list, as the URL holds them. */
export interface FlightSearch extends FilterSearch {
  readonly season?: number;
  /** `YYYY-MM-DD`, or `today` in UTC. A day overrules the season. */
  readonly scoring_date?: string;
  /** First and last day of a range, both or neither; a range overrules the season. */
  readonly scoring_date_start?: string;
  readonly scoring_date_end?: string;
  readonly contest?: ContestName;
  readonly order_by?: FlightOrder;
  readonly direction?: Direction;
}

/** Reads the known filters of a URL; unknown names and malformed values are skipped. */
export function parseFlightSearch(raw: Record<string, unknown>): FlightSearch {
  return dropAbsent({
    season: parseSeason(raw['season']),
    scoring_date: parseDay(raw['scoring_date']),
    ...parseRange(raw['scoring_date_start'], raw['scoring_date_end']),
    ...parseFilters(raw),
    contest: parseContest(raw['contest']),
    order_by: oneOf(FLIGHT_ORDERS, raw['order_by']),
    direction: oneOf(['asc', 'desc'] as const, raw['direction']),
  });
}

/** The contest that a URL names. */
export function parseContest(value: unknown): ContestName | undefined {
  return typeof value === 'string' ? findContestName(value) : undefined;
}

/** A filter in force, each of its values by itself. */
export interface AppliedFilter {
  readonly filter: FilterKind;
  readonly value: string | number;
}

/** Filters that leave no flight out. */
const WITHOUT_EFFECT: ReadonlySet<FilterKind> = new Set(['circumnavigation', 'point_schema']);

/** Every value of every filter in force. */
export function appliedFilters(search: FlightSearch): AppliedFilter[] {
  return FILTERS.filter((filter) => !WITHOUT_EFFECT.has(filter)).flatMap((filter) => {
    const given = search[filter];
    const values = given === undefined ? [] : Array.isArray(given) ? given : [given];
    return values.map((value: string | number) => ({ filter, value }));
  });
}

/** The search without one value of a filter. */
export function withoutFilter(
  search: FlightSearch,
  { filter, value }: AppliedFilter,
): FlightSearch {
  const { [filter]: given, ...rest } = search;
  const left = Array.isArray(given) ? given.filter((other) => other !== value) : [];
  return left.length > 0 ? { ...rest, [filter]: left } : rest;
}

/** The search without any filter; contest and order stay. */
export function withoutFilters({ contest, order_by, direction }: FlightSearch): FlightSearch {
  return dropAbsent({ contest, order_by, direction });
}

/** The days that a search is about. */
export type DateMode =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'range'; readonly start: string; readonly end: string }
  | { readonly kind: 'season'; readonly season: number }
  | { readonly kind: 'all' };

/** A day overrules a range, and a range the season. */
export function dateMode(search: FlightSearch): DateMode {
  const { scoring_date: day, scoring_date_start: start, scoring_date_end: end, season } = search;
  if (day !== undefined) return { kind: 'day', day };
  if (start !== undefined && end !== undefined) return { kind: 'range', start, end };
  return season === undefined ? { kind: 'all' } : { kind: 'season', season };
}

/** The search for all days. */
export function withoutDates(search: FlightSearch): FlightSearch {
  const {
    scoring_date: _day,
    scoring_date_start: _start,
    scoring_date_end: _end,
    ...rest
  } = search;
  const { season: _season, ...undated } = rest;
  return undated;
}

/** The same search for another day; today's UTC date becomes the word. */
export function withDay(search: FlightSearch, day: string | undefined, now: Date): FlightSearch {
  const undated = withoutDates(search);
  return day ? { ...undated, scoring_date: day === utcDay(now) ? TODAY : day } : undated;
}

/** The same search for the days from one to another, both included. */
export function withRange(search: FlightSearch, start: string, end: string): FlightSearch {
  return { ...withoutDates(search), scoring_date_start: start, scoring_date_end: end };
}

/** The query of `GET flight` for a search. */
export function flightQueryOf(search: FlightSearch, now: Date) {
  return dropAbsent({
    contest: search.contest ?? 'free',
    order_by: search.order_by ?? 'scoring_date',
    direction: search.direction ?? 'desc',
    ...dateParameters(dateMode(search), now),
    ...filterParameters(search),
  });
}

/** The query of the statistics of a search. */
export function statisticsQueryOf(search: FlightSearch, now: Date) {
  return { ...flightQueryOf(search, now), include_stats: true };
}

function dateParameters(mode: DateMode, now: Date): Partial<ListQuery> {
  switch (mode.kind) {
    case 'day':
      return { scoring_date_in: [mode.day === TODAY ? utcDay(now) : mode.day] };
    case 'range':
      return { scoring_date_start: mode.start, scoring_date_end: mode.end };
    case 'season':
      return { season_in: [mode.season] };
    case 'all':
      return {};
  }
}

/** Seasons to choose from, newest first. */
export function seasonsUpTo(now: Date, first = 2007): number[] {
  const newest = seasonOf(utcDay(now));
  return Array.from({ length: newest - first + 1 }, (_, index) => newest - index);
}

/** The calendar day in UTC, `YYYY-MM-DD`. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

function parseSeason(value: unknown): number | undefined {
  const year = Number(value);
  return Number.isInteger(year) && year >= 1900 && year <= 2200 ? year : undefined;
}

/** Both ends, the earlier one first; nothing where one is missing. */
function parseRange(start: unknown, end: unknown) {
  const [one, other] = [parseDay(start), parseDay(end)];
  if (one === undefined || other === undefined || one === TODAY || other === TODAY) return {};
  const [first, last] = one <= other ? [one, other] : [other, one];
  return { scoring_date_start: first, scoring_date_end: last };
}

function parseDay(value: unknown): string | undefined {
  if (value === TODAY) return TODAY;
  return typeof value === 'string' && isDay(value) ? value : undefined;
}

/** Whether it is a calendar day of the years that the contract knows, as `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  // A day that the calendar lacks, such as 31 June, would otherwise roll over.
  return !Number.isNaN(date.getTime()) && utcDay(date) === value;
}

function parseFilters(raw: Record<string, unknown>): FilterSearch {
  const read = FILTERS.map((filter) => {
    const { isList, values } = FILTER_KINDS[filter];
    const parsed = parseFilterValues(raw[filter], values);
    return [filter, isList ? parsed : parsed[0]] as const;
  });
  return Object.fromEntries(
    read.filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== undefined)),
  );
}

function filterParameters(search: FlightSearch): Partial<ListQuery> {
  return Object.fromEntries(
    FILTERS.filter((filter) => search[filter] !== undefined).map((filter) => [
      FILTER_KINDS[filter].parameter,
      search[filter],
    ]),
  );
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((candidate) => candidate === value);
}

/** Without the fields that are undefined, so that absent and undefined cannot be told apart. */
function dropAbsent<T extends object>(
  fields: T,
): { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
} {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as ReturnType<typeof dropAbsent<T>>;
}
