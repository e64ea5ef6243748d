import { roundToHundredths } from '@cloudstreet/scoring/units';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { publicStatus } from '../accounts/public-status.js';
import type { Executor } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';
import { IS_FLOWN } from '../rankings/is-flown.js';
import { serializeRegion } from '../reference/serialize-region.js';

type UserYear = Schemas['UserYear'];
type YearSums = Schemas['YearSums'];

const MAX_NEW_AIRPORTS = 100;
const MAX_COMPANY = 10;
const MONTHS = Array.from({ length: 12 }, (_, month) => month);
/** Of texts like `2026-07-14`. */
const YEAR_LENGTH = 4;
const MONTH_END = 7;

/** Finds what a user flew as pilot in a calendar year, from all of their public flights. */
export async function findUserYear(db: Executor, userId: number, year: number): Promise<UserYear> {
  const flown = await findFlown(db, userId);
  const years = new Set(flown.map(yearOf));
  const ofYear = (wanted: number) => flown.filter((flight) => yearOf(flight) === wanted);
  const flights = ofYear(year);
  return withoutNull({
    year,
    years: [...years].toReversed(),
    ...sumUp(flights),
    previous: years.has(year - 1) ? sumUp(ofYear(year - 1)) : undefined,
    months: MONTHS.map((month) => sumUp(flights.filter((flight) => monthOf(flight) === month))),
    farthest: bestOf(flights, ({ distance }) => distance),
    longest: bestOf(flights, ({ seconds }) => seconds),
    best_climb: bestOf(flights, ({ climb }) => climb),
    new_airports: newAirports(flown, year),
    company: await findCompany(db, userId, year),
  });
}

interface FlownRow {
  id: number;
  scoring_date: string;
  seconds: number;
  distance: number;
  /** Best climb in m/s. Null until the flight is scored by a version that finds it. */
  climb: number | null;
  airport_id: number | null;
  airport_name: string | null;
  region_id: string | null;
  region_name: string | null;
  region_country: string | null;
}

/** Finds the flights of a user in the order in which they were flown. */
async function findFlown(db: Executor, userId: number): Promise<FlownRow[]> {
  const { rows } = await sql<FlownRow>`
    select flight.id, flight.scoring_date, flown.seconds, flown.distance,
      (fact.facts ->> 'bestClimbMps')::float8 as climb,
      airport.id as airport_id, airport.name as airport_name,
      region.id as region_id, region.name as region_name, region.country as region_country
    from (
      select flight_id, coalesce(seconds, 0) as seconds, coalesce(distance, 0) as distance
      from flight_contest
      where contest = 'free' and user_id = ${userId} and ${IS_FLOWN}) as flown
    join flight on flight.id = flown.flight_id
    left join flight_badge_fact as fact on fact.flight_id = flight.id
    left join airport on airport.id = flight.takeoff_airport_id
    left join region on region.id = airport.region_id
    order by flight.scoring_date, flight.takeoff_time, flight.id`.execute(db);
  return rows;
}

function yearOf({ scoring_date: date }: FlownRow): number {
  return Number(date.slice(0, YEAR_LENGTH));
}

/** Month from 0. */
function monthOf({ scoring_date: date }: FlownRow): number {
  return Number(date.slice(YEAR_LENGTH + 1, MONTH_END)) - 1;
}

function sumUp(flights: readonly FlownRow[]): YearSums {
  return {
    flights: flights.length,
    flying_days: new Set(flights.map(({ scoring_date: date }) => date)).size,
    duration: flights.reduce((sum, { seconds }) => sum + seconds, 0),
    distance: roundToHundredths(flights.reduce((sum, { distance }) => sum + distance, 0)),
  };
}

/** The first of the flights with the greatest value. Undefined if no value is above 0. */
function bestOf(
  flights: readonly FlownRow[],
  valueOf: (flight: FlownRow) => number | null,
): UserYear['farthest'] {
  let best: UserYear['farthest'];
  for (const flight of flights) {
    const value = roundToHundredths(valueOf(flight) ?? 0);
    if (value > (best?.value ?? 0)) {
      best = { id: flight.id, scoring_date: flight.scoring_date, value };
    }
  }
  return best;
}

function newAirports(flown: readonly FlownRow[], year: number): UserYear['new_airports'] {
  const known = new Set<number>();
  const found: UserYear['new_airports'] = [];
  for (const flight of flown) {
    const { airport_id: id, airport_name: name } = flight;
    if (id === null || name === null || known.has(id)) continue;
    known.add(id);
    if (yearOf(flight) !== year || found.length === MAX_NEW_AIRPORTS) continue;
    found.push({
      airport: withoutNull({ id, name, region: serializeRegion(flight) }),
      flight_id: flight.id,
      scoring_date: flight.scoring_date,
    });
  }
  return found;
}

interface CompanyRow {
  id: number;
  name: string;
  image_key: string | null;
  plan: 'supporter' | 'premium' | 'patron' | null;
  badge: boolean;
  is_developer: boolean;
  flights: number;
  seconds: number;
}

/** Finds the pilots whom a user met in the air, those with the longest time first. */
async function findCompany(
  db: Executor,
  userId: number,
  year: number,
): Promise<UserYear['company']> {
  const { rows } = await sql<CompanyRow>`
    with own as materialized (
      select id from flight
      where user_id = ${userId} and scoring_date between ${`${year}-01-01`} and ${`${year}-12-31`}
    ), met as (
      select own.id as own_id, second_id as other_id, flight_meeting.total_seconds
      from flight_meeting join own on own.id = first_id
      union all
      select own.id, first_id, flight_meeting.total_seconds
      from flight_meeting join own on own.id = second_id
    )
    select pilot.id, pilot.name, pilot.image_key, pilot.plan, pilot.badge, pilot.is_developer,
      count(distinct own_id)::integer as flights, sum(met.total_seconds)::integer as seconds
    from met
    join flight as other on other.id = met.other_id
    join "user" as pilot on pilot.id = other.user_id
    where pilot.id <> ${userId}
    group by pilot.id
    order by seconds desc, pilot.id
    limit ${MAX_COMPANY}`.execute(db);
  return rows.map(({ id, name, image_key: image, flights, seconds, ...standing }) => ({
    user: { ...withoutNull({ id, name, image }), ...publicStatus(standing) },
    flights,
    seconds,
  }));
}
