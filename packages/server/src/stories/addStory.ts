import { operation, signedInUser } from '../platform/http/operation.js';
import { serializeStory } from './serialize.js';
import { storeStory } from './store-story.js';

export const addStory = operation(
  'addStory',
  async (request, services) => {
    const { flight_id: flightId, comment, start_time: startTime } = request.body;
    const { row, flight } = await storeStory(services, {
      user: signedInUser(request),
      flightId,
      files: request.files,
      comment,
      startTime: startTime === undefined ? undefined : new Date(startTime),
      onStored: (transaction, stored) =>
        request.keepResponse(transaction, serializeStory(stored.row, stored.flight)),
    });
    return serializeStory(row, flight);
  },
  { rateLimit: { perMinute: 120 }, uploadsAtATime: 2 },
);
