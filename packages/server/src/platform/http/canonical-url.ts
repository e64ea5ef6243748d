/** Letters, digits, hyphens and underscores, which have the same meaning with and without escape. */
const NEEDLESS_ESCAPE = /%(?:2d|3\d|[46][1-9a-f]|[57][\da]|5f)/gi;

/**
 * Returns the URL of a request without the origin that clients of proxies send, and without needless
 * escapes. The router ignores both, so otherwise the log and checks of paths would miss such calls.
 */
export function canonicalUrl({ url = '/' }: { url?: string | undefined }): string {
  const path = url
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replaceAll(NEEDLESS_ESCAPE, decodeURIComponent);
  return path.startsWith('/') || url === '*' ? path : `/${path}`;
}
