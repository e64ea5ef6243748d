import { notify } from '../../notifications/notify.js';
import type { Executor } from '../../platform/database/database.js';
import type { Services } from '../../platform/services.js';
import type { FlightRow } from '../model/flight-row.js';
import { CO_PILOT } from '../model/notification-kinds.js';

type Asking = Pick<FlightRow, 'asked_user_id' | 'by_co_pilot' | 'visibility' | 'hidden'>;

/**
 * Notifies the user who is asked whether they were on board, once the flight is neither a draft nor
 * hidden. Removes the notification of a request that was withdrawn.
 *
 * @param before The flight before the change; absent for a new one.
 */
export async function notifyAsked(
  db: Executor,
  services: Pick<Services, 'clock' | 'jobs'>,
  flightId: number,
  before?: Asking,
): Promise<void> {
  const { user_id: actorId, ...after } = await db
    .selectFrom('any_flight')
    .where('id', '=', flightId)
    .select(['user_id', 'asked_user_id', 'by_co_pilot', 'visibility', 'hidden'])
    .executeTakeFirstOrThrow();
  const { asked_user_id: userId, by_co_pilot: isByCoPilot } = after;
  const isSame = userId === before?.asked_user_id && isByCoPilot === before.by_co_pilot;
  if (before?.asked_user_id && !isSame) await removeRequest(db, flightId, before.asked_user_id);
  if (userId === null || !asks(after)) return;
  if (isSame && asks(before)) return;
  await notify(db, services, { userId, kind: CO_PILOT, actorId, flightId });
}

function asks({ visibility, hidden }: Pick<Asking, 'visibility' | 'hidden'>): boolean {
  return visibility !== 'draft' && hidden === null;
}

/** Removes the notification of a request that was answered or withdrawn. */
export async function removeRequest(db: Executor, flightId: number, userId: number): Promise<void> {
  await db
    .deleteFrom('notification')
    .where('user_id', '=', userId)
    .where('flight_id', '=', flightId)
    .where('event', '=', CO_PILOT.event)
    .execute();
}
