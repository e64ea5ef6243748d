import { type CompiledQuery, sql } from 'kysely';
import type { Executor } from '../database/database.js';
import { currentSeason } from '../reference/current-season.js';
import { type FlightNarrowing, listedFlights } from './list-flights.js';

/** Sums of the flights of one day. */
interface FlownDay {
  date: string;
  flights: number;
  distance: number;
  duration: number;
}

/** Asks for the days of the flights of a list, along the indexes by date that lists have. */
export function activityQuery(
  db: Executor,
  query: FlightNarrowing,
  now: Date,
): CompiledQuery<FlownDay> {
  return listedFlights(db, withDates(query, now), now)
    .groupBy('scoring_date')
    .orderBy('scoring_date')
    .select((eb) => [
      'scoring_date as date',
      eb.fn.countAll<number>().as('flights'),
      eb.fn.coalesce(eb.fn.sum<number>('distance'), sql.lit(0)).as('distance'),
      eb.fn.coalesce(eb.fn.sum<number>('seconds'), sql.lit(0)).as('duration'),
    ])
    .compile();
}

/** Without a season and without dates, the current season: a calendar has an end. */
function withDates(query: FlightNarrowing, now: Date): FlightNarrowing {
  const { season_in, scoring_date_in, scoring_date_start, scoring_date_end } = query;
  const isDated = season_in ?? scoring_date_in ?? scoring_date_start ?? scoring_date_end;
  return isDated === undefined ? { ...query, season_in: [currentSeason(now)] } : query;
}
