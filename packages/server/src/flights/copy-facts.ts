import { sql } from 'kysely';
import type { Executor } from '../database/database.js';

/**
 * Brings what lists are filtered by up to date, after a flight or what it refers to has changed.
 * Belongs into the transaction that changed it.
 */
export async function copyFacts(db: Executor, flightIds: readonly number[]): Promise<void> {
  await sql`
    update flight_contest set created = fact.created, registration = fact.registration,
      region_id = fact.region_id, country = fact.country, month = fact.month,
      aircraft_kind = fact.aircraft_kind, pilots = fact.pilots, keywords = fact.keywords
    from flight_fact as fact
    where fact.flight_id = flight_contest.flight_id
      and flight_contest.flight_id = any(${flightIds})`.execute(db);
}
