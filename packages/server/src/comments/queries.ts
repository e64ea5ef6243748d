import { type Selectable, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { DB } from '../platform/database/schema.js';

export type CommentRow = Selectable<DB['comment']>;
export type CommentDetails = Awaited<ReturnType<typeof findDetails>>[number];

/** Reader of comments. */
export interface Reader {
  readonly userId: number | undefined;
  /** Whether they also see comments that the pilot or a moderator has hidden. */
  readonly seesHidden: boolean;
}

/** Finds a page of the comments on a flight that a reader sees: the description first, then the threads. */
export async function findComments(
  db: Executor,
  flightId: number,
  { reader, skip, limit }: { reader: Reader; skip: number; limit: number },
): Promise<CommentDetails[]> {
  const rows = await db
    .selectFrom('comment')
    .where('flight_id', '=', flightId)
    .where(sql<boolean>`(${isShown('comment', reader)} or exists (
      select from comment as answer
      where answer.parent_id = comment.id and ${isShown('answer', reader)}))`)
    .orderBy('pinned', 'desc')
    .orderBy(sql`coalesce(parent_id, id)`)
    .orderBy('id')
    .offset(skip)
    .limit(limit)
    .select('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const details = new Map((await findDetails(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => details.get(id) ?? []);
}

/** Whether a reader sees the text of a comment. */
export function showsText(row: CommentRow, { userId, seesHidden }: Reader): boolean {
  return row.text !== null && (!row.hidden || seesHidden || row.user_id === userId);
}

function isShown(table: 'comment' | 'answer', { userId, seesHidden }: Reader) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(${column('text')} is not null and (not ${column('hidden')}
    or ${seesHidden} or ${column('user_id')} = ${userId ?? null}::integer))`;
}

/** Finds comments with their authors, reactions and mentioned users. */
async function findDetails(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('comment')
    .leftJoin('user', 'user.id', 'comment.user_id')
    .where('comment.id', 'in', [...ids])
    .selectAll('comment')
    .select(['user.name', 'user.image_key', 'user.plan', 'user.badge', 'user.is_developer'])
    .execute();
  const reactions = await selectReactions(db)
    .where('comment_id', 'in', [...ids])
    .execute();
  const mentions = await db
    .selectFrom('comment_mention')
    .innerJoin('user', 'user.id', 'comment_mention.user_id')
    .where('comment_id', 'in', [...ids])
    .orderBy('user.id')
    .select(['comment_id', 'user.id', 'user.name', 'user.image_key'])
    .select(['user.plan', 'user.badge', 'user.is_developer'])
    .execute();
  return rows.map((row) =>
    Object.assign(row, {
      reactions: reactions.filter(({ comment_id: id }) => id === row.id),
      mentions: mentions.filter(({ comment_id: id }) => id === row.id),
    }),
  );
}

export async function getDetails(db: Executor, id: number): Promise<CommentDetails> {
  const [row] = await findDetails(db, [id]);
  if (!row) throw new Error(`There is no comment ${id}.`);
  return row;
}

export type ReactionRow = Awaited<ReturnType<typeof getReaction>>;

export function getReaction(db: Executor, id: number) {
  return selectReactions(db).where('comment_reaction.id', '=', id).executeTakeFirstOrThrow();
}

function selectReactions(db: Executor) {
  return db
    .selectFrom('comment_reaction')
    .innerJoin('user', 'user.id', 'comment_reaction.user_id')
    .orderBy('comment_reaction.id')
    .select(['comment_reaction.id', 'comment_id', 'value', 'user.id as user_id', 'user.name'])
    .select(['user.image_key', 'user.plan', 'user.badge', 'user.is_developer']);
}

export function findComment(db: Executor, id: number): Promise<CommentRow | undefined> {
  return db.selectFrom('comment').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Lets transactions that change the comments on a flight wait for each other. */
export async function lockComments(transaction: Executor, flightId: number): Promise<void> {
  await transaction
    .selectFrom('any_flight')
    .where('id', '=', flightId)
    .select('id')
    .forNoKeyUpdate()
    .execute();
}

/** Whether the user of a flight lets others comment on it. */
export async function areAllowed(db: Executor, flightId: number): Promise<boolean> {
  const row = await db
    .selectFrom('any_flight as flight')
    .leftJoin('user', (join) =>
      join.on(sql<boolean>`"user".id = coalesce(flight.user_id, flight.co_user_id)`),
    )
    .where('flight.id', '=', flightId)
    .select(
      sql<boolean>`coalesce(flight.comments_allowed, "user".comments_allowed, true)`.as('allowed'),
    )
    .executeTakeFirst();
  return row?.allowed ?? false;
}
