import { type Kysely, sql } from 'kysely';

/**
 * Flights of a registered co-pilot stand in his lists too: `flight_contest` learns who he was. Few
 * flights have one, so the indexes are small.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create or replace view flight_fact as
   select flight.id as flight_id, flight.created, flight.registration,
     region.id as region_id, region.country,
     extract(month from flight.scoring_date)::smallint as month,
     aircraft.kind as aircraft_kind,
     (case when coalesce(flight.co_user_name, flight.co_user_id::text) is null
       then 1 else 2 end)::smallint as pilots,
     array_remove(array[
       case when flight.junior then 'junior' end,
       case when "user".gender = 'F' then 'female' end,
       case when aircraft.vintage then 'vintage' end,
       case when exists (select from story where story.flight_id = flight.id) then 'story' end,
       case when flight.landing_time is not null and flight.landing_airport_id is null
         then 'outlanding' end,
       case when coalesce(flight.co_user_name, flight.co_user_id::text) is not null
         then 'team_flight' end,
       case when (extract(month from flight.scoring_date) between 4 and 9)
           = (coalesce(flight.takeoff_point[2], airport.lat, 0) >= 0)
         then 'summer' else 'winter' end,
       case aircraft.kind when 'FG' then 'fes' when 'MG' then 'engine' when 'GL' then 'no_engine' end,
       case flight.launch ->> 'launch_kind'
         when 'S' then 'launch_self' when 'T' then 'launch_tow' when 'W' then 'launch_winch' end
     ], null) as keywords,
     flight.co_user_id
   from flight
   join "user" on "user".id = flight.user_id
   left join airport on airport.id = flight.takeoff_airport_id
   left join region on region.id = airport.region_id
   left join aircraft on aircraft.id = flight.aircraft_id`,

  'alter table flight_contest add column co_user_id integer',
  `update flight_contest set co_user_id = flight.co_user_id
   from flight where flight.id = flight_contest.flight_id and flight.co_user_id is not null`,

  // As a pilot's own flights are in order.
  `create index flight_contest_of_co_user_by_date
     on flight_contest (contest, co_user_id, scoring_date desc, flight_id desc)
     where co_user_id is not null`,
  `create index flight_contest_of_co_user
     on flight_contest (contest, co_user_id, points desc nulls last, flight_id desc)
     where co_user_id is not null`,
];
