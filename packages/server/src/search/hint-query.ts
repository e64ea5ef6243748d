import type { SignedInUser } from '../platform/http/operation.js';

/** Query for suggestions: part of a name, or a user whose latest flights give the suggestions. */
export type HintQuery = { readonly text: string } | { readonly userId: number };

/** Maximum id of an account. */
const MAX_ID = 2 ** 31 - 1;

/** Reads the query from the path. */
export function readHintQuery(query: string, user: SignedInUser): HintQuery {
  const text = query.normalize().trim();
  if (text === '') return { userId: user.id };
  if (!/^\d+$/.test(text)) return { text };
  // Larger numbers overflow the column. No account has the id 0.
  return { userId: Number(text) > MAX_ID ? 0 : Number(text) };
}

/** Maximum number of suggestions. */
export const MAX_HINTS = 10;
