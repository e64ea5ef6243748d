/** Writes days out, as in `14 July 2026`, by UTC. */
export function longDateFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
