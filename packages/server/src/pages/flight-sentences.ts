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
  const tenths = oneDecimal(dateLanguageOf(locale));
  const score =
    distance === null || points === null
      ? undefined
      : messagesOf(locale)['page.score']({
          distance: tenths.format(distance),
          points: tenths.format(points),
        });
  return [score, airport, aircraft].filter((part) => part != null).join(' · ');
}

function oneDecimal(language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
