import { updateBadgesOf } from '../../badges/update-badges.js';
import { notifyAsked } from '../../flights/crew/notify-asked.js';
import type { FlightRow } from '../../flights/model/flight-row.js';
import { meetingsQueue } from '../../flights/model/queues.js';
import { ownerOf } from '../../flights/model/visibility.js';
import { notify } from '../../notifications/notify.js';
import type { Executor } from '../../platform/database/database.js';
import { NotFoundError, text } from '../../platform/errors/errors.js';
import type { Services } from '../../platform/services.js';
import { updateRankings } from '../../rankings/update-rankings.js';
import { updateTravelsOf } from '../../travels/model/update-travels.js';
import { FLIGHT_HIDDEN, FLIGHT_SHOWN } from './notification-kinds.js';

/**
 * Locks any flight for a moderator until the transaction ends.
 *
 * @throws {NotFoundError} If there is no such flight.
 */
export async function lockFlight(transaction: Executor, id: number): Promise<FlightRow> {
  const flight = await transaction
    .selectFrom('any_flight')
    .where('id', '=', id)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  if (!flight) throw new NotFoundError(text('flight.notFound', { id }));
  return flight;
}

/**
 * Hides a flight, or shows it again, with everything that follows, and notifies its pilot.
 *
 * @param reason Null to show the flight again.
 */
export async function setHidden(
  transaction: Executor,
  services: Pick<Services, 'clock' | 'jobs'>,
  { flight, reason }: { flight: FlightRow; reason: string | null },
): Promise<void> {
  const { is_public: isPublic } = await transaction
    .updateTable('any_flight')
    .set({
      hidden: reason === null ? null : (flight.hidden ?? services.clock()),
      hidden_reason: reason,
    })
    .where('id', '=', flight.id)
    .returning('is_public')
    .executeTakeFirstOrThrow();
  if (isPublic !== flight.is_public) {
    await updateRankings(transaction, flight.user_id, flight.season);
    await updateBadgesOf(transaction, [flight.user_id, flight.co_user_id]);
    await updateTravelsOf(transaction, [flight.user_id, flight.co_user_id]);
    if (isPublic) {
      await services.jobs.send(transaction, meetingsQueue, { flightIds: [flight.id] });
    }
  }
  // The latest news replaces earlier ones, read or not.
  await transaction
    .deleteFrom('notification')
    .where('flight_id', '=', flight.id)
    .where('event', 'in', [FLIGHT_HIDDEN.event, FLIGHT_SHOWN.event])
    .execute();
  await notifyAsked(transaction, services, flight.id, flight);
  const userId = ownerOf(flight);
  if (userId === null) return;
  const kind = reason === null ? FLIGHT_SHOWN : FLIGHT_HIDDEN;
  await notify(transaction, services, { userId, kind, flightId: flight.id, note: reason });
}
