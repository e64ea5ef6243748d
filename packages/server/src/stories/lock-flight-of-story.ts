import type { FlightRow } from '../flights/model/flight-row.js';
import { lockFlightOfCrew, lockOwnFlight, type Owner } from '../flights/model/ownership.js';
import type { Executor } from '../platform/database/database.js';
import { NotFoundError, text } from '../platform/errors/errors.js';
import type { StoryRow } from './queries.js';

/**
 * Locks the flight of a photo or video for a change by the owner of the flight, or by the co-pilot who
 * added it.
 *
 * @throws {NotFoundError} If the caller may not see the flight; the error of a story that does not exist.
 * @throws {ForbiddenError} If it belongs to another user, except for superusers.
 */
export async function lockFlightOfStory(
  transaction: Executor,
  { id, flight_id: flightId, user_id: adderId }: StoryRow,
  user: Owner,
): Promise<FlightRow> {
  const lock = adderId === user.id ? lockFlightOfCrew : lockOwnFlight;
  try {
    return await lock(transaction, flightId, user);
  } catch (error) {
    if (error instanceof NotFoundError) throw new NotFoundError(text('story.notFound', { id }));
    throw error;
  }
}
