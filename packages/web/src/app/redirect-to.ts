import { type ParsedLocation, redirect } from '@tanstack/react-router';

/**
 * Redirects an alias to its canonical path, with search and hash.
 *
 * @param place Canonical path.
 * @param rest Remaining path segments.
 */
export function redirectTo(
  place: string,
  { searchStr, hash }: Pick<ParsedLocation, 'searchStr' | 'hash'>,
  rest = '',
): never {
  const path = rest === '' ? place : `${place}/${rest}`;
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to redirect
  throw redirect({ href: `${path}${searchStr}${hash && `#${hash}`}`, replace: true });
}
