import type { ProvenFacts } from '@cloudstreet/scoring/badges';
import type { Executor } from '../platform/database/database.js';

/** Stores the facts of a scored flight on which badges depend. */
export async function storeFacts(
  db: Executor,
  flightId: number,
  { facts, evidence }: ProvenFacts,
): Promise<void> {
  const row = { facts: JSON.stringify(facts), evidence: JSON.stringify(evidence) };
  await db
    .insertInto('flight_badge_fact')
    .values({ flight_id: flightId, ...row })
    .onConflict((conflict) => conflict.column('flight_id').doUpdateSet(row))
    .execute();
}
