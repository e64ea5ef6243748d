import { randomBytes } from 'node:crypto';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { lockUser } from '../accounts/lock-user.js';
import { createOpaqueToken } from '../accounts/opaque-token.js';
import type { Executor } from '../platform/database/database.js';
import { FieldError, text } from '../platform/errors/errors.js';
import type { SignedInUser } from '../platform/http/operation.js';
import { replaceFlights } from './collected-flights.js';

/** Maximum number of collections of a user. */
export const MAX_OWNED = 500;
const ID_BYTES = 6;

interface NewCollectionOf {
  readonly user: SignedInUser;
  readonly now: Date;
  /** Time of the creation elsewhere, for an imported collection. */
  readonly created?: Date;
}

/**
 * Creates a collection and returns its id.
 *
 * @throws {FieldError} If the user owns too many, or it has too many flights.
 */
export async function createCollection(
  transaction: Executor,
  { user, now, created = now }: NewCollectionOf,
  { name, description, hex_color, flight = [], ...shown }: Schemas['NewFlightCollection'],
): Promise<string> {
  // Locked, so that each of several simultaneous calls counts the others.
  await lockUser(transaction, user.id);
  const { owned } = await transaction
    .selectFrom('flight_collection')
    .where('user_id', '=', user.id)
    .select(sql<number>`count(*)::int`.as('owned'))
    .executeTakeFirstOrThrow();
  if (owned >= MAX_OWNED) {
    const message = text('collection.tooMany', { most: MAX_OWNED });
    throw new FieldError([{ loc: ['name'], type: 'TOO_MANY_COLLECTIONS', message }]);
  }
  const id = randomBytes(ID_BYTES).toString('hex');
  const visibility = visibilityOf(shown) ?? 'public';
  await transaction
    .insertInto('flight_collection')
    .values({
      id,
      user_id: user.id,
      name,
      description: description ?? null,
      hex_color: hex_color ?? null,
      visibility,
      link_token: visibility === 'link' ? createOpaqueToken() : null,
      created,
      modified: now,
    })
    .execute();
  if (flight.length > 0) await replaceFlights(transaction, { id, user, now }, flight);
  return id;
}

/** The requested visibility, if there is one. */
export function visibilityOf({
  visibility,
  private: isPrivate,
}: Pick<Schemas['NewFlightCollection'], 'visibility' | 'private'>) {
  if (visibility || isPrivate === undefined) return visibility;
  return isPrivate ? 'private' : 'public';
}
