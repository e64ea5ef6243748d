import type { ExportPart } from '../../platform/archive/export-part.js';
import type { Executor } from '../../platform/database/database.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';

/** The users, clubs and airports that a user follows, and their followers, in `account.json`. */
export const exportFollows: ExportPart = {
  account: async ({ db }, { userId }) => ({
    followed_users: (await findUsers(db, 'follower_id', userId)).map(serializeUser),
    followers: (await findUsers(db, 'user_id', userId)).map(serializeUser),
    followed_clubs: (await findClubs(db, userId)).map(serializePlace),
    followed_airports: (await findAirports(db, userId)).map(serializePlace),
  }),
};

/** Finds the other users of the follows of a user, on one side of them. */
function findUsers(db: Executor, own: 'follower_id' | 'user_id', userId: number) {
  const other = own === 'follower_id' ? 'user_id' : 'follower_id';
  return db
    .selectFrom('user_follow')
    .innerJoin('user', 'user.id', `user_follow.${other}`)
    .where(`user_follow.${own}`, '=', userId)
    .orderBy('user_follow.created')
    .orderBy('user.id')
    .select(['user.id', 'user.name', 'user_follow.created', 'user_follow.accepted'])
    .execute();
}

function findClubs(db: Executor, userId: number) {
  return db
    .selectFrom('club_follow')
    .innerJoin('club', 'club.id', 'club_follow.club_id')
    .where('follower_id', '=', userId)
    .orderBy('club.id')
    .select(['club.id', 'club.name', 'club_follow.created'])
    .execute();
}

function findAirports(db: Executor, userId: number) {
  return db
    .selectFrom('airport_follow')
    .innerJoin('airport', 'airport.id', 'airport_follow.airport_id')
    .where('follower_id', '=', userId)
    .orderBy('airport.id')
    .select(['airport.id', 'airport.name', 'airport_follow.created'])
    .execute();
}

interface FollowedPlace {
  id: number;
  name: string;
  created: Date;
}

function serializePlace({ id, name, created }: FollowedPlace) {
  return { id, name, created: toTimestamp(created) };
}

function serializeUser({ accepted, ...user }: FollowedPlace & { accepted: Date | null }) {
  return { ...serializePlace(user), ...(accepted && { accepted: toTimestamp(accepted) }) };
}
