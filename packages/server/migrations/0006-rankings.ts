import { type Kysely, sql } from 'kysely';

/** Rankings and sums, written with each score and only read afterwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
}

const STATEMENTS = `
-- The flights of rankings. Sums of whole numbers are the same in any order.
create view ranked_flight as
select contest, season, sc_class, user_id, club_id, airport_id, aircraft_id, region_id, country,
  month, keywords, keyword_bits, flight_id, points, distance, speed, scoring_date,
  round(points * 100)::int as cents,
  round(coalesce(distance, 0) * 1000)::int as metres,
  round(distance / nullif(speed, 0) * 3600)::bigint as seconds
from flight_contest
where rank and points is not null;

-- Narrowed rankings are computed from this index alone.
create index flight_contest_counting
  on flight_contest (contest, season, user_id, points desc, scoring_date, flight_id)
  include (distance, speed, sc_class, club_id, airport_id, region_id, country, month, keyword_bits)
  where rank and points is not null;

-- Sums of a pilot's flights for the pages of users, aircraft, airports and clubs; season 0 is all
-- seasons together. Only flights that are ranked add points. The fingerprint changes with each
-- ranked flight behind a row.
create table ranking_entry (
  contest text not null,
  season smallint not null,
  scope text not null check (scope in ('user', 'aircraft', 'airport', 'club')),
  scope_id text not null,
  user_id integer not null references "user" on delete cascade,
  points double precision not null,
  distance double precision not null,
  seconds bigint not null,
  scored_seconds bigint not null,
  flights integer not null,
  fingerprint bigint,
  primary key (contest, season, scope, scope_id, user_id)
);
create index ranking_entry_order
  on ranking_entry (contest, season, scope, scope_id, points desc, distance desc, user_id);
create index ranking_entry_user on ranking_entry (user_id, season);

-- The class is that of the flights, VI for vintage aircraft of any class, or ALL. Equal points are
-- decided by the best flight, then by fewer flights, then by the day of the last of them.
create table ranking_place (
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
);
create index ranking_place_order
  on ranking_place (contest, season, category, sc_class,
    points desc, best_points desc, flights, decided_on, entity_id)
  include (distance, speed, pilots);
`;
