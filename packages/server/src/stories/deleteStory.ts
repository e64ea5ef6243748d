import { operation, signedInUser } from '../platform/http/operation.js';
import { lockFlightOfStory } from './lock-flight-of-story.js';
import { getStory } from './queries.js';
import { removeStoryOf } from './remove-story.js';

export const deleteStory = operation('deleteStory', async ({ path, ...request }, services) => {
  const user = signedInUser(request);
  await services.db.transaction().execute(async (transaction) => {
    const story = await getStory(transaction, path.id);
    const flight = await lockFlightOfStory(transaction, story, user);
    await removeStoryOf(transaction, services, { id: story.id, flight });
  });
  return undefined;
});
