import type { Comment } from '@cloudstreet/sdk';

/** A part of the text of a comment. */
export type CommentPart = { readonly start: number } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** Without a name, the user has deleted the account. */
  | { readonly kind: 'mention'; readonly userId: number; readonly name: string | undefined }
);

const SPECIAL = /@\[(?<id>[1-9]\d{0,9})\]|(?<address>https?:\/\/[^\s<>"]+)/giu;
/** Punctuation that belongs to the sentence around an address. */
const TRAILING = /[.,;:!?'’”»…]+$/u;

/** Splits a comment into texts, mentions and links. Only `http` and `https` are links. */
export function commentParts({ comment = '', mention = [] }: CommentWords): CommentPart[] {
  const parts: CommentPart[] = [];
  let end = 0;
  const addText = (until: number) => {
    if (until > end) parts.push({ start: end, kind: 'text', text: comment.slice(end, until) });
  };
  for (const match of comment.matchAll(SPECIAL)) {
    const { id, address } = match.groups ?? {};
    const text = address === undefined ? match[0] : withoutSentence(address);
    const href = address === undefined ? undefined : addressOf(text);
    if (address !== undefined && href === undefined) continue;
    addText(match.index);
    const start = match.index;
    end = start + text.length;
    if (href !== undefined) {
      parts.push({ start, kind: 'link', text, href });
    } else {
      const userId = Number(id);
      const name = mention.find((user) => user.id === userId)?.name;
      parts.push({ start, kind: 'mention', userId, name });
    }
  }
  addText(comment.length);
  return parts;
}

export type CommentWords = Pick<Comment, 'comment' | 'mention'>;

/** Removes the end of the sentence, and a bracket that is closed but not opened in the address. */
function withoutSentence(address: string): string {
  const shorter = address.replace(TRAILING, '');
  const isUnbalanced =
    /[)\]}]$/.test(shorter) && shorter.split(/[([{]/).length < shorter.split(/[)\]}]/).length;
  return isUnbalanced ? withoutSentence(shorter.slice(0, -1)) : shorter;
}

function addressOf(text: string): string | undefined {
  // The pattern has let only these two protocols through.
  return URL.canParse(text) ? new URL(text).href : undefined;
}
