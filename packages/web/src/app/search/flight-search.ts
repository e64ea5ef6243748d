import { type ContestName, findContestName } from '@cloudstreet/scoring/score';
import { type CountFilter, FILTER_KINDS, type FilterKind } from '@cloudstreet/sdk';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { type DateSearch, dateMode } from '@cloudstreet/ui/filters/flight-dates';
import {
  type Direction,
  FLIGHT_ORDERS,
  type FlightOrder,
} from '@cloudstreet/ui/filters/flight-orders';
import { dateParameters, parseDates } from './date-search.js';
import { parseFilterValues } from './filter-values.js';
import type { UrlSearch } from './url-search.js';

/** Entities by which a flight list can be filtered, with their names in the URL. */
export const ENTITY_FILTERS = ['user', 'club', 'airport', 'aircraft'] as const;
export type EntityFilter = (typeof ENTITY_FILTERS)[number];

/** Every kind of filter, in the order of the contract. */
const FILTERS = Object.keys(FILTER_KINDS) as FilterKind[];

type ListQuery = QueryParameters<'listFlights'>;

/** Values of each filter by its name in the contract. */
type FilterSearch = {
  readonly [Kind in FilterKind]?: Readonly<
    NonNullable<ListQuery[(typeof FILTER_KINDS)[Kind]['parameter']]>
  >;
};

/** Names of everything that `parseFlightSearch` reads. */
const NAMES: readonly SearchName[] = [
  ...FILTERS,
  'season',
  'scoring_date',
  'scoring_date_start',
  'scoring_date_end',
  'bbox',
  'contest',
  'order_by',
  'direction',
];

export type SearchName =
  | FilterKind
  | 'season'
  | 'scoring_date'
  | 'scoring_date_start'
  | 'scoring_date_end'
  | 'bbox'
  | 'contest'
  | 'order_by'
  | 'direction';

/** A part of a URL that is not applied. */
export type SkippedPart = readonly [name: SearchName, value: string];

/** Filters of a flight list in a URL. */
export interface FlightSearch extends FilterSearch, DateSearch {
  /** View of a map through which flights pass: west, south, east and north in degrees. */
  readonly bbox?: readonly [west: number, south: number, east: number, north: number];
  readonly contest?: ContestName;
  readonly order_by?: FlightOrder;
  readonly direction?: Direction;
}

/** Parses the known filters of a URL. Unknown names and invalid values are skipped. */
export function parseFlightSearch(raw: Record<string, unknown>): FlightSearch {
  return dropAbsent({
    ...parseDates(raw),
    ...withoutOrphans(parseFilters(raw)),
    bbox: parseView(raw['bbox']),
    contest: parseContest(raw['contest']),
    order_by: oneOf(FLIGHT_ORDERS, raw['order_by']),
    direction: oneOf(['asc', 'desc'] as const, raw['direction']),
  });
}

/**
 * Returns what `parseFlightSearch` skips because its value is invalid. Unknown names are no filters.
 * A filter that lacks its place is not invalid.
 */
export function invalidFilters(raw: UrlSearch): SkippedPart[] {
  return NAMES.flatMap((name) => {
    const value = raw[name] ?? '';
    const isList = FILTERS.some((filter) => filter === name && FILTER_KINDS[filter].isList);
    const parts = isList ? value.split(',') : [value];
    return parts
      .filter((part) => part !== '' && !isValid(name, part))
      .map((part): SkippedPart => [name, part]);
  });
}

/** Returns what `parseFlightSearch` skips because its place is missing. */
export function filtersWithoutPlace(raw: UrlSearch): SkippedPart[] {
  const parsed = parseFilters(raw);
  const kept = withoutOrphans(parsed);
  return (['radius', 'circumnavigation'] as const)
    .filter((filter) => filter in parsed && !(filter in kept))
    .map((filter): SkippedPart => [filter, raw[filter] ?? '']);
}

/** Parses the contest of a URL. */
export function parseContest(value: unknown): ContestName | undefined {
  return typeof value === 'string' ? findContestName(value) : undefined;
}

/** An active filter, one per value. */
export interface AppliedFilter extends Surroundings {
  readonly filter: FilterKind;
  readonly value: string | number;
}

/** The filters that belong to a place. */
interface Surroundings {
  readonly radius?: FlightSearch['radius'] | undefined;
  readonly circumnavigation?: FlightSearch['circumnavigation'] | undefined;
}

/**
 * Returns all values of all active filters. A place comes with its radius, and what is flown around
 * with the turns.
 */
export function appliedFilters(search: FlightSearch): AppliedFilter[] {
  const { point_of_interest: point, radius, circumnavigation } = search;
  return FILTERS.flatMap((filter): AppliedFilter[] => {
    if (filter === 'radius' || filter === 'circumnavigation') return [];
    if (filter === 'point_of_interest' && point !== undefined) {
      return [{ filter, value: point, radius, circumnavigation }];
    }
    const given = search[filter];
    const values = given === undefined ? [] : Array.isArray(given) ? given : [given];
    const turns = filter === 'sector' && point === undefined ? circumnavigation : undefined;
    return values.map((value: string | number) => ({ filter, value, circumnavigation: turns }));
  });
}

/** Returns the search without one value of a filter, and without what was said of a place. */
export function withoutFilter(
  search: FlightSearch,
  { filter, value }: AppliedFilter,
): FlightSearch {
  if (filter === 'point_of_interest') return withoutPlace(search);
  const { [filter]: given, ...rest } = search;
  const left = Array.isArray(given) ? given.filter((other) => other !== value) : [];
  return withoutOrphans(left.length > 0 ? { ...rest, [filter]: left } : rest);
}

/** Turns around a place do not become turns around a sector. */
function withoutPlace(search: FlightSearch): FlightSearch {
  const { point_of_interest: _point, radius: _radius, circumnavigation: _turns, ...rest } = search;
  return rest;
}

/** Removes a radius without a place, and turns around neither a place nor a sector. */
export function withoutOrphans(search: FlightSearch): FlightSearch {
  if (search.point_of_interest !== undefined) return search;
  const { radius: _radius, circumnavigation, ...rest } = search;
  const hasTurns = circumnavigation !== undefined && search.sector !== undefined;
  return hasTurns ? { ...rest, circumnavigation } : rest;
}

/** Returns the search without filters. Contest and order stay. */
export function withoutFilters(search: FlightSearch): FlightSearch {
  const { contest, order_by, direction } = search;
  return dropAbsent({ contest, order_by, direction });
}

/** Whether a search has filters. Contest and order are none. */
export function isFiltered(search: FlightSearch): boolean {
  return Object.keys(search).length > Object.keys(withoutFilters(search)).length;
}

/** Returns the query of `GET flight` for a search. */
export function flightQueryOf(search: FlightSearch, now: Date) {
  return { ...conditionsOf(search, now), ...orderOf(search) };
}

/** Returns the order of a list, the newest day first by default. Only collections have their own order. */
function orderOf({ order_by: order, direction, flight_collection: collections }: FlightSearch) {
  const isPossible = order !== 'collection' || collections !== undefined;
  return {
    order_by: (isPossible && order) || 'scoring_date',
    direction: (isPossible && direction) || 'desc',
  } as const;
}

function conditionsOf(search: FlightSearch, now: Date) {
  return dropAbsent({
    contest: search.contest ?? 'free',
    ...dateParameters(dateMode(search), now),
    ...filterParameters(search),
    ...(search.bbox && { bbox: [...search.bbox] }),
  });
}

/** Returns the query of the number of flights of a search. */
export function countQueryOf(search: FlightSearch, now: Date): CountFilter {
  const { point_schema: _points, ...filter } = conditionsOf(search, now);
  return filter;
}

/** Returns the query of the statistics for a search. */
export function statisticsQueryOf(search: FlightSearch, now: Date) {
  return { ...flightQueryOf(search, now), include_stats: true };
}

/** Returns the query of the gallery, which shows only flights with photos. */
export function galleryQueryOf(search: FlightSearch, now: Date) {
  return { ...flightQueryOf(search, now), story: 1 as const };
}

function parseView(value: unknown): FlightSearch['bbox'] {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  const [west, south, east, north, ...more] = parts.map((part) =>
    part === '' ? Number.NaN : Number(part),
  );
  const view = [west, south, east, north] as const;
  const isView = more.length === 0 && view.every((degrees) => Number.isFinite(degrees));
  return isView ? (view as FlightSearch['bbox']) : undefined;
}

function isValid(name: string, value: string): boolean {
  const raw = { [name]: value };
  return name in parseFilters(raw) || name in parseFlightSearch(raw);
}

function parseFilters(raw: Record<string, unknown>): FilterSearch {
  const read = FILTERS.map((filter) => {
    const { isList, values } = FILTER_KINDS[filter];
    // A single value may contain a comma.
    const parsed = parseFilterValues(isList ? raw[filter] : [raw[filter]], values);
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

/** Removes undefined fields, so that absent and undefined are the same. */
function dropAbsent<T extends object>(
  fields: T,
): { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
} {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as ReturnType<typeof dropAbsent<T>>;
}
