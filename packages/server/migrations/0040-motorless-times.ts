import { type Kysely, sql } from 'kysely';

/**
 * When the motor of an aircraft that has one did not run, scored or not. Of a flight that was scored
 * before only its windows are known, without what of them lies before the release.
 */
const STATEMENTS = [
  'alter table flight add column motorless_times bigint[]',
  `update flight set motorless_times = array(
     select bound
     from generate_series(1, cardinality(scored_times), 2) as start
     cross join lateral (values
       (0, greatest(scored_times[start], release)),
       (1, scored_times[start + 1])) as bounds (side, bound)
     where scored_times[start + 1] > release
     order by start, side)
   from (
     select flight.id,
       (extract(epoch from takeoff_time) + coalesce((launch ->> 'launch_time')::numeric, 0))::bigint
         as release
     from flight join aircraft on aircraft.id = aircraft_id
     where kind in ('MG', 'FG') and track_key is not null) as flown
   where flown.id = flight.id`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
