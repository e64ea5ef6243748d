import type { Executor } from '../../platform/database/database.js';
import { ForbiddenError, NotFoundError, text } from '../../platform/errors/errors.js';
import type { SignedInUser } from '../../platform/http/operation.js';
import type { FlightRow } from './flight-row.js';
import { isAsked, isCrew, ownerOf } from './visibility.js';

/** User who changes a flight. */
export type Owner = Pick<SignedInUser, 'id' | 'isSuperuser'>;

/**
 * Locks a flight for a change until the transaction ends.
 *
 * @throws {NotFoundError} If there is no such flight, or the caller may not see it.
 * @throws {ForbiddenError} If it belongs to another user, except for superusers.
 */
export async function lockOwnFlight(
  transaction: Executor,
  id: number,
  user: Owner,
): Promise<FlightRow> {
  const flight = await selectFlight(transaction, id).forUpdate().executeTakeFirst();
  return requireOwn(flight, id, user);
}

/**
 * Finds a flight without locking it, for a check before a transaction.
 *
 * @throws {NotFoundError} If there is no such flight, or the caller may not see it.
 * @throws {ForbiddenError} If it belongs to another user, except for superusers.
 */
export async function getOwnFlight(db: Executor, id: number, user: Owner): Promise<FlightRow> {
  return requireOwn(await selectFlight(db, id).executeTakeFirst(), id, user);
}

/**
 * Finds a flight to which the caller may add photos, as its owner or co-pilot.
 *
 * @throws {NotFoundError} If there is no such flight, or the caller may not see it.
 * @throws {ForbiddenError} If they were not on board, except for superusers.
 */
export async function getFlightOfCrew(db: Executor, id: number, user: Owner): Promise<FlightRow> {
  return requireCrew(await selectFlight(db, id).executeTakeFirst(), id, user);
}

/** Locks such a flight for a change until the transaction ends. */
export async function lockFlightOfCrew(
  transaction: Executor,
  id: number,
  user: Owner,
): Promise<FlightRow> {
  const flight = await selectFlight(transaction, id).forUpdate().executeTakeFirst();
  return requireCrew(flight, id, user);
}

/**
 * Finds the user of a flight, for a caller who acts as them.
 *
 * @throws {NotFoundError} If there is no such flight.
 * @throws {ForbiddenError} If its user deleted the account.
 */
export async function getUserOfFlight(db: Executor, flightId: number): Promise<Owner> {
  const flight = await selectFlight(db, flightId).executeTakeFirst();
  if (!flight) throw new NotFoundError(text('flight.notFound', { id: flightId }));
  if (flight.user_id === null) throw new ForbiddenError('NOT_OWNER');
  return { id: flight.user_id, isSuperuser: false };
}

function selectFlight(db: Executor, id: number) {
  return db.selectFrom('any_flight').where('id', '=', id).selectAll();
}

function requireCrew(flight: FlightRow | undefined, id: number, user: Owner): FlightRow {
  return flight && isCrew(flight, user) ? flight : requireOwn(flight, id, user);
}

function requireOwn(flight: FlightRow | undefined, id: number, user: Owner): FlightRow {
  const isOwn = flight && (ownerOf(flight) === user.id || user.isSuperuser);
  if (isOwn) return flight;
  const isVisible = flight && (flight.is_public || isCrew(flight, user));
  if (isVisible || (flight && isAsked(flight, user))) throw new ForbiddenError('NOT_OWNER');
  throw new NotFoundError(text('flight.notFound', { id }));
}
