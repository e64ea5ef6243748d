import { type Kysely, sql } from 'kysely';

/**
 * What a pilot may say of a flight beyond its aircraft: a registered co-pilot, the club class, and
 * his second club. `club_id` is the club that the flight counts for, `first_club_id` the one of its
 * upload, to which it goes back.
 */
const STATEMENTS = [
  `alter table "user" add column second_club_id integer references club on delete set null`,
  `alter table flight
     add column co_user_id integer references "user" on delete set null,
     add column score_club_class boolean not null default false,
     add column use_second_club boolean not null default false,
     add column first_club_id integer references club on delete set null,
     add constraint flight_one_co_user check (co_user_id is null or co_user_name is null)`,
  'update flight set first_club_id = club_id where club_id is not null',
  'create index flight_of_co_user on flight (co_user_id) where co_user_id is not null',

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
     ], null) as keywords
   from flight
   join "user" on "user".id = flight.user_id
   left join airport on airport.id = flight.takeoff_airport_id
   left join region on region.id = airport.region_id
   left join aircraft on aircraft.id = flight.aircraft_id`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
