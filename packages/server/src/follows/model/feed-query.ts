import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';

/** Position in the feed: the time in µs, the resolution of the database, and the id of the flight. */
export interface FeedPosition {
  readonly us: string;
  readonly id: number;
}

export interface FeedRow extends FeedPosition {
  readonly kind: 'flight' | 'story';
  readonly time: Date;
}

export interface FeedSelection {
  readonly userId: number;
  /** The last entry of the previous page. */
  readonly after: FeedPosition | undefined;
  readonly limit: number;
}

const PUBLISHED = sql`coalesce(published, created)`;
const STORY_TIME = sql`story_time(story_added, published, created)`;

/** Followed users, as a list of `id`. */
const followedUsers = (userId: number) => sql`
  select user_id as id from user_follow where follower_id = ${userId} and accepted is not null`;

/**
 * Returns the query for a page of the feed, the newest first. It reads a page of each followed user,
 * club and airport from its index, and merges them.
 */
export function feedQuery(db: Executor, selection: FeedSelection): CompiledQuery<FeedRow> {
  const { userId, limit } = selection;
  const users = followedUsers(userId);
  const clubs = sql`select club_id as id from club_follow where follower_id = ${userId}`;
  const airports = sql`select airport_id as id from airport_follow where follower_id = ${userId}`;
  const parts = [
    partOf(selection, { kind: 'flight', followed: users, column: 'user_id' }),
    partOf(selection, { kind: 'flight', followed: users, column: 'co_user_id' }),
    partOf(selection, { kind: 'flight', followed: clubs, column: 'club_id' }),
    partOf(selection, { kind: 'flight', followed: airports, column: 'takeoff_airport_id' }),
    partOf(selection, { kind: 'story', followed: users, column: 'user_id' }),
    partOf(selection, { kind: 'story', followed: users, column: 'co_user_id' }),
  ];
  return sql<FeedRow>`
    select kind, id, time, (extract(epoch from time) * 1000000)::bigint::text as us
    from (${sql.join(parts, sql` union `)}) as entry
    order by time desc, id desc
    limit ${limit}`.compile(db);
}

interface Part {
  readonly kind: FeedRow['kind'];
  readonly followed: RawBuilder<unknown>;
  readonly column: 'user_id' | 'co_user_id' | 'club_id' | 'takeoff_airport_id';
}

function partOf(
  { userId, after, limit }: FeedSelection,
  { kind, followed, column }: Part,
): RawBuilder<unknown> {
  const time = kind === 'flight' ? PUBLISHED : STORY_TIME;
  const isNext = after
    ? sql`(${time}, flight.id) <
        (to_timestamp(0) + ${after.us}::bigint * interval '1 microsecond', ${after.id}::integer)`
    : sql`true`;
  return sql`(
    select ${sql.lit(kind)}::text as kind, news.id, news.time
    from (${followed}) as followed cross join lateral (
      select flight.id, ${time} as time from flight
      where ${sql.ref(`flight.${column}`)} = followed.id and ${isNext}
        and ${time} is not null
        and flight.user_id is distinct from ${userId}::integer
      order by ${time} desc, flight.id desc
      limit ${limit}
    ) as news)`;
}

/** More are not counted, because the number is only shown as a badge. */
const MAX_COUNTED = 100;

/** Counts the flights of followed pilots since the user read the feed. */
export async function countNewFlights(db: Executor, userId: number): Promise<number> {
  const { rows } = await db.executeQuery(newFlightsQuery(db, userId));
  return rows[0]?.count ?? 0;
}

export function newFlightsQuery(db: Executor, userId: number): CompiledQuery<{ count: number }> {
  const part = (column: 'user_id' | 'co_user_id') => sql`(
    select news.id
    from "user" as reader cross join (${followedUsers(userId)}) as followed cross join lateral (
      select flight.id from flight
      where ${sql.ref(`flight.${column}`)} = followed.id and ${PUBLISHED} > reader.feed_opened
        and flight.user_id is distinct from ${userId}::integer
      order by ${PUBLISHED} desc, flight.id desc
      limit ${MAX_COUNTED}
    ) as news
    where reader.id = ${userId})`;
  return sql<{ count: number }>`
    select count(*)::int as count from (
      select id from (${part('user_id')} union ${part('co_user_id')}) as news limit ${MAX_COUNTED}
    ) as counted`.compile(db);
}
