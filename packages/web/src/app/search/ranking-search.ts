import type { ContestName } from '@cloudstreet/scoring/score';
import { seasonOf } from '@cloudstreet/scoring/season';
import {
  FILTER_KINDS,
  type RankingCategory,
  type RankingContest,
  type RankingRequest,
} from '@cloudstreet/sdk';
import { utcDay } from '@cloudstreet/ui/filters/flight-dates';
import { parseFilterValues } from './filter-values.js';
import type { AppliedFilter } from './flight-search.js';
import { isMonthOfYear } from './month.js';

export const RANKING_CATEGORIES = [
  'pilot',
  'pilot_total',
  'club',
  'club_total',
  'club_top_five',
  'airport_total',
] as const satisfies readonly RankingCategory[];

type Chosen<Name extends keyof RankingRequest> = Exclude<RankingRequest[Name], undefined>;

export const RANKED_CLASSES = [
  'OP',
  '18',
  '15',
  'ST',
  'CL',
  'DO',
  'VI',
] as const satisfies readonly Chosen<'sc_class'>[];

export const RANKED_GROUPS = ['female', 'junior'] as const satisfies readonly Chosen<'user'>[];

export const RANKING_ORDERS = [
  'points',
  'distance',
  'speed',
  'flights',
  'pilots',
] as const satisfies readonly Chosen<'order_by'>[];

/** Filters of a ranking, with the same names as in flight lists. */
const FILTERS = [
  'continent',
  'country',
  'multi_region',
  'region',
  'club',
  'airport',
  'month',
  'keyword',
] as const;

export const MAX_COUNTING = 100;

/** A contest, or travels. */
export type RankedContest = ContestName | Extract<RankingContest, 'travel'>;

/** Lengths of ranked travels in days. */
export const TRAVEL_LENGTHS = {
  short: { travel_min_days: 2, travel_max_days: 3 },
  middle: { travel_min_days: 4, travel_max_days: 7 },
  long: { travel_min_days: 8 },
} as const satisfies Readonly<
  Record<string, Pick<RankingRequest, 'travel_min_days' | 'travel_max_days'>>
>;
export type TravelLength = keyof typeof TRAVEL_LENGTHS;
const LENGTHS = Object.keys(TRAVEL_LENGTHS) as TravelLength[];

/** Search parameters of a ranking. Absent ones do not filter. */
export interface RankingSearch
  extends Pick<RankingRequest, (typeof FILTERS)[number] | 'count' | 'category' | 'user_group'> {
  /** Season; by default the current one. */
  readonly season?: number;
  readonly sc_class?: (typeof RANKED_CLASSES)[number];
  readonly user?: (typeof RANKED_GROUPS)[number];
  readonly order_by?: (typeof RANKING_ORDERS)[number];
  /** Length of ranked travels. */
  readonly length?: TravelLength;
}

/** Parses the URL of a ranking. Unknown names and invalid values are skipped. */
export function parseRankingSearch(
  raw: { readonly [Name in keyof RankingSearch]: unknown },
): RankingSearch {
  const fields = {
    season: wholeNumber(raw.season, 1900, 2200),
    category: oneOf(RANKING_CATEGORIES, raw.category),
    // A class such as 18 is parsed as a number.
    sc_class: oneOf(RANKED_CLASSES, String(raw.sc_class)),
    user: oneOf(RANKED_GROUPS, raw.user),
    count: wholeNumber(raw.count, 1, MAX_COUNTING),
    user_group: parseFilterValues(raw.user_group, FILTER_KINDS.user.values)[0],
    order_by: oneOf(RANKING_ORDERS, raw.order_by),
    length: oneOf(LENGTHS, raw.length),
    ...Object.fromEntries(FILTERS.map((filter) => [filter, parseFilter(filter, raw[filter])])),
  };
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as RankingSearch;
}

function parseFilter(filter: (typeof FILTERS)[number], raw: unknown) {
  const values = parseFilterValues(raw, FILTER_KINDS[filter].values);
  if (filter !== 'keyword') return values[0];
  const keywords = values.filter(isRankingKeyword);
  return keywords.length > 0 ? keywords : undefined;
}

/** Whether a keyword of flight lists filters rankings too. Friends differ from reader to reader. */
export function isRankingKeyword(
  keyword: string | number,
): keyword is NonNullable<RankingSearch['keyword']>[number] {
  return keyword !== 'friends';
}

/** Returns the active filters, one per value. */
export function rankingFilters(search: RankingSearch): AppliedFilter[] {
  return FILTERS.flatMap((filter) => {
    const given = search[filter];
    const values = given === undefined ? [] : Array.isArray(given) ? given : [given];
    return values.map((value: string | number) => ({ filter, value }));
  });
}

/** Kinds of search results that filter a ranking. */
export const RANKING_PICKS = FILTERS;

/** Adds a pick to the filters. A pick that is not a filter changes nothing. */
export function withRankingPick(
  search: RankingSearch,
  { index, id }: { index: string; id: number | string },
): RankingSearch {
  if (index === 'month' && isMonthOfYear(id)) {
    // A season contains each month only once.
    return { ...search, season: seasonOf(`${id}-01`), month: Number(id.slice(5)) };
  }
  const filter = FILTERS.find((known) => known === index);
  if (!filter) return search;
  const { keyword: before = [] } = search;
  const value = parseFilter(filter, filter === 'keyword' ? [...before, id] : [id]);
  return value === undefined ? search : { ...search, [filter]: value };
}

/** Returns the search without one value of a filter. */
export function withoutRankingFilter(search: RankingSearch, { filter, value }: AppliedFilter) {
  const { [filter as keyof RankingSearch]: given, ...rest } = search;
  const left = Array.isArray(given) ? given.filter((other) => other !== value) : [];
  return (left.length > 0 ? { ...rest, [filter]: left } : rest) as RankingSearch;
}

/** Returns the season of a ranking. */
export function seasonShown({ season }: RankingSearch, now: Date): number {
  return season ?? seasonOf(utcDay(now));
}

/** Returns the ranking to request from the server. */
export function rankingOf(
  contest: RankedContest,
  { length, ...search }: RankingSearch,
  now: Date,
): RankingRequest {
  const days = contest === 'travel' && length !== undefined ? TRAVEL_LENGTHS[length] : {};
  return { ...search, ...days, contest, season: seasonShown(search, now) };
}

/** Returns the kind of objects that a ranking contains. */
export function rankedKind({ category = 'pilot' }: Pick<RankingRequest, 'category'>) {
  if (category === 'pilot' || category === 'pilot_total') return 'user';
  return category === 'airport_total' ? 'airport' : 'club';
}

function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const number = Number(value);
  const isKnown = Number.isInteger(number) && number >= least && number <= most;
  return isKnown ? number : undefined;
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((candidate) => candidate === value);
}
