import { findLocale, LOCALES } from '@cloudstreet/scoring/units';
import { FIRST_TEXTS } from '../generated/messages/loaders.js';

/** A language of the application. */
export type Locale = keyof typeof FIRST_TEXTS;

const FALLBACK: Locale = 'en-gb';

/** Languages to choose from, in menu order. */
export const SPOKEN: readonly Locale[] = LOCALES.map(({ code }) => code).filter(isSpoken);

/** Returns the chosen language, or that of the browser, or English. */
export function localeOfReader(
  chosen: Locale | undefined,
  { languages }: Pick<Navigator, 'languages'>,
): Locale {
  const found = chosen ?? findLocale(languages, SPOKEN);
  return found !== undefined && isSpoken(found) ? found : FALLBACK;
}

/** Returns the language tag for formatting and for screen readers. */
export function tagOf(locale: Locale): string {
  return LOCALES.find(({ code }) => code === locale)?.dateLanguage ?? locale;
}

/** Returns the name of a language in that language. */
export function nameOf(locale: Locale): string {
  return LOCALES.find(({ code }) => code === locale)?.name ?? locale;
}

export function isSpoken(code: string): code is Locale {
  return Object.hasOwn(FIRST_TEXTS, code);
}
