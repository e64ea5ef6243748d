import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import type { SignedInUser } from '../../platform/http/operation.js';

type FollowState = Schemas['FollowState'];

/** Relation of a user and the caller; without a value where they do not follow each other. */
export interface MutualFollows {
  readonly caller_follows?: FollowState;
  readonly follows_caller?: true;
}

/** Finds how users and the caller follow each other, by the ids of the users. */
export async function findMutualFollows(
  db: Executor,
  caller: Pick<SignedInUser, 'id'> | undefined,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, MutualFollows>> {
  if (!caller || userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_follow')
    .where((eb) =>
      eb.or([
        eb.and([eb('follower_id', '=', caller.id), eb('user_id', 'in', [...userIds])]),
        eb.and([
          eb('user_id', '=', caller.id),
          eb('follower_id', 'in', [...userIds]),
          eb('accepted', 'is not', null),
        ]),
      ]),
    )
    .select(['follower_id', 'user_id', 'accepted'])
    .execute();
  const states = new Map<number, MutualFollows>();
  for (const { follower_id: followerId, user_id: userId, accepted } of rows) {
    const isCaller = followerId === caller.id;
    const otherId = isCaller ? userId : followerId;
    states.set(otherId, {
      ...states.get(otherId),
      ...(isCaller ? { caller_follows: stateOf(accepted) } : { follows_caller: true }),
    });
  }
  return states;
}

/** Returns the state of a follower by the time at which they were accepted. */
export function stateOf(accepted: Date | null): FollowState {
  return accepted === null ? 'requested' : 'following';
}

/** Counts the followers of a user, and the users, clubs and airports that they follow. */
export async function countFollows(db: Executor, userId: number) {
  const { rows } = await sql<{ follower_count: number; following_count: number }>`
    select
      (select count(*)::int from user_follow
        where user_id = ${userId} and accepted is not null) as follower_count,
      (select count(*)::int from user_follow
        where follower_id = ${userId} and accepted is not null)
      + (select count(*)::int from club_follow where follower_id = ${userId})
      + (select count(*)::int from airport_follow where follower_id = ${userId})
      as following_count`.execute(db);
  return rows[0];
}

/** Returns how the caller follows a club. */
export async function stateOfClub(
  db: Executor,
  caller: Pick<SignedInUser, 'id'> | undefined,
  clubId: number,
): Promise<FollowState | undefined> {
  if (!caller) return undefined;
  const row = await db
    .selectFrom('club_follow')
    .where('follower_id', '=', caller.id)
    .where('club_id', '=', clubId)
    .select('club_id')
    .executeTakeFirst();
  return row && 'following';
}

/** Returns how the caller follows an airport. */
export async function stateOfAirport(
  db: Executor,
  caller: Pick<SignedInUser, 'id'> | undefined,
  airportId: number,
): Promise<FollowState | undefined> {
  if (!caller) return undefined;
  const row = await db
    .selectFrom('airport_follow')
    .where('follower_id', '=', caller.id)
    .where('airport_id', '=', airportId)
    .select('airport_id')
    .executeTakeFirst();
  return row && 'following';
}
