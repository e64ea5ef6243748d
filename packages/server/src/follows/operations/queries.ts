import type { Schemas } from '@cloudstreet/sdk/contract';
import { publicStatus } from '../../accounts/public-status.js';
import type { Executor } from '../../platform/database/database.js';
import type { SignedInUser } from '../../platform/http/operation.js';
import { withoutNull } from '../../platform/http/responses.js';
import { serializeRegion } from '../../reference/serialize-region.js';
import { findMutualFollows } from '../model/follow-states.js';

/** A page of rows. */
export interface Page {
  readonly skip: number;
  readonly limit: number;
}

type Caller = SignedInUser | undefined;

/** Finds a page of the followers of a user, the latest first. */
export async function findFollowerIds(
  db: Executor,
  userId: number,
  { skip, limit }: Page,
): Promise<number[]> {
  const rows = await db
    .selectFrom('user_follow')
    .where('user_id', '=', userId)
    .where('accepted', 'is not', null)
    .orderBy('accepted', 'desc')
    .orderBy('follower_id')
    .offset(skip)
    .limit(limit)
    .select('follower_id')
    .execute();
  return rows.map(({ follower_id: id }) => id);
}

/** Finds a page of the users that a user follows, the latest first. */
export async function findFollowedIds(
  db: Executor,
  followerId: number,
  { skip, limit }: Page,
): Promise<number[]> {
  const rows = await db
    .selectFrom('user_follow')
    .where('follower_id', '=', followerId)
    .where('accepted', 'is not', null)
    .orderBy('accepted', 'desc')
    .orderBy('user_id')
    .offset(skip)
    .limit(limit)
    .select('user_id')
    .execute();
  return rows.map(({ user_id: id }) => id);
}

/** Finds a page of the requests that wait for a user, the oldest first. */
export async function findRequestIds(
  db: Executor,
  userId: number,
  { skip, limit }: Page,
): Promise<number[]> {
  const rows = await db
    .selectFrom('user_follow')
    .where('user_id', '=', userId)
    .where('accepted', 'is', null)
    .orderBy('created')
    .orderBy('follower_id')
    .offset(skip)
    .limit(limit)
    .select('follower_id')
    .execute();
  return rows.map(({ follower_id: id }) => id);
}

/** Finds a page of the clubs that a user follows, by name. */
export function findFollowedClubs(db: Executor, followerId: number, { skip, limit }: Page) {
  return db
    .selectFrom('club_follow')
    .innerJoin('club', 'club.id', 'club_follow.club_id')
    .leftJoin('region', 'region.id', 'club.region_id')
    .where('follower_id', '=', followerId)
    .orderBy('club.name')
    .orderBy('club.id')
    .offset(skip)
    .limit(limit)
    .select(['club.id', 'club.name', 'region.id as region_id'])
    .select(['region.name as region_name', 'region.country as region_country'])
    .execute();
}

/** Finds a page of the airports that a user follows, by name. */
export function findFollowedAirports(db: Executor, followerId: number, { skip, limit }: Page) {
  return db
    .selectFrom('airport_follow')
    .innerJoin('airport', 'airport.id', 'airport_follow.airport_id')
    .innerJoin('region', 'region.id', 'airport.region_id')
    .where('follower_id', '=', followerId)
    .orderBy('airport.name')
    .orderBy('airport.id')
    .offset(skip)
    .limit(limit)
    .select(['airport.id', 'airport.name', 'region.id as region_id'])
    .select(['region.name as region_name', 'region.country as region_country'])
    .execute();
}

interface PlaceRow {
  id: number;
  name: string;
  region_id: string | null;
  region_name: string | null;
  region_country: string | null;
}

/** Returns a club or an airport as lists name it. */
export function serializePlace(row: PlaceRow) {
  return withoutNull({ id: row.id, name: row.name, region: serializeRegion(row) });
}

/** Finds users with how they and the caller follow each other, in the order of the ids. */
export async function findRelatedUsers(
  db: Executor,
  caller: Caller,
  ids: readonly number[],
): Promise<Schemas['RelatedUser'][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('user')
    .leftJoin('club', 'club.id', 'user.club_id')
    .leftJoin('region', 'region.id', 'club.region_id')
    .where('user.id', 'in', [...ids])
    .where('user.verified', 'is not', null)
    .select(['user.id', 'user.name', 'user.image_key', 'user.plan', 'user.badge'])
    .select(['user.is_developer', 'club.id as club_id', 'club.name as club_name'])
    .select(['region.id as region_id', 'region.name as region_name'])
    .select('region.country as region_country')
    .execute();
  const follows = await findMutualFollows(db, caller, ids);
  const users = new Map(
    rows.map((row) => {
      const { id, name, image_key: image, club_id: clubId, club_name: clubName } = row;
      const club =
        clubId === null || clubName === null
          ? undefined
          : serializePlace({ ...row, id: clubId, name: clubName });
      const user = { ...withoutNull({ id, name, image, club }), ...publicStatus(row) };
      return [id, Object.assign(user, follows.get(id))];
    }),
  );
  return ids.flatMap((id) => users.get(id) ?? []);
}
