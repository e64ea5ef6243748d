import { ownerOf } from '../../flights/model/visibility.js';
import { notify } from '../../notifications/notify.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { findStory } from '../../stories/queries.js';
import { removeStoryOf } from '../../stories/remove-story.js';
import { addAuditEntry } from '../model/audit.js';
import { STORY_REMOVED } from './notification-kinds.js';
import { closeReportsOf } from './reports.js';
import { lockFlight } from './set-hidden.js';

export const removeStory = operation('removeStory', async (request, services) => {
  const { db, clock } = services;
  const { path, body } = request;
  const { id: actorId } = signedInUser(request);
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const story = await findStory(transaction, path.id);
    if (!story) return;
    const { id, flight_id: flightId, user_id: adderId } = story;
    const flight = await lockFlight(transaction, flightId);
    // A second press may have waited for the lock.
    if (!(await findStory(transaction, id))) return;
    await removeStoryOf(transaction, services, { id, flight });
    await closeReportsOf(transaction, { kind: 'story', id }, now);
    const entry = { action: 'story_removed', kind: 'story', subjectId: id } as const;
    await addAuditEntry(transaction, { ...entry, actorId, note: body.reason, now });
    const userId = adderId ?? ownerOf(flight);
    if (userId === null) return;
    const news = { kind: STORY_REMOVED, flightId, note: body.reason };
    await notify(transaction, services, { userId, ...news });
  });
  return undefined;
});
