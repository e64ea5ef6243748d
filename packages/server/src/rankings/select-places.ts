import type { RankingCategory } from '@cloudstreet/sdk';
import { type RawBuilder, sql } from 'kysely';
import { ownerOf } from './ranking.js';

/** The flights that count, and the number of rankings to compute at once. */
export interface Selection {
  /** Number of flights that count for a user or club, as an expression over `contest`. */
  readonly count: RawBuilder<unknown>;
  /** `RANKING_KEYS` for many rankings, empty for one. */
  readonly keys: RawBuilder<unknown>;
}

/** Columns that distinguish rankings, placed before others. */
export const RANKING_KEYS = sql.raw('contest, season, sc_class,');

/**
 * Selects the positions of a category from `flown`, which has columns of `ranked_flight`.
 * `sc_class` is the class of the ranking.
 */
export function selectPlaces(category: RankingCategory, selection: Selection): RawBuilder<unknown> {
  const pilots = ownerOf(category) === 'user' ? sql`1` : sql`count(distinct user_id)::int`;
  const { keys } = selection;
  return sql`
    select ${keys} entity_id,
      sum(cents) / 100.0::float8 as points,
      sum(metres) / 1000.0::float8 as distance,
      coalesce(sum(metres) * 3.6::float8 / nullif(sum(seconds), 0), 0) as speed,
      sum(flights)::int as flights,
      ${pilots} as pilots,
      max(best) / 100.0::float8 as best_points,
      max(decided_on) as decided_on
    from (${selectCounting(category, selection)}) as counting
    group by ${keys} entity_id`;
}

/**
 * Selects the counting results: single flights or, for the five best pilots of a club, the sums of
 * each pilot.
 */
function selectCounting(
  category: RankingCategory,
  { count, keys }: Selection,
): RawBuilder<unknown> {
  switch (category) {
    case 'pilot':
      return sql`
        select ${keys} user_id as entity_id, user_id,
          cents, metres, seconds, 1 as flights, cents as best, scoring_date as decided_on
        from (
          select *, row_number() over (
            partition by ${keys} user_id
            order by points desc, scoring_date, flight_id) as place
          from flown
        ) as placed
        where place <= ${count}`;
    case 'club':
      return sql`
        select ${keys} club_id as entity_id, user_id,
          cents, metres, seconds, 1 as flights, cents as best, scoring_date as decided_on
        from (
          select *, row_number() over (
            partition by ${keys} club_id
            order by points desc, scoring_date, flight_id) as place
          from (
            select distinct on (${keys} club_id, user_id) *
            from flown
            where club_id is not null
            order by ${keys} club_id, user_id,
              points desc, scoring_date, flight_id
          ) as best_of_pilot
        ) as placed
        where place <= ${count}`;
    case 'club_top_five':
      return sql`
        select *
        from (
          select *, row_number() over (
            partition by ${keys} entity_id
            order by cents desc, best desc, flights, decided_on, user_id) as place
          from (
            select ${keys} club_id as entity_id, user_id,
              sum(cents) as cents, sum(metres) as metres, sum(seconds) as seconds,
              count(*) as flights, max(cents) as best, max(scoring_date) as decided_on
            from flown
            where club_id is not null
            group by ${keys} club_id, user_id
          ) as total_of_pilot
        ) as placed
        where place <= ${sql.lit(TOP_PILOTS)}`;
    case 'pilot_total':
    case 'club_total':
    case 'airport_total': {
      const owner = sql.ref(`${ownerOf(category)}_id`);
      return sql`
        select ${keys} ${owner} as entity_id, user_id,
          cents, metres, seconds, 1 as flights, cents as best, scoring_date as decided_on
        from flown
        where ${owner} is not null`;
    }
  }
}

/** Number of pilots of a club whose totals count in `club_top_five`. */
export const TOP_PILOTS = 5;
