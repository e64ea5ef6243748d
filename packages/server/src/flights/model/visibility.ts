import { timingSafeEqual } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { NotFoundError, text } from '../../platform/errors/errors.js';
import type { SignedInUser } from '../../platform/http/operation.js';
import type { Services } from '../../platform/services.js';
import type { CollectionViewer } from './collected-flights.js';
import { isEditToken } from './edit-token.js';
import type { FlightRow } from './flight-row.js';

/**
 * Who may see a flight. Statements on `flight` and `flight_contest` read public flights only. Those on
 * `any_flight` and `any_flight_contest` use the functions of this module, or belong to a flight that
 * its caller has checked.
 */

/** Caller who asks for a flight. */
export interface Viewer {
  readonly user: Pick<SignedInUser, 'id' | 'isModerator'> | undefined;
  /** Token of the flight's address. */
  readonly link: string | undefined;
}

type Access = Pick<
  FlightRow,
  | 'id'
  | 'is_public'
  | 'hidden'
  | 'visibility'
  | 'link_token'
  | 'user_id'
  | 'co_user_id'
  | 'asked_user_id'
>;
type Signing = Pick<Services, 'config' | 'secret' | 'clock'>;

/** The user, or the co-pilot if the user deleted the account. */
export function ownerOf({
  user_id: userId,
  co_user_id: coUserId,
}: Pick<FlightRow, 'user_id' | 'co_user_id'>): number | null {
  return userId ?? coUserId;
}

/** Whether a user is the pilot or the registered co-pilot of a flight. */
export function isCrew(
  { user_id: userId, co_user_id: coUserId }: Pick<FlightRow, 'user_id' | 'co_user_id'>,
  { id }: Pick<SignedInUser, 'id'>,
): boolean {
  return userId === id || coUserId === id;
}

/** Whether a user is asked to confirm that they were on board. A draft and a hidden flight ask no one. */
export function isAsked(
  {
    asked_user_id: askedId,
    visibility,
    hidden,
  }: Pick<FlightRow, 'asked_user_id' | 'visibility' | 'hidden'>,
  { id }: Pick<SignedInUser, 'id'>,
): boolean {
  return askedId === id && visibility !== 'draft' && hidden === null;
}

/** Whether a caller may see a flight. */
export function canSee(services: Signing, flight: Access, { user, link }: Viewer): boolean {
  if (flight.is_public) return true;
  if (user && (user.isModerator || isCrew(flight, user) || isAsked(flight, user))) return true;
  // A link of the pilot does not undo what a moderator hid.
  if (link === undefined || flight.hidden !== null) return false;
  return (
    (flight.link_token !== null && isEqual(flight.link_token, link)) ||
    isEditToken(services, { token: link, flightId: flight.id })
  );
}

/**
 * Checks that there is a flight that the caller may see. Returns whether everyone may.
 *
 * @throws {NotFoundError} If not. The errors of both cases are equal.
 */
export async function requireVisible(
  services: Signing & Pick<Services, 'db'>,
  id: number,
  viewer: Viewer,
): Promise<boolean> {
  return (await getVisible(services, id, viewer)).is_public;
}

/**
 * Finds a flight that the caller may see.
 *
 * @throws {NotFoundError} If there is none. The errors of both cases are equal.
 */
export async function getVisible(
  services: Signing & Pick<Services, 'db'>,
  id: number,
  viewer: Viewer,
): Promise<Access> {
  const flight = await findAccess(services.db, id);
  if (flight && canSee(services, flight, viewer)) return flight;
  throw new NotFoundError(text('flight.notFound', { id }));
}

/**
 * Checks that there is a flight that the caller has in lists: a public one, or their own.
 *
 * @throws {NotFoundError} If not.
 */
export async function requireListed(
  db: Executor,
  id: number,
  user: Pick<SignedInUser, 'id'>,
): Promise<void> {
  const flight = await findAccess(db, id);
  if (flight && (flight.is_public || isCrew(flight, user))) return;
  throw new NotFoundError(text('flight.notFound', { id }));
}

function findAccess(db: Executor, id: number): Promise<Access | undefined> {
  return db
    .selectFrom('any_flight')
    .where('id', '=', id)
    .select(['id', 'is_public', 'hidden', 'visibility', 'link_token'])
    .select(['user_id', 'co_user_id', 'asked_user_id'])
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

interface ListedThings {
  readonly user_id_in?: readonly number[];
  readonly flight_collection_id_in?: readonly string[];
}

/**
 * Returns the caller if a list has only their flights, as pilot or co-pilot, or those of collections,
 * so that it has all of theirs. Any other list has public flights.
 */
export function ownerOfList(
  { user_id_in: users, flight_collection_id_in: collections }: ListedThings,
  user: Pick<SignedInUser, 'id' | 'isSuperuser'> | undefined,
): CollectionViewer {
  if (!user) return {};
  const { id: owner, isSuperuser: seesCollections } = user;
  const viewer = owner;
  if (collections) return { viewer, owner, seesCollections };
  return users?.length === 1 && users[0] === owner ? { viewer, owner } : { viewer };
}

/** Condition on rows of `any_flight_contest` that are public, or have an owner on board. */
export function isListedFor(owner: number): RawBuilder<boolean> {
  return sql`(is_public or user_id = ${owner} or co_user_id = ${owner})`;
}

function isEqual(one: string, other: string): boolean {
  const [expected, given] = [Buffer.from(one), Buffer.from(other)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
