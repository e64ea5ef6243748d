import type { RankingCategory } from '@cloudstreet/sdk';
import { type RawBuilder, sql } from 'kysely';

/** Number of pilots whose flights count for a club. */
export const MAX_TOP_PILOTS = 5;

/**
 * Selects the rows of the rankings of a category from `flown`. This table has the ranked flights
 * with the columns of `ranked_flight`, except that `sc_class` is the class of the ranking.
 * `count` is the number of flights that count for a user or a club, as an expression over `contest`.
 */
export const SELECT_PLACES: Readonly<
  Record<RankingCategory, (count: RawBuilder<unknown>) => RawBuilder<unknown>>
> = {
  // The best flights of each pilot.
  pilot: (count) => sql`
    select contest, season, sc_class, user_id as entity_id,
      sum(cents) / 100.0::float8 as points,
      sum(metres) / 1000.0::float8 as distance,
      coalesce(sum(metres) * 3.6::float8 / nullif(sum(seconds), 0), 0) as speed,
      count(*)::int as flights,
      1 as pilots,
      max(cents) / 100.0::float8 as best_points,
      max(scoring_date) as decided_on
    from (
      select *, row_number() over (
        partition by contest, season, sc_class, user_id
        order by points desc, scoring_date, flight_id) as place
      from flown
    ) as placed
    where place <= ${count}
    group by contest, season, sc_class, user_id`,

  // All flights of each pilot.
  pilot_total: () => sql`
    select contest, season, sc_class, user_id as entity_id,
      sum(cents) / 100.0::float8 as points,
      sum(metres) / 1000.0::float8 as distance,
      coalesce(sum(metres) * 3.6::float8 / nullif(sum(seconds), 0), 0) as speed,
      count(*)::int as flights,
      1 as pilots,
      max(cents) / 100.0::float8 as best_points,
      max(scoring_date) as decided_on
    from flown
    where user_id is not null
    group by contest, season, sc_class, user_id`,

  // The best pilots of each club, each with their best flight.
  club: (count) => sql`
    select contest, season, sc_class, club_id as entity_id,
      sum(cents) / 100.0::float8 as points,
      sum(metres) / 1000.0::float8 as distance,
      coalesce(sum(metres) * 3.6::float8 / nullif(sum(seconds), 0), 0) as speed,
      count(*)::int as flights,
      count(distinct user_id)::int as pilots,
      max(cents) / 100.0::float8 as best_points,
      max(scoring_date) as decided_on
    from (
      select *, row_number() over (
        partition by contest, season, sc_class, club_id
        order by points desc, scoring_date, flight_id) as place
      from (
        select distinct on (contest, season, sc_class, club_id, user_id) *
        from flown
        where club_id is not null
        order by contest, season, sc_class, club_id, user_id,
          points desc, scoring_date, flight_id
      ) as best_of_pilot
    ) as placed
    where place <= ${count}
    group by contest, season, sc_class, club_id`,

  // All flights of each club.
  club_total: () => sql`
    select contest, season, sc_class, club_id as entity_id,
      sum(cents) / 100.0::float8 as points,
      sum(metres) / 1000.0::float8 as distance,
      coalesce(sum(metres) * 3.6::float8 / nullif(sum(seconds), 0), 0) as speed,
      count(*)::int as flights,
      count(distinct user_id)::int as pilots,
      max(cents) / 100.0::float8 as best_points,
      max(scoring_date) as decided_on
    from flown
    where club_id is not null
    group by contest, season, sc_class, club_id`,

  // The five pilots of each club with the most points, each with all their flights.
  club_top_five: () => sql`
    select contest, season, sc_class, club_id as entity_id,
      sum(cents) / 100.0::float8 as points,
      sum(metres) / 1000.0::float8 as distance,
      coalesce(sum(metres) * 3.6::float8 / nullif(sum(seconds), 0), 0) as speed,
      sum(flights)::int as flights,
      count(*)::int as pilots,
      max(best) / 100.0::float8 as best_points,
      max(decided_on) as decided_on
    from (
      select *, row_number() over (
        partition by contest, season, sc_class, club_id
        order by cents desc, best desc, flights, decided_on, user_id) as place
      from (
        select contest, season, sc_class, club_id, user_id,
          sum(cents) as cents, sum(metres) as metres, sum(seconds) as seconds,
          count(*) as flights, max(cents) as best, max(scoring_date) as decided_on
        from flown
        where club_id is not null
        group by contest, season, sc_class, club_id, user_id
      ) as total_of_pilot
    ) as placed
    where place <= ${sql.lit(MAX_TOP_PILOTS)}
    group by contest, season, sc_class, club_id`,

  // All flights from each airport.
  airport_total: () => sql`
    select contest, season, sc_class, airport_id as entity_id,
      sum(cents) / 100.0::float8 as points,
      sum(metres) / 1000.0::float8 as distance,
      coalesce(sum(metres) * 3.6::float8 / nullif(sum(seconds), 0), 0) as speed,
      count(*)::int as flights,
      count(distinct user_id)::int as pilots,
      max(cents) / 100.0::float8 as best_points,
      max(scoring_date) as decided_on
    from flown
    where airport_id is not null
    group by contest, season, sc_class, airport_id`,
};
