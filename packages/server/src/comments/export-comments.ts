import { asList } from '../platform/archive/entry.js';
import type { ExportPart } from '../platform/archive/export-part.js';
import type { Executor } from '../platform/database/database.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';

/** Rows are read in chunks of this size. */
const CHUNK = 200;

/** `comments.json` of an archive, and the reactions of the user in `account.json`. */
export const exportComments: ExportPart = {
  account: async ({ db }, { userId }) => {
    const rows = await db
      .selectFrom('comment_reaction')
      .where('user_id', '=', userId)
      .orderBy('id')
      .select(['comment_id', 'value', 'created'])
      .execute();
    return {
      reactions: rows.map(({ comment_id, value, created }) => ({
        comment_id,
        value,
        created: toTimestamp(created),
      })),
    };
  },
  async *entries({ db }, { userId }) {
    yield { name: 'comments.json', input: asList(commentsOf(db, userId)) };
  },
};

async function* commentsOf(db: Executor, userId: number): AsyncGenerator<object> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('comment')
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(CHUNK)
      .selectAll()
      .execute();
    for (const row of rows) {
      yield {
        id: row.id,
        flight_id: row.flight_id,
        parent_id: row.parent_id ?? undefined,
        comment: row.text,
        pinned: row.pinned,
        hidden: row.hidden,
        created: toTimestamp(row.created),
        edited: row.edited ? toTimestamp(row.edited) : undefined,
      };
    }
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return;
    after = last.id;
  }
}
