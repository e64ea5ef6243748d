import { type Kysely, sql } from 'kysely';

/**
 * Whoever deletes his account is gone at once, for whatever asks for users and flights: his rows are
 * taken out and kept here, from where they come back, or go for good, within a week. A flight that
 * stays for its co-pilot has no user any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // The id is that of the user. Of others' flights he was the co-pilot of `co_flights`.
  `create table leaver (
     id integer primary key,
     name text not null,
     email text not null,
     club_id integer references club on delete set null,
     password_hash text not null,
     until timestamptz not null,
     seasons smallint[] not null,
     co_flights integer[] not null,
     kept_flights integer[] not null
   )`,
  'create unique index leaver_email on leaver (lower(email))',
  'create index leaver_name on leaver (lower(name))',
  // In the order in which they can come back: what a row refers to comes first.
  `create table leaver_row (
     id bigint generated always as identity primary key,
     leaver_id integer not null references leaver on delete cascade,
     table_name text not null,
     content jsonb not null
   )`,
  'create index leaver_row_of_table on leaver_row (leaver_id, table_name)',
  `create table leaver_file (
     key text not null,
     leaver_id integer not null references leaver on delete cascade,
     primary key (key, leaver_id)
   )`,
  'create index leaver_file_of_leaver on leaver_file (leaver_id)',

  // Address and name stay taken while their owner may come back. A new account of such an address
  // is left out without a word, as one of an address that an account has.
  `create function keep_for_leaver() returns trigger language plpgsql as $function$
   begin
     if exists (select from leaver where lower(email) = lower(new.email)) then
       if tg_op = 'INSERT' then return null; end if;
       raise unique_violation using constraint = 'user_email', message = 'kept for a leaver';
     end if;
     if exists (select from leaver where lower(name) = lower(new.name)
         and club_id is not distinct from new.club_id) then
       raise unique_violation
         using constraint = 'user_name_and_club', message = 'kept for a leaver';
     end if;
     return new;
   end $function$`,
  `create trigger user_keep_for_leaver before insert or update of name, email, club_id on "user"
     for each row execute function keep_for_leaver()`,

  'alter table flight alter column user_id drop not null',
  'alter table flight_contest alter column user_id drop not null',
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
   left join "user" on "user".id = flight.user_id
   left join airport on airport.id = flight.takeoff_airport_id
   left join region on region.id = airport.region_id
   left join aircraft on aircraft.id = flight.aircraft_id`,
];
