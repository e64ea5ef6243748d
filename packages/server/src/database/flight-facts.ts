import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './database.js';

/**
 * Brings what lists are filtered by up to date, after a flight or what it refers to has changed.
 * Belongs into the transaction that changed it.
 */
export async function copyFacts(db: Executor, flightIds: readonly number[]): Promise<void> {
  await copyWhere(db, sql`flight_contest.flight_id = any(${flightIds})`);
}

/** The same of all flights, after airports, regions or aircraft have changed. */
export async function copyAllFacts(db: Executor): Promise<void> {
  await copyWhere(
    db,
    sql`(flight_contest.region_id, flight_contest.country, flight_contest.aircraft_kind,
      flight_contest.keywords) is distinct from
      (fact.region_id, fact.country, fact.aircraft_kind, fact.keywords)`,
  );
}

async function copyWhere(db: Executor, condition: RawBuilder<boolean>): Promise<void> {
  await sql`
    update flight_contest set created = fact.created, registration = fact.registration,
      region_id = fact.region_id, country = fact.country, month = fact.month,
      aircraft_kind = fact.aircraft_kind, pilots = fact.pilots, keywords = fact.keywords
    from flight_fact as fact
    where fact.flight_id = flight_contest.flight_id and ${condition}`.execute(db);
}
