import { sql } from 'kysely';

/**
 * Flights that count in sums and averages of pilots, airports, clubs and aircraft: all except those
 * in a simulator. Flights that are not ranked for other reasons, such as a late upload or a missing
 * signature, were still flown.
 */
export const IS_FLOWN = sql<boolean>`not exists (
  select from any_flight as flight
  where flight.id = flight_id and flight.findings @> '[{"token": "SIMULATOR_FILE"}]')`;
