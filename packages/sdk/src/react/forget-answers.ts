import type { Query, QueryClient } from '@tanstack/react-query';

/** The account itself, see `userQueries.me`. */
const ME = ['user', 'me'];

/** Drops what was asked for on behalf of one account and is shown nowhere now. */
export function dropHiddenAnswers(client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: isOther });
}

/**
 * Leaves nothing that was asked for on behalf of one account to whoever is here next: what is shown
 * now is asked for anew. Who logs out therefore leaves the pages of his own first.
 */
export function forgetAnswers(client: QueryClient): void {
  dropHiddenAnswers(client);
  void client.resetQueries({ predicate: isOther });
}

function isOther({ queryKey }: Query): boolean {
  return !ME.every((part, at) => queryKey[at] === part);
}
