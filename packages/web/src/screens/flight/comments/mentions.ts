import type { UserRef } from '@cloudstreet/sdk';
import { type CommentWords, commentParts } from './comment-parts.js';

/** A user whom a text mentions by `@Name`. */
export type Mention = Pick<UserRef, 'id' | 'name'>;

/** The beginning of a mention before the caret. */
export interface MentionQuery {
  /** Position of the `@`. */
  readonly start: number;
  readonly name: string;
}

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
/** Up to three words, because names have spaces. */
const STARTED = new RegExp(
  String.raw`(?<=^|[\s(])@(?<name>[\p{L}\p{M}'’.-]{2,40}(?: [\p{L}\p{M}'’.-]{1,40}){0,2})$`,
  'u',
);

/** Finds the mention that is being typed. */
export function findMentionQuery(text: string, caret: number): MentionQuery | undefined {
  const match = STARTED.exec(text.slice(0, caret));
  return match ? { start: match.index, name: match.groups?.['name'] ?? '' } : undefined;
}

/** Replaces the names of mentioned users by their ids, as the server expects them. */
export function withIds(text: string, mentions: readonly Mention[]): string {
  const longestFirst = mentions.toSorted((one, other) => other.name.length - one.name.length);
  return longestFirst.reduce(
    (shown, { id, name }) =>
      shown.replaceAll(new RegExp(`@${escape(name)}(?!${LETTER})`, 'gu'), `@[${id}]`),
    text,
  );
}

/** Escapes the characters with a meaning in regular expressions. */
function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
}

/** Returns the text of a comment with names, for editing. */
export function withNames(comment: CommentWords): { text: string; mentions: Mention[] } {
  const text = commentParts(comment)
    .map((part) => {
      if (part.kind !== 'mention') return part.text;
      return part.name === undefined ? `@[${part.userId}]` : `@${part.name}`;
    })
    .join('');
  return { text, mentions: (comment.mention ?? []).map(({ id, name }) => ({ id, name })) };
}
