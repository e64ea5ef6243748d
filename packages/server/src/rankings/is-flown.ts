import { sql } from 'kysely';

/**
 * Flights that count in the sums and averages of pilots, airports, clubs and aircraft: all but those
 * in a simulator. A flight that is not ranked, because it came too late or its file has no signature,
 * was flown all the same.
 */
export const IS_FLOWN = sql<boolean>`not exists (
  select from flight
  where flight.id = flight_id and flight.findings @> '[{"token": "SIMULATOR_FILE"}]')`;
