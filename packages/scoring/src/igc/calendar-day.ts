/** Two-digit years from 80 on belong to the 20th century. There was no GPS before. */
const FIRST_YEAR_OF_1900S = 80;

/**
 * Finds a day in the form `DDMMYY` or `DDMMYYYY`, with or without separators.
 *
 * @returns Unix seconds of 00:00 UTC. Undefined if it is not a calendar day.
 */
export function findDay(text: string): number | undefined {
  const match = /^(\d\d)([-./]?)(\d\d)\2((?:19|20)?\d\d)$/.exec(text);
  if (!match) return undefined;
  const [, day, , month, digits = ''] = match;
  const year = digits.length === 4 ? Number(digits) : fullYear(Number(digits));
  const date = new Date(Date.UTC(year, Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? date.getTime() / 1000 : undefined;
}

function fullYear(shortYear: number): number {
  return shortYear + (shortYear >= FIRST_YEAR_OF_1900S ? 1900 : 2000);
}
