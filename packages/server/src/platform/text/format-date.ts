/** Creates a format for days by UTC, such as `14 July 2026`. */
export function longDateFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
