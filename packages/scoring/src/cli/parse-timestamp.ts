const ISO_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|\+00:00)$/;
const UNIX_SECONDS = /^\d{1,11}$/;

/**
 * Parses a time as whole Unix seconds. Returns undefined if the text is not a time.
 *
 * @param text UTC as ISO 8601, `2025-06-18T09:10:00Z`, or Unix seconds.
 */
export function parseTimestamp(text: string): number | undefined {
  if (UNIX_SECONDS.test(text)) return Number(text);
  if (!ISO_UTC.test(text)) return undefined;
  const time = new Date(text);
  // 30 February would become a day in March, and 24:00 the next day.
  const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 16));
  return isReal ? Math.floor(time.getTime() / 1000) : undefined;
}

/** Formats Unix seconds as `2025-06-18T09:10:00Z`. */
export function formatTimestamp(unixS: number): string {
  return new Date(unixS * 1000).toISOString().replace('.000Z', 'Z');
}
