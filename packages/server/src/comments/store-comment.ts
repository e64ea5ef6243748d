import { notify } from '../notifications/notify.js';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import type { CommentedFlight } from './access.js';
import { mentionedIds, storeMentions } from './mentions.js';
import { COMMENT, COMMENT_ANSWER, COMMENT_MENTION } from './notification-kinds.js';
import type { CommentRow } from './queries.js';

export interface CommentToStore {
  readonly flight: Pick<CommentedFlight, 'id' | 'crewIds'>;
  readonly authorId: number;
  readonly words: string;
  readonly pinned: boolean;
  /** The comment that this one answers. */
  readonly answered: Pick<CommentRow, 'id' | 'parent_id' | 'user_id'> | undefined;
}

/**
 * Stores a comment and notifies those whom it concerns, each once, of what concerns them most. Call it
 * in a transaction that holds the lock of the flight.
 *
 * @returns The id of the comment; `undefined` for a description of a flight that has one.
 */
export async function storeComment(
  transaction: Executor,
  services: Pick<Services, 'clock' | 'jobs'>,
  { flight, authorId, words, pinned, answered }: CommentToStore,
): Promise<number | undefined> {
  const added = await transaction
    .insertInto('comment')
    .values({
      flight_id: flight.id,
      user_id: authorId,
      parent_id: answered && (answered.parent_id ?? answered.id),
      text: words,
      pinned,
      created: services.clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return undefined;
  const { id: commentId } = added;
  const told = new Set<number>();
  const tell = async (userId: number | null, kind: typeof COMMENT) => {
    if (userId === null || told.has(userId)) return;
    told.add(userId);
    const news = { userId, kind, actorId: authorId, flightId: flight.id, commentId };
    await notify(transaction, services, news);
  };
  if (answered) await tell(answered.user_id, COMMENT_ANSWER);
  for (const userId of await storeMentions(transaction, commentId, mentionedIds(words))) {
    await tell(userId, COMMENT_MENTION);
  }
  for (const userId of flight.crewIds) await tell(userId, COMMENT);
  return commentId;
}
