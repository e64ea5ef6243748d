import type { ListedFlightRow } from '../flights/list/queries.js';
import { longDateFormat } from '../platform/text/format-date.js';
import { type CatalogueLocale, dateLanguageOf, messagesOf } from '../platform/text/language.js';

/** Returns pilot and day: `Ana Ruiz, 14 July 2026`. */
export function flightTitle(
  { user_name: user, scoring_date: day }: ListedFlightRow,
  locale: CatalogueLocale,
): string {
  const messages = messagesOf(locale);
  return messages['page.flight']({
    name: user ?? messages['page.formerPilot'](),
    date: longDateFormat(dateLanguageOf(locale)).format(new Date(day)),
  });
}

/** Returns score, airfield and aircraft, as far as they are known. */
export function flightSummary(
  { points, distance, airport_name: airport, aircraft_name: aircraft }: ListedFlightRow,
  locale: CatalogueLocale,
): string {
  const score =
    distance === null || points === null
      ? undefined
      : messagesOf(locale)['page.score']({
          distance: formatTenths(distance, locale),
          points: formatTenths(points, locale),
        });
  return [score, airport, aircraft].filter((part) => part != null).join(' · ');
}

/** Returns a number with one decimal. */
export function formatTenths(value: number, locale: CatalogueLocale): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(dateLanguageOf(locale), digits).format(value);
}
