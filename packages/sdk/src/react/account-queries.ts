import type { Query, QueryClient } from '@tanstack/react-query';

/** Query key of the account, see `userQueries.me`. */
const ME = ['user', 'me'];

/** Removes cached data of an account that is not displayed. */
export function removeHiddenAccountQueries(client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: isOther });
}

/**
 * Removes all cached data of an account and reloads the displayed queries. Before signing out,
 * leave pages that need the account.
 */
export function resetAccountQueries(client: QueryClient): void {
  removeHiddenAccountQueries(client);
  void client.resetQueries({ predicate: isOther });
}

function isOther({ queryKey }: Query): boolean {
  return !ME.every((part, at) => queryKey[at] === part);
}
