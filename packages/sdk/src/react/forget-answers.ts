import type { QueryClient } from '@tanstack/react-query';

/** The account itself, see `userQueries.me`. */
const ME = ['user', 'me'];

/**
 * What was asked for on behalf of one account, and is shown nowhere now, is not left to whoever
 * signs in next.
 */
export function forgetAnswers(client: QueryClient): void {
  client.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey }) => !ME.every((part, at) => queryKey[at] === part),
  });
}
