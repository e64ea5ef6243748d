import type { Schemas } from '@cloudstreet/sdk/contract';
import { publicStatus } from '../accounts/public-status.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { type CommentDetails, type ReactionRow, type Reader, showsText } from './queries.js';

/** Returns a comment as a reader sees it. */
export function serializeComment(row: CommentDetails, reader: Reader): Schemas['Comment'] {
  const { id, flight_id, parent_id } = row;
  const place = withoutNull({ id, flight_id, parent_id, created: toTimestamp(row.created) });
  const { user_id: userId, name, text } = row;
  if (userId === null || name === null || text === null || !showsText(row, reader)) {
    return { ...place, removed: true, reaction: [] };
  }
  const { mentions } = row;
  return {
    ...place,
    ...withoutNull({
      user: userRef({ ...row, id: userId, name }),
      comment: text,
      mention: mentions.length > 0 ? mentions.map(userRef) : undefined,
      edited: row.edited && toTimestamp(row.edited),
      pinned: row.pinned ? (true as const) : undefined,
      hidden: row.hidden ? (true as const) : undefined,
      hidden_by_moderator: row.hidden_by_moderator ? (true as const) : undefined,
      reaction: row.reactions.map(serializeReaction),
    }),
  };
}

export function serializeReaction(row: ReactionRow): Schemas['CommentReaction'] {
  return { id: row.id, user: userRef({ ...row, id: row.user_id }), value: row.value };
}

type UserRow = Parameters<typeof publicStatus>[0] extends infer Standing
  ? { [Key in keyof Standing]: Standing[Key] | null } & {
      id: number;
      name: string;
      image_key: string | null;
    }
  : never;

function userRef({ id, name, image_key: image, ...row }: UserRow): Schemas['UserRef'] {
  const { plan, badge, is_developer: isDeveloper } = row;
  return {
    ...withoutNull({ id, name, image }),
    ...publicStatus({ plan, badge: badge ?? false, is_developer: isDeveloper ?? false }),
  };
}
