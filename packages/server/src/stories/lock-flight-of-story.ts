import type { FlightRow } from '../flights/model/flight-row.js';
import { lockOwnFlight, type Owner } from '../flights/model/ownership.js';
import type { Executor } from '../platform/database/database.js';
import { NotFoundError, text } from '../platform/errors/errors.js';

/**
 * Locks the flight of a photo or video for a change.
 *
 * @throws {NotFoundError} If the caller may not see the flight; the error of a story that does not exist.
 * @throws {ForbiddenError} If it belongs to another user, except for superusers.
 */
export async function lockFlightOfStory(
  transaction: Executor,
  { id, flightId }: { id: number; flightId: number },
  user: Owner,
): Promise<FlightRow> {
  try {
    return await lockOwnFlight(transaction, flightId, user);
  } catch (error) {
    if (error instanceof NotFoundError) throw new NotFoundError(text('story.notFound', { id }));
    throw error;
  }
}
