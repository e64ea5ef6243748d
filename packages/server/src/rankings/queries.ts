import type { components } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import type { Executor } from '../database/database.js';
import { currentSeason } from '../reference/current-season.js';
import type { RegionColumns } from '../reference/serialize-region.js';
import { COUNTING_FLIGHTS, type ContestName, toContestName } from './contests.js';

/** Rows of a page. */
const PAGE_SIZE = 250;

type Schemas = components['schemas'];

/** Which ranking is meant. */
export interface Ranking {
  contest: ContestName;
  season: number;
  /** Left out: all classes together. */
  scClass?: Schemas['AircraftClass'] | undefined;
}

/** A place in a ranking with its user and the flights that count. */
export interface RankingRow extends RegionColumns {
  position: number;
  user_id: number;
  user_name: string;
  club_id: number | null;
  club_name: string | null;
  points: number;
  distance: number;
  scored_seconds: number;
  flights: number;
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
}

/** Reads a request; what it leaves open is the current season in free distance, all classes. */
export function toRanking(request: Schemas['RankingRequest'], now: Date): Ranking {
  const { contest, season, sc_class: scClass = 'ALL' } = request;
  return {
    contest: toContestName(contest),
    season: season ?? currentSeason(now),
    scClass: scClass === 'ALL' ? undefined : scClass,
  };
}

/** What decides between two rows, in this order; `user_id` keeps equals apart on pages. */
const ORDER = sql`points desc, best_points desc, flights, decided_on`;

/** One page of a ranking. */
export async function findRankingRows(
  db: Executor,
  ranking: Ranking,
  skip: number,
): Promise<RankingRow[]> {
  const { rows } = await rankingPage(ranking, skip).execute(db);
  return rows;
}

/** Reads the kept entries in the order of their index, and of flights those that count alone. */
export function rankingPage(ranking: Ranking, skip: number) {
  const { contest, season, scClass } = ranking;
  const ofClass = scClass === undefined ? sql`` : sql`and flown.sc_class = ${scClass}`;
  return sql<RankingRow>`
    with page as (
      select *, rank() over (order by ${ORDER})::int as position
      from ranking_entry
      where ${isIn(ranking)}
      order by ${ORDER}, user_id
      offset ${skip} limit ${PAGE_SIZE}
    )
    select page.position, page.points, page.distance, page.scored_seconds, page.flights,
      "user".id as user_id, "user".name as user_name, club.id as club_id, club.name as club_name,
      region.id as region_id, region.name as region_name, region.country as region_country,
      counting.flights as counting
    from page
    join "user" on "user".id = page.user_id
    left join club on club.id = "user".club_id
    left join region on region.id = club.region_id
    cross join lateral (
      select coalesce(json_agg(best), '[]') as flights
      from (
        select flown.flight_id as id, flown.points, flown.distance, flown.speed,
          flown.scoring_date, aircraft.id as aircraft_id, aircraft.name as aircraft_name
        from flight_contest as flown
        left join aircraft on aircraft.id = flown.aircraft_id
        where flown.contest = ${contest} and flown.user_id = page.user_id
          and flown.season = ${season} and flown.rank and flown.points is not null ${ofClass}
        order by flown.points desc, flown.scoring_date, flown.flight_id
        limit ${COUNTING_FLIGHTS.get(contest)}
      ) as best
    ) as counting
    order by page.position, page.user_id`;
}

/** Where a user stands in a ranking, and how many rows are before his. */
export async function findRankingPlace(
  db: Executor,
  ranking: Ranking,
  userId: number,
): Promise<{ position: number; row: number } | undefined> {
  // A row before his is better, or equal with a smaller id.
  const isEqual = sql`other.points = own.points and other.best_points = own.best_points
    and other.flights = own.flights and other.decided_on = own.decided_on`;
  const { rows } = await sql<{ position: number; row: number }>`
    with own as (select * from ranking_entry where ${isIn(ranking)} and user_id = ${userId}),
    before as (
      select ${isEqual} as is_equal
      from own join ranking_entry as other
        on other.contest = own.contest and other.season = own.season
        and other.scope = own.scope and other.scope_id = own.scope_id
        and other.points >= own.points
        and (-other.points, -other.best_points, other.flights, other.decided_on, other.user_id)
          < (-own.points, -own.best_points, own.flights, own.decided_on, own.user_id)
    )
    select (select count(*) from before)::int as row,
      1 + (select count(*) from before where not is_equal)::int as position
    from own`.execute(db);
  return rows[0];
}

function isIn({ contest, season, scClass }: Ranking) {
  const [scope, id] = scClass === undefined ? ['all', ''] : ['class', scClass];
  // The scope is written out, because the index holds these two alone.
  return sql`contest = ${contest} and season = ${season}::smallint
    and scope = ${sql.lit(scope)} and scope_id = ${id}`;
}
