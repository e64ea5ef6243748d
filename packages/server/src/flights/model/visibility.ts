import { timingSafeEqual } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { NotFoundError, text } from '../../platform/errors/errors.js';
import type { SignedInUser } from '../../platform/http/operation.js';
import type { Services } from '../../platform/services.js';
import { isEditToken } from './edit-token.js';
import type { FlightRow } from './flight-row.js';

/**
 * Who may see a flight. Statements on `flight` and `flight_contest` read public flights only. Those on
 * `any_flight` and `any_flight_contest` use the functions of this module, or belong to a flight that
 * its caller has checked.
 */

/** Caller who asks for a flight. */
export interface Viewer {
  readonly user: Pick<SignedInUser, 'id' | 'isSuperuser'> | undefined;
  /** Token of the flight's address. */
  readonly link: string | undefined;
}

type Access = Pick<FlightRow, 'id' | 'visibility' | 'link_token' | 'user_id' | 'co_user_id'>;
type Signing = Pick<Services, 'config' | 'secret' | 'clock'>;

/** The user, or the co-pilot if the user deleted the account. */
export function ownerOf({
  user_id: userId,
  co_user_id: coUserId,
}: Pick<FlightRow, 'user_id' | 'co_user_id'>): number | null {
  return userId ?? coUserId;
}

/** Whether a caller may see a flight. */
export function canSee(services: Signing, flight: Access, { user, link }: Viewer): boolean {
  if (flight.visibility === 'public') return true;
  if (user && (user.isSuperuser || ownerOf(flight) === user.id)) return true;
  if (link === undefined) return false;
  return (
    (flight.link_token !== null && isEqual(flight.link_token, link)) ||
    isEditToken(services, { token: link, flightId: flight.id })
  );
}

/**
 * Checks that there is a flight that the caller may see. Returns its visibility.
 *
 * @throws {NotFoundError} If not. The errors of both cases are equal.
 */
export async function requireVisible(
  services: Signing & Pick<Services, 'db'>,
  id: number,
  viewer: Viewer,
): Promise<FlightRow['visibility']> {
  const flight = await findAccess(services.db, id);
  if (flight && canSee(services, flight, viewer)) return flight.visibility;
  throw new NotFoundError(text('flight.notFound', { id }));
}

function findAccess(db: Executor, id: number): Promise<Access | undefined> {
  return db
    .selectFrom('any_flight')
    .where('id', '=', id)
    .select(['id', 'visibility', 'link_token', 'user_id', 'co_user_id'])
    .executeTakeFirst();
}

/** Which flights a statement reads. */
export type FlightScope = 'public' | 'any';

/** Table of flights under the name `flight`. */
export function flightTable(scope: FlightScope) {
  return scope === 'any' ? ('any_flight as flight' as 'flight') : 'flight';
}

/** Table of results under the name `flight_contest`. */
export function contestTable(scope: FlightScope) {
  return scope === 'any'
    ? ('any_flight_contest as flight_contest' as 'flight_contest')
    : 'flight_contest';
}

/**
 * Returns the caller if a list has only their flights, so that it has all of them. Any other list has
 * public flights.
 */
export function ownerOfList(
  { user_id_in: users }: { readonly user_id_in?: readonly number[] },
  user: Pick<SignedInUser, 'id'> | undefined,
): { readonly owner?: number } {
  return user && users?.length === 1 && users[0] === user.id ? { owner: user.id } : {};
}

/** Condition on rows of `any_flight_contest` that are public, or belong to an owner. */
export function isListedFor(owner: number): RawBuilder<boolean> {
  return sql`(is_public or coalesce(user_id, co_user_id) = ${owner})`;
}

function isEqual(one: string, other: string): boolean {
  const [expected, given] = [Buffer.from(one), Buffer.from(other)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
