import type { Selectable } from 'kysely';
import type { DB } from '../platform/database/schema.js';
import { type Locale, localeOf } from '../platform/text/language.js';

/**
 * In which language a user is told something, whoever causes it.
 *
 * @param own The language of his own call, for whom none is known.
 */
export function localeOfUser(
  { locale, newsletter_language }: Pick<Selectable<DB['user']>, 'locale' | 'newsletter_language'>,
  own?: string,
): Locale {
  return localeOf(locale ?? newsletter_language ?? own);
}
