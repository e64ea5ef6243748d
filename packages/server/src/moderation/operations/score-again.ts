import { scoreQueue } from '../../flights/model/queues.js';
import type { Executor } from '../../platform/database/database.js';
import type { Services } from '../../platform/services.js';

/** Scores flights again, such as those of a club in another country, without notifications. */
export async function scoreAgain(
  db: Executor,
  jobs: Services['jobs'],
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const flights = await db
    .updateTable('any_flight')
    .set((eb) => ({ status: 'pending' as const, revision: eb('revision', '+', 1) }))
    .where('id', 'in', ids)
    .returning(['id', 'revision'])
    .execute();
  for (const { id: flightId, revision } of flights) {
    await jobs.send(db, scoreQueue, { flightId, revision, skipNotifications: true });
  }
}

/** The country of a region, which decides in which national contests flights of its clubs take part. */
export function countryOf(regionId: string | null): string | undefined {
  return regionId?.slice(0, 2);
}
