import type { Selectable } from 'kysely';
import type { Executor } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import { ForbiddenError, NotFoundError } from '../http/errors.js';
import type { SignedInUser } from '../http/operation.js';

/**
 * Takes a flight for a change; others who want to change it wait until the transaction ends.
 *
 * @throws {NotFoundError} If there is none.
 * @throws {ForbiddenError} If it belongs to someone else, superusers excepted.
 */
export async function lockOwnFlight(
  transaction: Executor,
  id: number,
  user: SignedInUser,
): Promise<Selectable<Schema['flight']>> {
  const flight = await transaction
    .selectFrom('flight')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return checked(flight, id, user);
}

/**
 * The same check without taking the flight, for what has to be known before a transaction.
 *
 * @throws {NotFoundError} If there is none.
 * @throws {ForbiddenError} If it belongs to someone else, superusers excepted.
 */
export async function checkOwner(db: Executor, id: number, user: SignedInUser): Promise<void> {
  const flight = await db
    .selectFrom('flight')
    .where('id', '=', id)
    .select('user_id')
    .executeTakeFirst();
  checked(flight, id, user);
}

function checked<Flight extends { user_id: number }>(
  flight: Flight | undefined,
  id: number,
  user: SignedInUser,
): Flight {
  if (!flight) throw new NotFoundError('flight', id);
  if (flight.user_id !== user.id && !user.isSuperuser) throw new ForbiddenError('NOT_OWNER');
  return flight;
}
