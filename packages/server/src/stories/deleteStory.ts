import { updateBadges } from '../badges/update-badges.js';
import { NotFoundError, text } from '../platform/errors/errors.js';
import { removeFilesQueue } from '../platform/files/remove-files.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { updateFilterColumns } from '../rankings/filter-columns.js';
import { lockFlightOfStory } from './lock-flight-of-story.js';
import { filesOf, getStory } from './queries.js';

export const deleteStory = operation('deleteStory', async ({ path, ...request }, services) => {
  const { db, jobs } = services;
  const user = signedInUser(request);
  await db.transaction().execute(async (transaction) => {
    const { id, flight_id: flightId } = await getStory(transaction, path.id);
    const flight = await lockFlightOfStory(transaction, { id, flightId }, user);
    const removed = await transaction
      .deleteFrom('story')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    // Another request removed it before the lock.
    if (!removed) throw new NotFoundError(text('story.notFound', { id }));
    await updateFilterColumns(transaction, [flightId]);
    await updateBadges(transaction, flight.user_id);
    await jobs.send(transaction, removeFilesQueue, { keys: filesOf(removed) });
  });
  return undefined;
});
