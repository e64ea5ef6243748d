import { type Kysely, sql } from 'kysely';

/**
 * Rankings of every category, kept in one table. `ranking_entry` is left with what pages of people,
 * aircraft, airports and clubs show; its fingerprint changes with any of the ranked flights behind
 * it. Rankings that are not kept are added up from `flight_contest_counting` alone, which holds
 * every column that such a ranking is narrowed by.
 */
const STATEMENTS = [
  // One bit for each keyword, so that an index can hold them all.
  `create function keyword_bits(keywords text[]) returns integer
     language sql immutable strict parallel safe
     return coalesce((
       select bit_or(1 << (array_position(array['junior', 'female', 'vintage', 'story', 'outlanding',
         'team_flight', 'summer', 'winter', 'fes', 'engine', 'no_engine', 'launch_self',
         'launch_tow', 'launch_winch'], keyword) - 1))
       from unnest(keywords) as keyword), 0)`,
  `alter table flight_contest add column keyword_bits integer
     generated always as (keyword_bits(keywords)) stored`,
  'drop index flight_contest_counting',
  `create index flight_contest_counting
     on flight_contest (contest, season, user_id, points desc, scoring_date, flight_id)
     include (distance, speed, sc_class, club_id, airport_id, region_id, country, month, keyword_bits)
     where rank and points is not null`,

  // The class is that of the flights, VI for vintage aircraft of any class, or ALL.
  `create table ranking_place (
     entity_id integer not null,
     category text not null check (category in
       ('pilot', 'pilot_total', 'club', 'club_total', 'club_top_five', 'airport_total')),
     season smallint not null,
     contest text not null,
     sc_class text not null,
     points double precision not null,
     distance double precision not null,
     speed double precision not null,
     flights integer not null,
     pilots integer not null,
     best_points double precision not null,
     decided_on date not null,
     primary key (entity_id, category, season, contest, sc_class)
   )`,
  // In the order of a ranking, with all that a page needs of it.
  `create index ranking_place_order on ranking_place (contest, season, category, sc_class,
     points desc, best_points desc, flights, decided_on, entity_id)
   include (distance, speed, pilots)`,

  `delete from ranking_entry where scope in ('all', 'class')`,
  'drop index ranking_entry_place',
  `alter table ranking_entry
     drop column best_points, drop column decided_on,
     drop constraint ranking_entry_scope_check,
     add constraint ranking_entry_scope_check
       check (scope in ('user', 'aircraft', 'airport', 'club')),
     add column fingerprint bigint`,
  `update ranking_entry as entry set fingerprint = ranked.fingerprint
   from (
     select contest, year, scope, scope_id, user_id,
       bit_xor(hashtextextended(concat_ws(' ', contest, flight_id, points, distance, speed,
         scoring_date, sc_class, 'vintage' = any (keywords)), 0)) as fingerprint
     from flight_contest
     cross join lateral (values
       ('user', user_id::text), ('aircraft', aircraft_id::text),
       ('airport', airport_id::text), ('club', club_id::text)) as scopes (scope, scope_id)
     cross join lateral (values (season), (0)) as years (year)
     where rank and points is not null and scope_id is not null
     group by contest, year, scope, scope_id, user_id
   ) as ranked
   where ranked.contest = entry.contest and ranked.year = entry.season
     and ranked.scope = entry.scope and ranked.scope_id = entry.scope_id
     and ranked.user_id = entry.user_id`,

  `create temporary table flown on commit drop as
   select contest, season, class as sc_class, user_id, club_id, airport_id, flight_id, points,
     scoring_date, round(points * 100)::bigint as cents,
     round(coalesce(distance, 0) * 1000)::bigint as metres,
     round(distance / nullif(speed, 0) * 3600)::bigint as seconds
   from flight_contest
   cross join lateral (values
     ('ALL'), (sc_class), (case when 'vintage' = any (keywords) then 'VI' end)) as classes (class)
   where rank and points is not null and class is not null`,
  ...Object.entries(sources()).map(
    ([category, source]) => `
      insert into ranking_place
      select entity_id, '${category}', season, contest, sc_class, sum(cents) / 100.0::float8,
        sum(metres) / 1000.0::float8, coalesce(sum(metres) * 3.6::float8 / nullif(sum(seconds), 0), 0),
        sum(flights), count(distinct user_id), max(best) / 100.0::float8, max(decided_on)
      from (${source}) as counting
      group by contest, season, sc_class, entity_id`,
  ),
];

/** What counts in each category: flights, or sums of a user's flights. */
function sources(): Record<string, string> {
  const keys = 'contest, season, sc_class';
  const best = 'points desc, scoring_date, flight_id';
  const one = 'cents, metres, seconds, 1 as flights, cents as best, scoring_date as decided_on';
  // How many flights counted when this was written.
  const ofPilot = `case contest when 'free' then 5 when 'out' then 1 else 3 end`;
  const ofClub = `case when contest in ('dmst', 'dmst_speed', 'au', 'bi') then 3 else 5 end`;
  return {
    pilot: `
      select ${keys}, user_id as entity_id, user_id, ${one}
      from (
        select *, row_number() over (partition by ${keys}, user_id order by ${best}) as place
        from flown) as placed
      where place <= ${ofPilot}`,
    pilot_total: `select ${keys}, user_id as entity_id, user_id, ${one} from flown`,
    club: `
      select ${keys}, club_id as entity_id, user_id, ${one}
      from (
        select *, row_number() over (partition by ${keys}, club_id order by ${best}) as place
        from (
          select distinct on (${keys}, club_id, user_id) *
          from flown
          where club_id is not null
          order by ${keys}, club_id, user_id, ${best}) as bests) as placed
      where place <= ${ofClub}`,
    club_total: `
      select ${keys}, club_id as entity_id, user_id, ${one} from flown where club_id is not null`,
    club_top_five: `
      select *
      from (
        select *, row_number() over (partition by ${keys}, entity_id
          order by cents desc, best desc, flights, decided_on, user_id) as place
        from (
          select ${keys}, club_id as entity_id, user_id, sum(cents) as cents,
            sum(metres) as metres, sum(seconds) as seconds, count(*) as flights,
            max(cents) as best, max(scoring_date) as decided_on
          from flown
          where club_id is not null
          group by ${keys}, club_id, user_id) as totals) as placed
      where place <= 5`,
    airport_total: `
      select ${keys}, airport_id as entity_id, user_id, ${one}
      from flown where airport_id is not null`,
  };
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
