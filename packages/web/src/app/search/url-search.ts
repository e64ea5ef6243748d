/** Search parameters as a URL holds them: plain text, a list joined by commas. */
export type UrlSearch = Record<string, string>;

/** Reads `?user=1,2&contest=free`. Values stay text; the schema of each route converts them. */
export function parseUrlSearch(text: string): UrlSearch {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Writes the format that `parseUrlSearch` reads; absent values and empty lists are left out. */
export function formatUrlSearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search)
    .map(([name, value]) => [name, textOf(value)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeValue(value)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : '';
}

/** Commas and slashes are legal in a query and easier to read there. */
function encodeValue(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%2F', '/');
}
