/** Two-digit years from 80 on belong to the 20th century. There was no GPS before. */
const FIRST_YEAR_OF_1900S = 80;

/**
 * Finds a day in the form `DDMMYY`, with or without separators.
 *
 * @returns Unix seconds of 00:00 UTC. Undefined if it is not a calendar day.
 */
export function findDay(text: string): number | undefined {
  const match = /^(\d\d)[-./]?(\d\d)[-./]?(\d\d)$/.exec(text);
  if (!match) return undefined;
  const [day, month, shortYear] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const year = shortYear + (shortYear >= FIRST_YEAR_OF_1900S ? 1900 : 2000);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.getTime() / 1000 : undefined;
}
