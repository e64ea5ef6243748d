import { randomBytes } from 'node:crypto';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { lockUser } from '../accounts/lock-user.js';
import { createOpaqueToken } from '../accounts/opaque-token.js';
import { visibilityOf } from '../collections/create-collection.js';
import type { Executor } from '../platform/database/database.js';
import { FieldError, text } from '../platform/errors/errors.js';

/** Maximum number of collections of a user. */
const MAX_OWNED = 100;
const ID_BYTES = 6;

interface NewCollectionOf {
  readonly userId: number;
  readonly now: Date;
  /** Time of the creation elsewhere, for an imported collection. */
  readonly created?: Date;
}

/**
 * Creates an empty collection and returns its id.
 *
 * @throws {FieldError} If the user owns too many.
 */
export async function createCollection(
  transaction: Executor,
  { userId, now, created = now }: NewCollectionOf,
  { name, description, ...shown }: Schemas['NewWaypointCollection'],
): Promise<string> {
  // Locked, so that each of several simultaneous calls counts the others.
  await lockUser(transaction, userId);
  const { owned } = await transaction
    .selectFrom('waypoint_collection')
    .where('user_id', '=', userId)
    .select(sql<number>`count(*)::int`.as('owned'))
    .executeTakeFirstOrThrow();
  if (owned >= MAX_OWNED) {
    const message = text('collection.tooMany', { most: MAX_OWNED });
    throw new FieldError([{ loc: ['name'], type: 'TOO_MANY_COLLECTIONS', message }]);
  }
  const id = randomBytes(ID_BYTES).toString('hex');
  const visibility = visibilityOf(shown) ?? 'private';
  await transaction
    .insertInto('waypoint_collection')
    .values({
      id,
      user_id: userId,
      name,
      description: description ?? null,
      visibility,
      link_token: visibility === 'link' ? createOpaqueToken() : null,
      created,
      modified: now,
    })
    .execute();
  return id;
}
