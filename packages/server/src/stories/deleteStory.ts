import { copyFacts } from '../database/flight-facts.js';
import { lockOwnFlight } from '../flights/ownership.js';
import { operation, signedInUser } from '../http/operation.js';
import { filesOf, getStory } from './queries.js';

export const deleteStory = operation('deleteStory', async ({ path, ...request }, services) => {
  const { db, jobs } = services;
  const user = signedInUser(request);
  await db.transaction().execute(async (transaction) => {
    const story = await getStory(transaction, path.id);
    await lockOwnFlight(transaction, story.flight_id, user);
    await transaction.deleteFrom('story').where('id', '=', story.id).execute();
    await copyFacts(transaction, [story.flight_id]);
    await jobs.send(transaction, 'remove-files', { keys: filesOf(story) });
  });
  return undefined;
});
