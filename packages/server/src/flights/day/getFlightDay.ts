import { Readable } from 'node:stream';
import type { ReplayFlight } from '@cloudstreet/sdk';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { viewOf } from '../../geo/views.js';
import type { Executor } from '../../platform/database/database.js';
import { operation } from '../../platform/http/operation.js';
import { JsonStreamResponse, withoutNull } from '../../platform/http/responses.js';
import { toRef } from '../../platform/text/to-ref.js';
import { flightsCrossing } from '../model/flight-lines.js';

type FlightDayQuery = QueryParameters<'getFlightDay'>;

const MAX_FLIGHTS = 300;
/**
 * Maximum size of all lines together. 300 flights of ten hours have half of it. Thermals add
 * little.
 */
const MAX_BYTES = 32_000_000;
/** Lines are long, so only a few are in memory at a time. */
const FLIGHTS_AT_A_TIME = 25;

export const getFlightDay = operation(
  'getFlightDay',
  async ({ query }, { db }) => {
    const flights = await findFlightsOfDay(db, query);
    return new JsonStreamResponse(Readable.from(texts(db, query.scoring_date, flights)));
  },
  {
    // Responses have megabytes, and a page needs only one.
    rateLimit: { perMinute: 60 },
  },
);

/** Finds the flights of a day, those with the most points first. */
async function findFlightsOfDay(db: Executor, query: FlightDayQuery) {
  const { scoring_date: day, airport_id_in: airports, bbox } = query;
  return (
    db
      .selectFrom('flight')
      .innerJoin('flight_replay', 'flight_replay.flight_id', 'flight.id')
      .leftJoin('flight_contest', (join) =>
        join
          .onRef('flight_contest.flight_id', '=', 'flight.id')
          .on('flight_contest.contest', '=', 'free'),
      )
      .where('flight.scoring_date', '=', day)
      // A flight that waits for scoring or has no position has no line.
      .where('flight.status', 'in', ['valid', 'invalid'])
      .where('flight.bbox', 'is not', null)
      .$if(airports !== undefined, (narrowed) =>
        narrowed.where('flight.takeoff_airport_id', 'in', airports ?? []),
      )
      .$if(bbox !== undefined, (narrowed) =>
        narrowed.where(sql<boolean>`flight.id in (${flightsCrossing(viewOf(bbox ?? []))})`),
      )
      .orderBy('flight_contest.points', (order) => order.desc().nullsLast())
      .orderBy('flight.id')
      .select(['flight.id', sql<number>`octet_length(flight_replay.line)`.as('bytes')])
      .execute()
  );
}

type DayFlightRow = Awaited<ReturnType<typeof findFlightsOfDay>>[number];

/** Returns the best flights that fit into a response. */
function chooseBest(flights: readonly DayFlightRow[]): number[] {
  let sum = 0;
  const ends = flights.map(({ bytes }) => (sum += bytes));
  const fitting = ends.filter((end) => end <= MAX_BYTES).length;
  return flights.slice(0, Math.min(fitting, MAX_FLIGHTS)).map(({ id }) => id);
}

/** Yields the response in parts, without flights deleted in the meantime. */
async function* texts(
  db: Executor,
  day: string,
  flights: readonly DayFlightRow[],
): AsyncGenerator<string> {
  yield `${JSON.stringify({ scoring_date: day, total: flights.length }).slice(0, -1)},"flight":[`;
  let separator = '';
  const shown = chooseBest(flights);
  for (let from = 0; from < shown.length; from += FLIGHTS_AT_A_TIME) {
    const part = shown.slice(from, from + FLIGHTS_AT_A_TIME);
    const rows = new Map((await findReplays(db, part)).map((row) => [row.id, row]));
    for (const id of part) {
      const row = rows.get(id);
      if (!row) continue;
      yield `${separator}${flightText(row)}`;
      separator = ',';
    }
  }
  yield ']}';
}

function findReplays(db: Executor, ids: readonly number[]) {
  return db
    .selectFrom('flight')
    .innerJoin('flight_replay', 'flight_replay.flight_id', 'flight.id')
    .leftJoin('flight_contest', (join) =>
      join
        .onRef('flight_contest.flight_id', '=', 'flight.id')
        .on('flight_contest.contest', '=', 'free'),
    )
    .leftJoin('user', 'user.id', 'flight.user_id')
    .leftJoin('user as co_user', 'co_user.id', 'flight.co_user_id')
    .leftJoin('aircraft', 'aircraft.id', 'flight.aircraft_id')
    .leftJoin('airport', 'airport.id', 'flight.takeoff_airport_id')
    .where('flight.id', 'in', ids)
    .select(['flight.id', 'flight.registration', 'flight.competition_id', 'flight.time_zone'])
    .select(['flight.user_id', 'user.name as user_name'])
    .select(['flight.co_user_id', 'co_user.name as co_user_name'])
    .select(['flight.aircraft_id', 'aircraft.name as aircraft_name'])
    .select(['flight.takeoff_airport_id', 'airport.name as airport_name'])
    .select(['flight_contest.points', 'line', 'thermals'])
    .execute();
}

type ReplayRow = Awaited<ReturnType<typeof findReplays>>[number];

/** Inserts the line as stored, because it is most of the response. */
function flightText(row: ReplayRow): string {
  const fields: Omit<ReplayFlight, 'line'> = {
    ...withoutNull({
      user: toRef(row.user_id, row.user_name),
      co_user: toRef(row.co_user_id, row.co_user_name),
      aircraft: toRef(row.aircraft_id, row.aircraft_name),
      registration: row.registration,
      competition_id: row.competition_id,
      takeoff_airport: toRef(row.takeoff_airport_id, row.airport_name),
      points: row.points,
    }),
    id: row.id,
    time_zone: row.time_zone,
    thermal: row.thermals,
  };
  return `${JSON.stringify(fields).slice(0, -1)},"line":${row.line}}`;
}
