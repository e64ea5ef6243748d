import { updateBadgesOf } from '../badges/update-badges.js';
import type { FlightRow } from '../flights/model/flight-row.js';
import type { Executor } from '../platform/database/database.js';
import { NotFoundError, text } from '../platform/errors/errors.js';
import { removeFilesQueue } from '../platform/files/remove-files.js';
import type { Services } from '../platform/services.js';
import { updateFilterColumns } from '../rankings/filter-columns.js';
import { filesOf } from './queries.js';

/**
 * Removes a photo or video of a locked flight, with its files and everything that follows.
 *
 * @throws {NotFoundError} If another request removed it before the lock.
 */
export async function removeStoryOf(
  transaction: Executor,
  { jobs }: Pick<Services, 'jobs'>,
  { id, flight }: { id: number; flight: FlightRow },
): Promise<void> {
  const removed = await transaction
    .deleteFrom('story')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!removed) throw new NotFoundError(text('story.notFound', { id }));
  await updateFilterColumns(transaction, [flight.id]);
  await updateBadgesOf(transaction, [flight.user_id, flight.co_user_id]);
  await jobs.send(transaction, removeFilesQueue, { keys: filesOf(removed) });
}
