import { type Kysely, sql } from 'kysely';

/** Filters of flight lists by sector, place, turns, altitude and wave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(FLIGHTS).execute(db);
  await sql.raw(LINES).execute(db);
  await sql.raw(SECTORS).execute(db);
}

/** Both columns are empty until a flight is scored again. */
const FLIGHTS = `
alter table flight add column max_altitude real, add column wave boolean not null default false;
alter table flight_contest add column max_altitude real;

create or replace function keyword_bits(keywords text[]) returns integer
  language sql immutable strict parallel safe
  return coalesce((
    select bit_or(1 << (array_position(array['junior', 'female', 'vintage', 'story', 'outlanding',
      'team_flight', 'summer', 'winter', 'fes', 'engine', 'no_engine', 'launch_self',
      'launch_tow', 'launch_winch', 'wave'], keyword) - 1))
    from unnest(keywords) as keyword), 0);

create or replace view flight_filter_columns as
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
      when 'S' then 'launch_self' when 'T' then 'launch_tow' when 'W' then 'launch_winch' end,
    case when flight.wave then 'wave' end
  ], null) as keywords,
  flight.co_user_id,
  flight.max_altitude
from flight
left join "user" on "user".id = flight.user_id
left join airport on airport.id = flight.takeoff_airport_id
left join region on region.id = airport.region_id
left join aircraft on aircraft.id = flight.aircraft_id;

create index flight_free_by_altitude on flight_contest (max_altitude)
  include (season, scoring_date, points) where contest = 'free';
create index flight_free_wave_by_date on flight_contest (scoring_date desc, flight_id desc)
  where contest = 'free' and keywords @> '{wave}';
create index flight_free_wave_by_points
  on flight_contest (points desc nulls last, flight_id desc)
  where contest = 'free' and keywords @> '{wave}';
`;

/** Fixed parts of a path as text, such as [(10.1,47.2),(10.2,47.3)]. */
const PLACES = `regexp_matches(path::text, '\\(([^,()]+),([^,()]+)\\)', 'g')
      with ordinality as place (xy, number)`;

/**
 * The bodies of functions are bound to what they call when they are created, because a restored
 * dump computes generated columns without a search path.
 */
const LINES = `
-- Latitude on a Mercator map, on which one degree of longitude is 1, so that a circle on the ground
-- is a circle on the map.
create function mercator_lat(lat double precision) returns double precision
  language sql immutable strict parallel safe
  return degrees(ln(tan(pi() / 4 + radians(greatest(-85, least(85, lat))) / 2)));

create function mercator_path(path path) returns path
  language sql immutable strict parallel safe
  begin atomic
    select ('[' || string_agg(
      format('(%s,%s)', xy[1], mercator_lat(xy[2]::double precision)), ',' order by number
    ) || ']')::path
    from ${PLACES};
  end;

-- Squares of a Mercator map that a path touches, a quarter of a degree wide. A path may miss a square
-- that it crosses for less than half of its width, so searches add a margin.
create function mercator_cells(path path) returns integer[]
  language sql immutable strict parallel safe
  begin atomic
    with point as (
      select number, xy[1]::double precision as x, xy[2]::double precision as y from ${PLACES}
    ), step as (
      select x, y, lead(x, 1, x) over (order by number) - x as dx,
        lead(y, 1, y) over (order by number) - y as dy
      from point
    ), part as (
      select x, y, dx, dy, greatest(1, ceil(greatest(abs(dx), abs(dy)) * 8))::integer as parts
      from step
    )
    select array_agg(distinct
      mod(mod(floor((x + dx * at / parts) * 4)::integer, 1440) + 1440, 1440)
      + 1440 * (floor((y + dy * at / parts) * 4)::integer + 720))
    from part, generate_series(0, parts) as at;
  end;

-- Degrees by which a path turns around a place, seen from there; counter-clockwise is positive.
create function degrees_around(path path, centre point) returns double precision
  language sql immutable strict parallel safe cost 10000
  begin atomic
    with bearing as (
      select number, degrees(atan2(xy[2]::double precision - centre[1],
        xy[1]::double precision - centre[0])) as angle
      from ${PLACES}
    ), turn as (
      select angle - lag(angle) over (order by number) as by_degrees from bearing
    )
    select sum(by_degrees - 360 * round(by_degrees / 360)) from turn;
  end;

update flight_line set path = mercator_path(path);
-- Lines of deleted accounts, which may be restored.
update deleted_account_row
set content = content - 'path'
  || jsonb_build_object('mercator', mercator_path((content ->> 'path')::path)::text)
where table_name = 'flight_line' and content ? 'path';
alter table flight_line rename column path to mercator;
alter table flight_line add column cells integer[] not null
  generated always as (mercator_cells(mercator)) stored;
-- Lists choose between this index and their order by how many flights a square has.
alter table flight_line alter column cells set statistics 1000;
create index flight_line_by_cells on flight_line using gin (cells);
`;

const SECTORS = `
-- Areas such as ranges of mountains. Names by language.
create table sector (
  id text primary key check (id ~ '^[A-Z0-9][A-Z0-9-]{0,19}$'),
  names jsonb not null,
  bounds box not null
);

-- The rings of a sector's polygons in degrees: what an odd number of a polygon's rings contains is
-- inside.
create table sector_ring (
  sector_id text not null references sector on delete cascade,
  number smallint not null,
  polygon smallint not null,
  outline polygon not null,
  -- One of its corners, from which turns around the sector are seen, on a Mercator map.
  corner point not null,
  mercator path not null generated always as (pclose(mercator_path(path(outline)))) stored,
  primary key (sector_id, number)
);

-- The sectors in which a flight took off.
create table flight_sector (
  sector_id text not null references sector on delete cascade,
  flight_id integer not null references flight on delete cascade,
  primary key (sector_id, flight_id)
);
create index flight_sector_of_flight on flight_sector (flight_id);

create trigger search_after_insert after insert on sector
  referencing new table as changed for each statement execute function search_index(
    'sector', 'id', 'names ->> ''en''', '(select string_agg(value, '' '') from jsonb_each_text(names))',
    '8', 'false');
create trigger search_after_update after update on sector
  referencing new table as changed for each statement execute function search_index(
    'sector', 'id', 'names ->> ''en''', '(select string_agg(value, '' '') from jsonb_each_text(names))',
    '8', 'false');
create trigger search_after_delete after delete on sector
  referencing old table as gone for each statement execute function search_forget('sector');
`;
