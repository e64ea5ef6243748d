/** Default page after signing in. */
const HOME = '/';

/**
 * Returns the path to open after signing in: the given one, unless it is on another site or a page
 * of `/auth`. Pages of `/auth` that require a signed-in user are kept.
 */
export function returnPath(href: string | undefined): string {
  // Browsers treat a backslash as a slash, and ignore tabs and line breaks.
  if (!href?.startsWith('/') || href.startsWith('//') || /[\\\t\r\n]/.test(href)) return HOME;
  if (/^\/auth(\/(?!(?:superuser|update-email)\/)|[?#]|$)/.test(href)) return HOME;
  return href;
}
