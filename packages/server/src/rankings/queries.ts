import { juniorsBornFrom, seasonBounds } from '@cloudstreet/scoring/season';
import type { RankingCategory } from '@cloudstreet/sdk';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { RegionColumns } from '../reference/serialize-region.js';
import { rankedFlights } from './ranked-flights.js';
import { isMaterialized, ownerOf, type Ranking, usesCount } from './ranking.js';
import { MAX_TOP_PILOTS, SELECT_PLACES } from './select-places.js';

/** Rows of a page. */
const PAGE_SIZE = 250;
/** Flights of a page. */
const FLIGHTS_PAGE_SIZE = 100;
/** Number of flights that a row itself lists. */
const FLIGHTS_OF_ROW = 10;
const HITS = 10;

/** A row of a ranking with its entity and the flights that count. */
export interface RankingDbRow extends RegionColumns {
  position: number;
  entity_id: number;
  points: number;
  distance: number;
  speed: number;
  flights: number;
  pilots: number;
  user_name: string | null;
  user_image: string | null;
  club_id: number | null;
  club_name: string | null;
  airport_name: string | null;
  counting: readonly CountingFlight[];
}

export interface CountingFlight {
  id: number;
  points: number;
  distance: number | null;
  speed: number | null;
  scoring_date: string;
  aircraft_id: number | null;
  aircraft_name: string | null;
  user_id: number | null;
  user_name: string | null;
  /** Null except in rankings of travels. */
  travel_id: number | null;
}

/** One page of a ranking. */
export async function findRankingRows(
  db: Executor,
  ranking: Ranking,
  skip: number,
): Promise<RankingDbRow[]> {
  const { rows } = await rankingPage(ranking, { skip, limit: PAGE_SIZE }).execute(db);
  return rows;
}

/** A ranking from its first row on, without the flights that count. */
export async function findWholeRanking(
  db: Executor,
  ranking: Ranking,
  limit: number,
): Promise<RankingDbRow[]> {
  const { rows } = await rankingPage(ranking, { skip: 0, limit, withFlights: false }).execute(db);
  return rows;
}

/** Reads stored rows in the order of their index, with only the shown flights. */
export function rankingPage(
  ranking: Ranking,
  { skip, limit, withFlights = true }: { skip: number; limit: number; withFlights?: boolean },
): RawBuilder<RankingDbRow> {
  const { category, count, travelDays } = ranking;
  const owner = ownerOf(category);
  const order = orderOf(ranking);
  const { end } = seasonBounds(ranking.season);
  return sql<RankingDbRow>`
    with place as (${placesOf(ranking)}),
    page as (
      select *, rank() over (order by ${order})::int as position
      from place
      order by ${order}, entity_id
      offset ${skip} limit ${limit}
    )
    select page.*, "user".name as user_name, "user".image_key as user_image, club.id as club_id, club.name as club_name,
      airport.name as airport_name, region.id as region_id, region.name as region_name,
      region.country as region_country,
      -- The best of the flights that count for a user.
      (
        select coalesce(json_agg(best), '[]')
        from (
          select flown.flight_id as id, flown.points, flown.distance, flown.speed,
            flown.scoring_date, aircraft.id as aircraft_id, aircraft.name as aircraft_name,
            flown.travel_id
          from (
            select flight_id, points, distance, speed, scoring_date, aircraft_id,
              ${travelOf(ranking)} as travel_id
            from (${rankedFlights(ranking)}) as ranked
            where ${withFlights && category === 'pilot'}::boolean and user_id = page.entity_id
            order by points desc, scoring_date, flight_id
            limit ${travelDays ? FLIGHTS_OF_ROW : Math.min(count, FLIGHTS_OF_ROW)}
          ) as flown
          left join aircraft on aircraft.id = flown.aircraft_id
          order by flown.points desc, flown.scoring_date, flown.flight_id
        ) as best
      ) as counting
    from page
    left join "user" on ${owner} = 'user' and "user".id = page.entity_id
    -- The last club of a pilot in the season.
    left join lateral (
      select club_id from club_membership
      where ${owner} = 'user' and user_id = page.entity_id and not is_second
        and coalesce(since <= ${end}::date, true) and coalesce(until >= ${end}::date, true)
      order by since desc nulls last limit 1
    ) as membership on true
    left join club on club.id =
      case ${owner} when 'user' then membership.club_id when 'club' then page.entity_id end
    left join airport on ${owner} = 'airport' and airport.id = page.entity_id
    left join region on region.id = coalesce(airport.region_id, club.region_id)
    -- An owner that was deleted has no row.
    where coalesce("user".id, club.id, airport.id) is not null
    order by page.position, page.entity_id`;
}

/** The position of a user, a club or an airport, and how many rows are before it. */
export async function findRankingPlace(
  db: Executor,
  ranking: Ranking,
  entityId: number,
): Promise<{ position: number; row: number } | undefined> {
  const order = orderOf(ranking);
  const { rows } = await sql<{ position: number; row: number }>`
    with place as (${placesOf(ranking)}),
    placed as (
      select entity_id, rank() over (order by ${order})::int as position,
        row_number() over (order by ${order}, entity_id)::int - 1 as row
      from place
    )
    select position, row from placed where entity_id = ${entityId}`.execute(db);
  return rows[0];
}

/** Counts the rows of a ranking. */
export async function countRankingRows(db: Executor, ranking: Ranking): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${placesOf(ranking)}) as place`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface RankingHitDbRow {
  id: number;
  name: string;
  position: number;
  row: number;
}

/** Finds rows whose name contains a text, the best first, ignoring case and accents. */
export async function findInRanking(
  db: Executor,
  ranking: Ranking,
  name: string,
): Promise<RankingHitDbRow[]> {
  const order = orderOf(ranking);
  const { rows } = await sql<RankingHitDbRow>`
    with place as (${placesOf(ranking)}),
    placed as (
      select entity_id, rank() over (order by ${order})::int as position,
        row_number() over (order by ${order}, entity_id)::int - 1 as row
      from place
    )
    select owner.id, owner.name, placed.position, placed.row
    from placed
    join ${sql.table(ownerOf(ranking.category))} as owner on owner.id = placed.entity_id
    where strpos(search_text(owner.name), search_text(${name})) > 0
    order by placed.row
    limit ${HITS}`.execute(db);
  return rows;
}

/** A page of the flights that count for a row, the best first. */
export async function findRankedFlights(
  db: Executor,
  ranking: Ranking,
  { entityId, skip }: { entityId: number; skip: number },
): Promise<CountingFlight[]> {
  const { category, count, season, travelDays } = ranking;
  const owner = ownerOf(category);
  // The index of an owner's flights is in the order of days.
  const { start, end } = seasonBounds(season);
  const { rows } = await sql<CountingFlight>`
    with flown as not materialized (
      select user_id, flight_id, points, cents, scoring_date, distance, speed, aircraft_id,
        ${travelOf(ranking)} as travel_id
      from (${rankedFlights(ranking)}) as ranked
      where ${sql.ref(`${owner}_id`)} = ${entityId}
        and scoring_date between ${start} and ${end}
    ),
    best_of_pilot as (
      select distinct on (user_id) flight_id
      from flown
      order by user_id, points desc, scoring_date, flight_id
    ),
    top_pilot as (
      select user_id
      from flown
      group by user_id
      order by sum(cents) desc, max(cents) desc, count(*), max(scoring_date), user_id
      limit ${sql.lit(MAX_TOP_PILOTS)}
    ),
    counting as (
      select *
      from flown
      where case ${travelDays && category === 'club' ? 'club_top_five' : category}
        when 'club' then flight_id in (select flight_id from best_of_pilot)
        when 'club_top_five' then user_id in (select user_id from top_pilot)
        else true
      end
      order by points desc, scoring_date, flight_id
      limit ${usesCount(category) && !travelDays ? count : null}
    )
    select counting.flight_id as id, counting.points, counting.distance, counting.speed,
      counting.scoring_date, aircraft.id as aircraft_id, aircraft.name as aircraft_name,
      "user".id as user_id, "user".name as user_name, counting.travel_id
    from (
      select * from counting
      order by points desc, scoring_date, flight_id
      offset ${skip} limit ${FLIGHTS_PAGE_SIZE}
    ) as counting
    left join aircraft on aircraft.id = counting.aircraft_id
    left join "user" on "user".id = counting.user_id and ${owner} <> 'user'
    order by counting.points desc, counting.scoring_date, counting.flight_id`.execute(db);
  return rows;
}

/** The travel of a row of `rankedFlights`. */
function travelOf({ travelDays }: Ranking): RawBuilder<number | null> {
  return travelDays ? sql`travel_id` : sql`null::int`;
}

/** Order of the rows of a ranking. `entity_id` keeps the order of ties stable across pages. */
function orderOf({ orderBy }: Ranking) {
  const order = sql`points desc, best_points desc, flights, decided_on`;
  return orderBy === 'points' ? order : sql`${sql.ref(orderBy)} desc, ${order}`;
}

/** Sums of all flights, where only those of the best travels are selected. */
const OF_TRAVELS = {
  pilot: 'pilot_total',
  pilot_total: 'pilot_total',
  club: 'club_top_five',
  club_total: 'club_total',
  club_top_five: 'club_top_five',
  airport_total: 'airport_total',
} as const satisfies Record<RankingCategory, RankingCategory>;

/** Selects the rows of a ranking, which are stored or computed from flights. */
function placesOf(ranking: Ranking): RawBuilder<unknown> {
  const { contest, season, category, scClass, group, count, travelDays } = ranking;
  if (isMaterialized(ranking)) {
    return sql`
      select entity_id, points, distance, speed, flights, pilots, best_points, decided_on
      from ranking_place
      where contest = ${contest} and season = ${season}::smallint
        and category = ${category} and sc_class = ${scClass}
        and (${group} = 'ALL' or exists (
          select from "user"
          where id = entity_id and case ${group}
            when 'female' then gender = 'F'
            when 'junior' then date_of_birth >= ${juniorsBornFrom(season)}
          end))`;
  }
  return sql`
    with flown as (
      -- One ranking needs no keys, and nulls sort faster than equal texts.
      select null::text as contest, null::int as season, null::text as sc_class,
        user_id, club_id, airport_id, flight_id, points, scoring_date, cents, metres, seconds
      from (${rankedFlights(ranking)}) as ranked
    )
    select entity_id, points, distance, speed, flights, pilots, best_points, decided_on
    from (${SELECT_PLACES[travelDays ? OF_TRAVELS[category] : category](sql`${count}`)}) as computed`;
}
