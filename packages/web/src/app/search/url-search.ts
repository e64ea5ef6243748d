/** Search parameters in a URL: plain text, lists joined by commas. */
export type UrlSearch = Record<string, string>;

/** Parses `?user=1,2&contest=free`. Values stay text; the schema of each route converts them. */
export function parseUrlSearch(text: string): UrlSearch {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Writes the format that `parseUrlSearch` parses. Absent values and empty lists are omitted. */
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

/** Leaves commas and slashes, which are legal in a query and easier to read there. */
function encodeValue(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%2F', '/');
}
