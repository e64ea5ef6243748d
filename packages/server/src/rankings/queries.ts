import { juniorsBornFrom, seasonBounds } from '@cloudstreet/scoring/season';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { countriesOf } from '../reference/continents.js';
import { inMultiRegion } from '../reference/in-multi-region.js';
import type { RegionColumns } from '../reference/serialize-region.js';
import { FLOWN_COLUMNS, flightsThatCount, IS_RANKED, sumUp } from './counting.js';
import { isKept, ownerOf, type Ranking, type RankingFilters } from './ranking.js';

/** Rows of a page. */
const PAGE_SIZE = 250;
/** Flights of a page. */
const FLIGHTS_PAGE_SIZE = 100;
/** Flights that stand in a row itself. */
const FLIGHTS_OF_ROW = 10;
const HITS = 10;

/** A place in a ranking with whose it is, and the flights that count. */
export interface RankingRow extends RegionColumns {
  position: number;
  entity_id: number;
  points: number;
  distance: number;
  speed: number;
  flights: number;
  pilots: number;
  user_name: string | null;
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
}

/** One page of a ranking. */
export async function findRankingRows(
  db: Executor,
  ranking: Ranking,
  skip: number,
): Promise<RankingRow[]> {
  const { rows } = await rankingPage(ranking, { skip, limit: PAGE_SIZE }).execute(db);
  return rows;
}

/** A ranking from its first row on, without the flights that count. */
export async function findWholeRanking(
  db: Executor,
  ranking: Ranking,
  limit: number,
): Promise<RankingRow[]> {
  const { rows } = await rankingPage(ranking, { skip: 0, limit, withFlights: false }).execute(db);
  return rows;
}

/** Reads kept places in the order of their index, and of flights those that are shown alone. */
export function rankingPage(
  ranking: Ranking,
  { skip, limit, withFlights = true }: { skip: number; limit: number; withFlights?: boolean },
): RawBuilder<RankingRow> {
  const { columns, join, region } = NAMES[ownerOf(ranking.category)];
  const hasFlights = withFlights && ranking.category === 'pilot';
  const flights = hasFlights ? flightsOf(ranking) : sql`'[]'::json`;
  return sql<RankingRow>`
    with page as (
      select *, rank() over (order by ${orderOf(ranking)})::int as position
      from ${rowsOf(ranking)} as place
      order by ${orderOf(ranking)}, entity_id
      offset ${skip} limit ${limit}
    )
    select page.*, ${sql.raw(columns)}, region.id as region_id, region.name as region_name,
      region.country as region_country, ${flights} as counting
    from page ${sql.raw(join)}
    left join region on region.id = ${sql.raw(region)}
    order by page.position, page.entity_id`;
}

/** Where a user, a club or an airport stands, and how many rows are before it. */
export async function findRankingPlace(
  db: Executor,
  ranking: Ranking,
  entityId: number,
): Promise<{ position: number; row: number } | undefined> {
  const { rows } = await sql<{ position: number; row: number }>`
    select position, row from ${placed(ranking)} as placed where entity_id = ${entityId}`.execute(
    db,
  );
  return rows[0];
}

/** How many rows a ranking has. */
export async function countRankingRows(db: Executor, ranking: Ranking): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${rowsOf(ranking)} as place`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface RankingHit {
  id: number;
  name: string;
  position: number;
  row: number;
}

/** Rows whose name holds a text, the best placed first. Capitals and accents make no difference. */
export async function findInRanking(
  db: Executor,
  ranking: Ranking,
  name: string,
): Promise<RankingHit[]> {
  const owners = sql.table(ownerOf(ranking.category));
  const { rows } = await sql<RankingHit>`
    select owner.id, owner.name, placed.position, placed.row
    from ${placed(ranking)} as placed
    join ${owners} as owner on owner.id = placed.entity_id
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
  const { category, count } = ranking;
  const owner = sql.ref(`${ownerOf(category)}_id`);
  // The index of an owner's flights is in the order of days.
  const { start, end } = seasonBounds(ranking.season);
  const flown = sql`(
    select ${FLOWN_COLUMNS}, distance, speed, aircraft_id
    from flight_contest
    where ${isAskedFor(ranking)} and ${owner} = ${entityId}
      and scoring_date between ${start} and ${end})`;
  const isOfUser = ownerOf(category) === 'user';
  const { rows } = await sql<CountingFlight>`
    select flown.flight_id as id, flown.points, flown.distance, flown.speed, flown.scoring_date,
      aircraft.id as aircraft_id, aircraft.name as aircraft_name,
      "user".id as user_id, "user".name as user_name
    from (${flightsThatCount(category, flown, count)}
      offset ${skip}) as flown
    left join aircraft on aircraft.id = flown.aircraft_id
    left join "user" on "user".id = flown.user_id and not ${isOfUser}::boolean
    order by flown.points desc, flown.scoring_date, flown.flight_id
    limit ${FLIGHTS_PAGE_SIZE}`.execute(db);
  return rows;
}

type Condition = RawBuilder<boolean>;

/** What decides between two rows, in this order; `entity_id` keeps equals apart on pages. */
function orderOf({ orderBy }: Ranking) {
  const order = sql`points desc, best_points desc, flights, decided_on`;
  return orderBy === 'points' ? order : sql`${sql.ref(orderBy)} desc, ${order}`;
}

/** The rows of a ranking, from where they are kept, or else added up from the flights. */
function rowsOf(ranking: Ranking): RawBuilder<unknown> {
  return isKept(ranking) ? sql`(${keptRows(ranking)})` : sql`(${addedRows(ranking)})`;
}

const ROW = sql.raw('entity_id, points, distance, speed, flights, pilots, best_points, decided_on');

function keptRows({ contest, season, category, scClass, group }: Ranking): RawBuilder<unknown> {
  const isIn = sql`contest = ${contest} and season = ${season}::smallint
    and category = ${category} and sc_class = ${scClass}`;
  if (group === 'ALL') return sql`select ${ROW} from ranking_place where ${isIn}`;
  const isMember =
    group === 'female' ? sql`gender = 'F'` : sql`date_of_birth >= ${juniorsBornFrom(season)}`;
  return sql`
    select ${ROW} from ranking_place
    where ${isIn} and exists (select from "user" where id = entity_id and ${isMember})`;
}

function addedRows(ranking: Ranking): RawBuilder<unknown> {
  const { category, count } = ranking;
  const flown = sql`(
    select ${FLOWN_COLUMNS}
    from flight_contest
    where ${isAskedFor(ranking)})`;
  return sql`select ${ROW} from (${sumUp(category, { flown, count: sql`${count}` })}) as added`;
}

/** The rows with their position, and how many rows are before each. */
function placed(ranking: Ranking) {
  const order = orderOf(ranking);
  return sql`(
    select entity_id, rank() over (order by ${order})::int as position,
      row_number() over (order by ${order}, entity_id)::int - 1 as row
    from ${rowsOf(ranking)} as place)`;
}

/** The flights that a ranking is about. */
function isAskedFor(ranking: Ranking): Condition {
  return sql`${sql.join(conditions(ranking), sql` and `)}`;
}

function conditions({ contest, season, scClass, group, filters }: Ranking): Condition[] {
  const narrowed = Object.entries(filters).map(([name, value]) =>
    // The table gives each filter the value of its own name.
    (FILTERS[name as keyof RankingFilters] as (given: typeof value) => Condition)(value),
  );
  return [
    sql`contest = ${contest} and season = ${season}::smallint and ${IS_RANKED}`,
    ...(scClass === 'ALL' ? [] : [isOfClass(scClass)]),
    ...(group === 'ALL' ? [] : [hasKeywords([group])]),
    ...narrowed,
  ];
}

/** What each filter asks of a flight. */
const FILTERS: {
  readonly [Name in keyof RankingFilters]-?: (
    value: NonNullable<RankingFilters[Name]>,
  ) => Condition;
} = {
  country: (country) => sql`country = ${country}`,
  region: (region) => sql`region_id = ${region}`,
  multi_region: inMultiRegion,
  continent: (continent) => sql`country = any(${countriesOf(continent)})`,
  club: (id) => sql`club_id = ${id}`,
  airport: (id) => sql`airport_id = ${id}`,
  user_group: (id) => sql`user_id in (select user_id from user_group_pilot where group_id = ${id})`,
  month: (month) => sql`month = ${month}`,
  keyword: hasKeywords,
};

function isOfClass(scClass: string): Condition {
  return scClass === 'VI' ? hasKeywords(['vintage']) : sql`sc_class = ${scClass}`;
}

function hasKeywords(keywords: readonly string[]): Condition {
  const bits = sql`keyword_bits(${keywords}::text[])`;
  return sql`keyword_bits & ${bits} = ${bits}`;
}

/** The best flights of a user that count, as a list in his row. */
function flightsOf(ranking: Ranking) {
  return sql`(
    select coalesce(json_agg(best), '[]')
    from (
      select flown.flight_id as id, flown.points, flown.distance, flown.speed, flown.scoring_date,
        aircraft.id as aircraft_id, aircraft.name as aircraft_name
      from (
        select flight_id, points, distance, speed, scoring_date, aircraft_id
        from flight_contest
        where ${isAskedFor(ranking)} and user_id = page.entity_id
        order by points desc, scoring_date, flight_id
        limit ${Math.min(ranking.count, FLIGHTS_OF_ROW)}) as flown
      left join aircraft on aircraft.id = flown.aircraft_id
      order by flown.points desc, flown.scoring_date, flown.flight_id
    ) as best)`;
}

/** Where the names of those who are ranked come from, and the region that stands with them. */
const NAMES = {
  user: {
    columns: `"user".name as user_name, club.id as club_id, club.name as club_name,
      null as airport_name`,
    join: `join "user" on "user".id = page.entity_id left join club on club.id = "user".club_id`,
    region: 'club.region_id',
  },
  club: {
    columns: `null as user_name, club.id as club_id, club.name as club_name, null as airport_name`,
    join: 'join club on club.id = page.entity_id',
    region: 'club.region_id',
  },
  airport: {
    columns: `null as user_name, null::int as club_id, null as club_name,
      airport.name as airport_name`,
    join: 'join airport on airport.id = page.entity_id',
    region: 'airport.region_id',
  },
};
