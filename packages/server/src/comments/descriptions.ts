import type { Executor } from '../platform/database/database.js';
import { contractCheck } from '../platform/http/validation.js';

const checkComment = contractCheck('NewComment');

/** Finds the descriptions of flights as texts that another server understands: with names instead of ids. */
export async function findDescriptions(
  db: Executor,
  flightIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (flightIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('comment')
    .where('flight_id', 'in', [...flightIds])
    .where('pinned', '=', true)
    .select(['id', 'flight_id', 'text'])
    .execute();
  const mentions =
    rows.length === 0
      ? []
      : await db
          .selectFrom('comment_mention')
          .innerJoin('user', 'user.id', 'comment_mention.user_id')
          .where(
            'comment_id',
            'in',
            rows.map(({ id }) => id),
          )
          .select(['user.id', 'user.name'])
          .execute();
  const names = new Map(mentions.map(({ id, name }) => [`@[${id}]`, `@${name}`]));
  return new Map(
    rows.map(({ flight_id: flightId, text }) => [
      flightId,
      (text ?? '').replaceAll(/@\[\d+\]/g, (mention) => names.get(mention) ?? mention),
    ]),
  );
}

export interface ImportedDescription {
  readonly flightId: number;
  readonly userId: number;
  readonly text: unknown;
  readonly now: Date;
}

/** Stores the description of a new flight from an archive. Returns whether its text is valid. */
export async function importDescription(
  transaction: Executor,
  { flightId, userId, text, now }: ImportedDescription,
): Promise<boolean> {
  const comment = { comment: text };
  if (checkComment(comment).length > 0) return false;
  await transaction
    .insertInto('comment')
    .values({
      flight_id: flightId,
      user_id: userId,
      // Ids of another server are not users of this one.
      text: String(comment.comment).replaceAll('@[', '@ ['),
      pinned: true,
      created: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
