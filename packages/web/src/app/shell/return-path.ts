/** Default page after logging in. */
const HOME = '/';

/**
 * Returns the path to open after logging in: the given one, unless it is on another site or is
 * itself a page of `/auth`. Pages of `/auth` that require a signed-in user are kept.
 */
export function returnPath(href: string | undefined): string {
  // Browsers take a backslash for a slash, and leave tabs and line breaks out.
  if (!href?.startsWith('/') || href.startsWith('//') || /[\\\t\r\n]/.test(href)) return HOME;
  if (/^\/auth(\/(?!(?:superuser|update-email)\/)|[?#]|$)/.test(href)) return HOME;
  return href;
}
