import { type ContestName, countingFlights } from '@cloudstreet/scoring/score';
import type { RankingCategory, RankingRequest } from '@cloudstreet/sdk';
import { currentSeason } from '../reference/current-season.js';
import { toContestName } from './contests.js';

/** Filters of a ranking. Filtered rankings are computed for each request, not stored. */
export type RankingFilters = Pick<
  RankingRequest,
  | 'country'
  | 'region'
  | 'multi_region'
  | 'continent'
  | 'club'
  | 'airport'
  | 'user_group'
  | 'month'
  | 'keyword'
>;

/** Identifies a ranking. */
export interface Ranking {
  readonly contest: ContestName;
  readonly category: RankingCategory;
  readonly season: number;
  readonly scClass: NonNullable<RankingRequest['sc_class']>;
  readonly group: NonNullable<RankingRequest['user']>;
  /** Number of flights that count for a user or a club. */
  readonly count: number;
  readonly orderBy: NonNullable<RankingRequest['order_by']>;
  readonly filters: RankingFilters;
  /** Absent for rankings of flights. Those of travels rank their free points. */
  readonly travelDays?: TravelDays;
}

/** Length of the ranked travels. */
export interface TravelDays {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Reads a request. Defaults are the current season, free distance and all classes. */
export function toRanking(request: RankingRequest, now: Date): Ranking {
  const {
    contest,
    category = 'pilot',
    season,
    sc_class,
    user,
    count,
    order_by,
    travel_min_days: min,
    travel_max_days: max,
    ...filters
  } = request;
  const isOfTravels = contest === 'travel';
  const name = isOfTravels ? 'free' : toContestName(contest);
  return {
    contest: name,
    category,
    season: season ?? currentSeason(now),
    scClass: sc_class ?? 'ALL',
    group: user ?? 'ALL',
    count: count ?? (isOfTravels ? 1 : countingFlights(name, countedOwner(category))),
    orderBy: order_by ?? 'points',
    filters,
    ...(isOfTravels && { travelDays: { min, max } }),
  };
}

/** Whether a ranking is stored, so that it need not be computed. */
export function isMaterialized(ranking: Ranking): boolean {
  const { contest, category, group, count, filters, travelDays } = ranking;
  const isNarrowed = Object.keys(filters).length > 0 || travelDays !== undefined;
  // Rankings of women and juniors select users of the stored rows. For a club, other flights count in
  // each group.
  const isOfAll = group === 'ALL' || ownerOf(category) === 'user';
  return (
    !isNarrowed &&
    isOfAll &&
    (!usesCount(category) || count === countingFlights(contest, countedOwner(category)))
  );
}

/** Owner of the rows in a category. */
export function ownerOf(category: RankingCategory): 'user' | 'club' | 'airport' {
  if (category === 'pilot' || category === 'pilot_total') return 'user';
  return category === 'airport_total' ? 'airport' : 'club';
}

function countedOwner(category: RankingCategory): 'user' | 'club' {
  return category === 'club' ? 'club' : 'user';
}

/** Whether only some flights of a row count. */
export function usesCount(category: RankingCategory): boolean {
  return category === 'pilot' || category === 'club';
}
