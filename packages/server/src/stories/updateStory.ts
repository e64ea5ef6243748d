import { operation, signedInUser } from '../platform/http/operation.js';
import { lockFlightOfStory } from './lock-flight-of-story.js';
import { getStory } from './queries.js';
import { serializeStory } from './serialize.js';

export const updateStory = operation('updateStory', async ({ path, body, ...request }, { db }) => {
  const user = signedInUser(request);
  return db.transaction().execute(async (transaction) => {
    const story = await getStory(transaction, path.id);
    const flight = await lockFlightOfStory(transaction, story, user);
    const { id } = story;
    // Read again, because it may have been changed or removed before the lock.
    const before = await getStory(transaction, id);
    const { comment, start_time: time } = body;
    await transaction
      .updateTable('story')
      .set({
        comment: comment === undefined ? before.comment : comment,
        start_time: time === undefined ? before.start_time : toDate(time),
      })
      .where('id', '=', id)
      .execute();
    return serializeStory(await getStory(transaction, id), flight);
  });
});

function toDate(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}
