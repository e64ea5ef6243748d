import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';

/** A flight that counts, with its results in the contest `free`. */
export interface CountedFlight {
  readonly id: number;
  readonly points: number;
  readonly distance: number | null;
  readonly speed: number | null;
  readonly scoring_date: string;
  readonly season: number;
  readonly month: number | null;
  readonly user_id: number | null;
  readonly airport_id: number | null;
  readonly region_id: string | null;
  /** Later days than this are errors of a recorder's clock. */
  readonly latest_day: string;
}

/** Best result of the other flights in each period; null without others. */
export type Bests = Partial<Record<'month' | 'season' | 'ever', number | null>>;

/** Returns undefined for a flight that does not count, or that claims a later day. */
export async function findCountedFlight(
  db: Executor,
  id: number,
  latestDay: string,
): Promise<CountedFlight | undefined> {
  const { rows } = await sql<CountedFlight>`
    select flight_id as id, points, distance, speed, scoring_date, season, month, user_id,
      airport_id, region_id, ${latestDay}::text as latest_day
    from ranked_flight
    where contest = 'free' and flight_id = ${id} and scoring_date <= ${latestDay}`.execute(db);
  return rows[0];
}

export interface PlacesRow {
  readonly day_place: number;
  readonly day_flights: number;
  readonly region_place: number;
  readonly region_flights: number;
  readonly season_place: number;
  readonly season_flights: number;
}

/** Counts the flights of the day and the season, and those with more points. */
export async function findPlaces(db: Executor, flight: CountedFlight): Promise<PlacesRow> {
  const { points, scoring_date: day, region_id: region, season, latest_day: latest } = flight;
  const isBetter = sql`points > ${points}`;
  const isNear = sql`region_id = ${region}`;
  const ofSeason = sql`from ranked_flight where contest = 'free' and season = ${season}`;
  const { rows } = await sql<PlacesRow>`
    select of_day.*,
      (select count(*)::int + 1 ${ofSeason} and ${isBetter}) - too_late.better as season_place,
      (select count(*)::int ${ofSeason}) - too_late.flights as season_flights
    from (
      select (count(*) filter (where ${isBetter}))::int + 1 as day_place,
        count(*)::int as day_flights,
        (count(*) filter (where ${isNear} and ${isBetter}))::int + 1 as region_place,
        (count(*) filter (where ${isNear}))::int as region_flights
      from ranked_flight
      where contest = 'free' and scoring_date = ${day}
    ) as of_day, (
      -- The days after the latest one, so that the others are counted in the index alone.
      select (count(*) filter (where ${isBetter}))::int as better, count(*)::int as flights
      ${ofSeason} and scoring_date > ${latest}
    ) as too_late`.execute(db);
  return rows[0]!;
}

/** Finds the best results of the pilot's other flights. Returns undefined without a pilot. */
export async function findUserBests(
  db: Executor,
  { id, user_id: userId, season, latest_day: latest }: CountedFlight,
): Promise<Record<'points' | 'distance' | 'speed', Bests> | undefined> {
  if (userId === null) return undefined;
  const { rows } = await sql<Record<'points' | 'distance' | 'speed', Bests>>`
    select
      ${bestsOf('points', season)} as points,
      ${bestsOf('distance', season)} as distance,
      ${bestsOf('speed', season)} as speed
    from ranked_flight
    -- An index that begins with the season has all results.
    where contest = 'free'
      and season = any(array(select distinct season from ranking_entry where user_id = ${userId}))
      and user_id = ${userId} and flight_id <> ${id} and scoring_date <= ${latest}`.execute(db);
  return rows[0];
}

function bestsOf(result: 'points' | 'distance' | 'speed', season: number) {
  const column = sql.ref(result);
  return sql`json_build_object('ever', max(${column}),
    'season', max(${column}) filter (where season = ${season}))`;
}

/** Finds the most points of other flights from the airport. Returns undefined without an airport. */
export async function findAirportBests(
  db: Executor,
  flight: CountedFlight,
): Promise<Bests | undefined> {
  const { id, airport_id: airportId, season, month, latest_day: latest } = flight;
  if (airportId === null) return undefined;
  const others = sql`from ranked_flight where contest = 'free' and airport_id = ${airportId}
    and flight_id <> ${id} and scoring_date <= ${latest}`;
  const { rows } = await sql<Bests>`
    select
      (select max(points) ${others} and season = ${season} and month = ${month}) as month,
      (select max(points) ${others} and season = ${season}) as season,
      (select points ${others} order by points desc nulls last limit 1) as ever`.execute(db);
  return rows[0];
}
