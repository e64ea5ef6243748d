import type { Selectable } from 'kysely';
import type { DB } from '../platform/database/schema.js';
import { type CatalogueLocale, localeOf } from '../platform/text/language.js';

/**
 * Chooses the language of mails and notifications to a user.
 *
 * @param own Language of the user's own call, if none is stored.
 */
export function localeOfUser(
  { locale, newsletter_language }: Pick<Selectable<DB['user']>, 'locale' | 'newsletter_language'>,
  own?: string,
): CatalogueLocale {
  return localeOf(locale ?? newsletter_language ?? own);
}
