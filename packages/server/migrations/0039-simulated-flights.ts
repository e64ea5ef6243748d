import { type Kysely, sql } from 'kysely';

/**
 * Flights in a simulator add nothing to the sums of people, aircraft, airports and clubs. They are
 * few, so an index of them alone tells them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create index flight_simulated on flight (id)
   where findings @> '[{"token": "SIMULATOR_FILE"}]'`,

  `create temporary table affected on commit drop as
   select distinct user_id from flight
   where findings @> '[{"token": "SIMULATOR_FILE"}]' and user_id is not null`,
  'delete from ranking_entry where user_id in (select user_id from affected)',
  `insert into ranking_entry (contest, season, scope, scope_id, user_id, points, distance, seconds,
     scored_seconds, flights, fingerprint)
   select contest, year, scope, scope_id, user_id,
     coalesce(sum(round(points * 100)::int) filter (where rank), 0) / 100.0::float8,
     sum(round(coalesce(distance, 0) * 1000)::int) / 1000.0::float8,
     coalesce(sum(seconds), 0),
     coalesce(sum(round(distance / nullif(speed, 0) * 3600)::bigint), 0),
     count(*),
     bit_xor(hashtextextended(concat_ws(' ', contest, flight_id, points, distance, speed,
       scoring_date, sc_class, 'vintage' = any (keywords)), 0))
       filter (where rank and points is not null)
   from flight_contest
   cross join lateral (values
     ('user', user_id::text), ('aircraft', aircraft_id::text),
     ('airport', airport_id::text), ('club', club_id::text)) as scopes (scope, scope_id)
   cross join lateral (values (season), (0)) as years (year)
   where user_id in (select user_id from affected) and scope_id is not null
     and not exists (
       select from flight
       where flight.id = flight_id and flight.findings @> '[{"token": "SIMULATOR_FILE"}]')
   group by contest, year, scope, scope_id, user_id
   having contest = 'free' or count(points) > 0`,
];
