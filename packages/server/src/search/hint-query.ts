import type { SignedInUser } from '../platform/http/operation.js';
import { readId } from '../platform/http/read-id.js';

/** Query for suggestions: part of a name, or a user whose latest flights give the suggestions. */
export type HintQuery = { readonly text: string } | { readonly userId: number };

/** Reads the query from the path. */
export function readHintQuery(query: string, user: SignedInUser): HintQuery {
  const text = query.normalize().trim();
  if (text === '') return { userId: user.id };
  if (!/^\d+$/.test(text)) return { text };
  // No account has the id 0.
  return { userId: readId(text) ?? 0 };
}

/** Maximum number of suggestions. */
export const MAX_HINTS = 10;
