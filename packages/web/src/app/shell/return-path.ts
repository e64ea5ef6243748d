/** Where someone goes on after logging in when nothing better is known. */
const HOME = '/';

/**
 * The path to come back to after logging in: the given one, unless it lies outside this site or
 * is itself a page of `/auth`. Links that want one logged in are worth coming back to.
 */
export function returnPath(href: string | undefined): string {
  // Browsers take a backslash for a slash, and leave tabs and line breaks out.
  if (!href?.startsWith('/') || href.startsWith('//') || /[\\\t\r\n]/.test(href)) return HOME;
  if (/^\/auth(\/(?!(?:superuser|update-email)\/)|[?#]|$)/.test(href)) return HOME;
  return href;
}
