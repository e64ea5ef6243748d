import { type Kysely, sql } from 'kysely';

/**
 * What lists are filtered by besides persons and places. `flight_fact` says it of each flight;
 * `flight_contest` holds a copy, so that a list reads one table whatever its order.
 */
const STATEMENTS = [
  `create view flight_fact as
   select flight.id as flight_id, flight.created, flight.registration,
     region.id as region_id, region.country,
     extract(month from flight.scoring_date)::smallint as month,
     aircraft.kind as aircraft_kind,
     (case when flight.co_user_name is null then 1 else 2 end)::smallint as pilots,
     array_remove(array[
       case when flight.junior then 'junior' end,
       case when "user".gender = 'F' then 'female' end,
       case when aircraft.vintage then 'vintage' end,
       case when flight.landing_time is not null and flight.landing_airport_id is null
         then 'outlanding' end,
       case when flight.co_user_name is not null then 'team_flight' end,
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

  `alter table flight_contest
     add column created timestamptz,
     add column registration text,
     add column region_id text,
     add column country text,
     add column month smallint,
     add column aircraft_kind text,
     add column pilots smallint,
     add column keywords text[] not null default '{}'`,
  `update flight_contest set created = fact.created, registration = fact.registration,
     region_id = fact.region_id, country = fact.country, month = fact.month,
     aircraft_kind = fact.aircraft_kind, pilots = fact.pilots, keywords = fact.keywords
   from flight_fact as fact where fact.flight_id = flight_contest.flight_id`,

  `create index flight_contest_by_date
     on flight_contest (contest, scoring_date desc, flight_id desc)`,
  `create index flight_contest_by_creation on flight_contest (contest, created desc, flight_id desc)`,
  ...['user', 'club', 'airport', 'aircraft'].map(
    (owner) => `create index flight_contest_of_${owner}_by_date
      on flight_contest (contest, ${owner}_id, scoring_date desc, flight_id desc)`,
  ),
  ...['registration', 'region_id', 'country'].flatMap((column) => [
    `create index flight_contest_of_${column}_by_date
       on flight_contest (contest, ${column}, scoring_date desc, flight_id desc)`,
    `create index flight_contest_of_${column}
       on flight_contest (contest, ${column}, points desc nulls last, flight_id desc)`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
