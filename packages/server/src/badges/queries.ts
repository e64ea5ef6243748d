import type { Executor } from '../platform/database/database.js';
import { NotFoundError, text } from '../platform/errors/errors.js';

/** @throws {NotFoundError} If there is no such user, or their address is not verified. */
export async function getBadgeUser(db: Executor, id: number) {
  const row = await db
    .selectFrom('user')
    .where('id', '=', id)
    .where('verified', 'is not', null)
    .select(['id', 'name', 'image_key', 'plan', 'badge', 'is_developer'])
    .executeTakeFirst();
  if (!row) throw new NotFoundError(text('user.notFound', { id }));
  return row;
}

/** Achievements of a user, the newest first. */
export function findAchievements(db: Executor, userId: number) {
  return db
    .selectFrom('achievement')
    .where('user_id', '=', userId)
    .orderBy('created', 'desc')
    .orderBy('badge')
    .orderBy('level', 'desc')
    .selectAll()
    .execute();
}

export interface HolderSelection {
  readonly badge: string;
  /** Only users whom this user follows. */
  readonly followerId?: number | undefined;
  readonly clubIds: readonly number[] | undefined;
  readonly skip: number;
  readonly limit: number;
}

/** Highest achievements of the users who have a badge, the newest first. */
export function holdersQuery(db: Executor, selection: HolderSelection) {
  const { badge, followerId, clubIds, skip, limit } = selection;
  return db
    .selectFrom('achievement')
    .innerJoin('user', 'user.id', 'achievement.user_id')
    .where('achievement.badge', '=', badge)
    .where('achievement.is_highest', '=', true)
    .where('user.verified', 'is not', null)
    .$if(followerId !== undefined, (query) =>
      query.where('achievement.user_id', 'in', (eb) =>
        eb
          .selectFrom('user_follow')
          .where('follower_id', '=', followerId ?? 0)
          .where('accepted', 'is not', null)
          .select('user_follow.user_id'),
      ),
    )
    .$if(clubIds !== undefined, (query) => query.where('user.club_id', 'in', [...(clubIds ?? [])]))
    .orderBy('achievement.created', 'desc')
    .orderBy('achievement.user_id')
    .offset(skip)
    .limit(limit)
    .selectAll('achievement')
    .select(['user.name', 'user.image_key', 'user.plan', 'user.is_developer'])
    .select('user.badge as shows_plan');
}
