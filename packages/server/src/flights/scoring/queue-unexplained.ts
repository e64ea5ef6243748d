import type { Executor } from '../../platform/database/database.js';
import type { Services } from '../../platform/services.js';

/** Flights are queued so many at a time, so that no transaction holds many of them. */
const BATCH = 200;

/**
 * Adds a job for every flight whose contests have no receipts, as they were scored by a version
 * that wrote none. Until then these contests are not served. Any number of processes may do so at
 * the same time: each flight is queued once.
 *
 * @returns How many flights were queued.
 */
export async function queueUnexplained({
  db,
  jobs,
}: Pick<Services, 'db' | 'jobs'>): Promise<number> {
  for (let queued = 0; ; ) {
    const batch = await db.transaction().execute(async (transaction) => {
      const flights = await takeUnexplained(transaction);
      for (const { id, revision } of flights) {
        await jobs.send(transaction, 'score-flight', { flightId: id, revision });
      }
      return flights.length;
    });
    queued += batch;
    if (batch === 0) return queued;
  }
}

/** Makes the next flights wait for a score; those that are waiting already have a job. */
async function takeUnexplained(transaction: Executor) {
  const flights = await transaction
    .selectFrom('flight')
    .whereRef('scored_revision', '=', 'revision')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('flight_contest')
          .whereRef('flight_id', '=', 'flight.id')
          .where('position', 'is not', null)
          .where('receipt', 'is', null)
          .select('flight_id'),
      ),
    )
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .select('id')
    .execute();
  if (flights.length === 0) return [];
  const ids = flights.map(({ id }) => id);
  // A flight whose file is gone loses what nobody can explain, and is not queued for ever.
  await transaction
    .updateTable('flight_contest')
    .set({ position: null })
    .where('flight_id', 'in', ids)
    .execute();
  return transaction
    .updateTable('flight')
    .set(({ eb }) => ({ status: 'pending' as const, revision: eb('revision', '+', 1) }))
    .where('id', 'in', ids)
    .returning(['id', 'revision'])
    .execute();
}
