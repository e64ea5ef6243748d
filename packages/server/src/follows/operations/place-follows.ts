import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { type Operation, operation, signedInUser } from '../../platform/http/operation.js';
import { limitFollows } from './limit-follows.js';

interface FollowedPlace {
  readonly kind: 'club' | 'airport';
  /** Rejects ids of places that do not exist. */
  readonly get: (db: Executor, id: number) => Promise<{ readonly id: number }>;
}

/** Creates the operation by which users follow a kind of place. */
export function followPlace(
  operationId: 'followClub' | 'followAirport',
  { kind, get }: FollowedPlace,
): Operation {
  return operation(operationId, async (request, services) => {
    const { db, clock } = services;
    const { id: followerId } = signedInUser(request);
    await limitFollows(services, followerId);
    const { id } = await get(db, request.path.id);
    await sql`
      insert into ${sql.table(`${kind}_follow`)} (follower_id, ${sql.ref(`${kind}_id`)}, created)
      values (${followerId}, ${id}, ${clock()})
      on conflict do nothing`.execute(db);
    return { caller_follows: 'following' as const };
  });
}

/** Creates the operation by which users stop following a kind of place. */
export function unfollowPlace(
  operationId: 'unfollowClub' | 'unfollowAirport',
  { kind, get }: FollowedPlace,
): Operation {
  return operation(operationId, async (request, { db }) => {
    const { id: followerId } = signedInUser(request);
    const { id } = await get(db, request.path.id);
    await sql`
      delete from ${sql.table(`${kind}_follow`)}
      where follower_id = ${followerId} and ${sql.ref(`${kind}_id`)} = ${id}`.execute(db);
    return undefined;
  });
}
