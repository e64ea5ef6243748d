/** Where someone goes on after logging in when nothing better is known. */
const HOME = '/';

/**
 * The path to come back to after logging in: the given one, unless it lies outside this site or
 * is itself a page of `/auth`. Links that want one logged in are worth coming back to.
 */
export function returnPath(href: string | undefined): string {
  if (!href?.startsWith('/') || href.startsWith('//') || href.includes('\\')) return HOME;
  if (/^\/auth(\/(?!(?:superuser|update-email)\/)|[?#]|$)/.test(href)) return HOME;
  return href;
}
