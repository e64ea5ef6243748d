import { type ParsedLocation, redirect } from '@tanstack/react-router';

/**
 * Sends from another name of a place to the place itself, with all that follows in the address.
 *
 * @param place Its path.
 * @param rest What follows in the path.
 */
export function toPlace(
  place: string,
  { searchStr, hash }: Pick<ParsedLocation, 'searchStr' | 'hash'>,
  rest = '',
): never {
  const path = rest === '' ? place : `${place}/${rest}`;
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to redirect
  throw redirect({ href: `${path}${searchStr}${hash && `#${hash}`}`, replace: true });
}
