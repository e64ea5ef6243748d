import { type Kysely, sql } from 'kysely';

/**
 * The points of a flight in each contest, with a copy of all columns that lists filter by, so that a
 * list reads one table along one index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLE).execute(db);
  await sql.raw(INDEXES.join(';\n')).execute(db);
}

const TABLE = `
-- One bit per keyword, so that an index can hold them all.
create function keyword_bits(keywords text[]) returns integer
  language sql immutable strict parallel safe
  return coalesce((
    select bit_or(1 << (array_position(array['junior', 'female', 'vintage', 'story', 'outlanding',
      'team_flight', 'summer', 'winter', 'fes', 'engine', 'no_engine', 'launch_self',
      'launch_tow', 'launch_winch'], keyword) - 1))
    from unnest(keywords) as keyword), 0);

-- Measures are null until there is a score, and stay null where the flight earns nothing, so that
-- lists by points have all flights.
create table flight_contest (
  flight_id integer not null references flight on delete cascade,
  contest text not null,
  -- The place in the list of the flight; null where another contest stands for this one.
  position smallint,
  points double precision,
  distance double precision,
  speed double precision,
  valid boolean,
  bonus_points double precision,
  bonus_score_name text,
  score jsonb,
  user_id integer,
  club_id integer,
  airport_id integer,
  aircraft_id integer,
  sc_class text,
  season smallint not null,
  scoring_date date not null,
  seconds integer,
  rank boolean not null,
  receipt jsonb,
  bitner_kind text,
  -- Copies from \`flight_filter_columns\`.
  created timestamptz,
  registration text,
  region_id text,
  country text,
  month smallint,
  aircraft_kind text,
  pilots smallint,
  keywords text[] not null default '{}',
  keyword_bits integer generated always as (keyword_bits(keywords)) stored,
  co_user_id integer,
  primary key (flight_id, contest)
) with (
  -- An index answers alone only where pages were vacuumed since they changed.
  autovacuum_vacuum_scale_factor = 0.01,
  autovacuum_vacuum_insert_scale_factor = 0.01
);

create view flight_filter_columns as
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
left join aircraft on aircraft.id = flight.aircraft_id;
`;

const MEASURES = ['points', 'distance', 'speed'] as const;
const ORDERS = {
  date: 'scoring_date desc',
  creation: 'created desc',
  points: 'points desc nulls last',
  distance: 'distance desc nulls last',
  speed: 'speed desc nulls last',
} as const;
const MAIN_ORDERS = ['date', 'points'] as const;
const RARE_KEYWORDS = ['junior', 'female', 'vintage', 'outlanding', 'team_flight', 'fes', 'engine'];

/**
 * Most lists are of free distance. Their indexes hold all filter columns, so that a page far behind
 * a rare filter is found without a look at the rows.
 */
const FILTER_COLUMNS = `include (season, scoring_date, sc_class, aircraft_kind, pilots, month, distance,
  country, keywords)`;

const INDEXES = [
  // Lists of all flights.
  ...Object.entries(ORDERS).flatMap(([name, order]) => [
    `create index flight_contest_by_${name} on flight_contest (contest, ${order}, flight_id desc)
       where contest <> 'free'`,
    `create index flight_free_by_${name} on flight_contest (${order}, flight_id desc)
       ${FILTER_COLUMNS} where contest = 'free'`,
  ]),

  // Lists of a season, in which flights that claim a later day are left out.
  ...MEASURES.flatMap((measure) => [
    `create index flight_contest_of_season_by_${measure}
       on flight_contest (contest, season, ${ORDERS[measure]}, flight_id desc)
       include (scoring_date) where contest <> 'free'`,
    `create index flight_free_of_season_by_${measure}
       on flight_contest (season, ${ORDERS[measure]}, flight_id desc)
       ${FILTER_COLUMNS} where contest = 'free'`,
  ]),
  `create index flight_free_of_season_by_creation
     on flight_contest (season, created desc, flight_id desc)
     ${FILTER_COLUMNS} where contest = 'free'`,

  // Lists of a pilot, a club, a place or an aircraft.
  ...['user_id', 'club_id', 'airport_id', 'aircraft_id', 'registration', 'region_id'].flatMap(
    (column) => {
      const owner = column === 'region_id' ? column : column.replace('_id', '');
      return [
        `create index flight_contest_of_${owner}
           on flight_contest (contest, ${column}, points desc nulls last, flight_id desc)`,
        `create index flight_contest_of_${owner}_by_date
           on flight_contest (contest, ${column}, scoring_date desc, flight_id desc)`,
      ];
    },
  ),
  `create index flight_contest_of_country
     on flight_contest (contest, country, points desc nulls last, flight_id desc)
     include (scoring_date)`,
  `create index flight_contest_of_country_by_date
     on flight_contest (contest, country, scoring_date desc, flight_id desc)`,
  `create index flight_contest_of_co_user
     on flight_contest (contest, co_user_id, points desc nulls last, flight_id desc)
     where co_user_id is not null`,
  `create index flight_contest_of_co_user_by_date
     on flight_contest (contest, co_user_id, scoring_date desc, flight_id desc)
     where co_user_id is not null`,
  'create index flight_contest_of_user_season on flight_contest (user_id, season)',
  `create index flight_contest_of_day
     on flight_contest (contest, scoring_date, points desc nulls last, flight_id desc)`,

  // Lists of free distance with a further filter.
  ...MAIN_ORDERS.map(
    (name) => `create index flight_free_of_region_id_by_${name}
      on flight_contest (region_id, ${ORDERS[name]}, flight_id desc)
      ${FILTER_COLUMNS} where contest = 'free'`,
  ),
  ...['sc_class', 'aircraft_kind', 'month'].flatMap((column) =>
    MAIN_ORDERS.map(
      (name) => `create index flight_free_of_${column}_by_${name}
        on flight_contest (${column}, ${ORDERS[name]}, flight_id desc) where contest = 'free'`,
    ),
  ),
  ...RARE_KEYWORDS.flatMap((keyword) =>
    MAIN_ORDERS.map(
      (name) => `create index flight_free_${keyword}_by_${name}
        on flight_contest (${ORDERS[name]}, flight_id desc)
        where contest = 'free' and keywords @> '{${keyword}}'`,
    ),
  ),
  `create index flight_contest_with_story on flight_contest (contest, scoring_date desc, flight_id desc)
     where keywords @> '{story}'`,
  // Short flights earn few points, so a list by points would find them at its very end.
  ...[150, 400, 650].map(
    (km) => `create index flight_free_below_${km}_by_points
      on flight_contest (points desc nulls last, flight_id desc)
      ${FILTER_COLUMNS} where contest = 'free' and distance < ${km}`,
  ),
];
