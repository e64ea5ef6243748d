const YEAR = /^(19|20|21)\d\d$/;

/** Reads a year of an address. Undefined if it is none. */
export function parseYear(text: string): number | undefined {
  return YEAR.test(text) ? Number(text) : undefined;
}
