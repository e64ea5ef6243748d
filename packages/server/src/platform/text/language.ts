import { CATALOGUES as SENTENCES } from '@cloudstreet/scoring/messages/catalogues';
import {
  type FormatOptions,
  findLocale,
  LOCALES,
  type ScoringTexts,
  type UnitSystem,
} from '@cloudstreet/scoring/units';
import { CATALOGUES } from '../../generated/messages/catalogues.js';
import type { Messages } from '../../generated/messages/types.js';

/** A language with a catalogue. */
export type CatalogueLocale = keyof typeof CATALOGUES;

const FALLBACK: CatalogueLocale = 'en-gb';
const SPOKEN = Object.keys(CATALOGUES) as CatalogueLocale[];

/** Returns the preferred language of `Accept-Language` that has a catalogue, or English. */
export function localeOf(acceptLanguage?: string): CatalogueLocale {
  return spokenLocaleOf(acceptLanguage) ?? FALLBACK;
}

/** Returns the preferred language of `Accept-Language` that has a catalogue, or undefined. */
export function spokenLocaleOf(acceptLanguage = ''): CatalogueLocale | undefined {
  const tags = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.split(';');
      return { tag: tag.trim(), weight: Number(weight?.trim().replace(/^q=/i, '') ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
  return findLocale(tags, SPOKEN);
}

export function messagesOf(locale: CatalogueLocale): Messages {
  return CATALOGUES[locale];
}

export function messagesFor(acceptLanguage: string | undefined): Messages {
  return messagesOf(localeOf(acceptLanguage));
}

/** Returns the texts of `@cloudstreet/scoring` in a language. */
export function scoringTextsOf(locale: CatalogueLocale): ScoringTexts {
  return SENTENCES[locale];
}

/**
 * Returns the reader for sentences of the scoring package. Figures are metric, as in all responses.
 */
export function readerFor(acceptLanguage: string | undefined): FormatOptions {
  const code = localeOf(acceptLanguage);
  return { unitSystem: 'M', locale: dateLanguageOf(code), texts: scoringTextsOf(code) };
}

/** Returns the language in which `Intl` formats dates and figures for a locale. */
export function dateLanguageOf(locale: CatalogueLocale): string {
  return LOCALES.find(({ code }) => code === locale)?.dateLanguage ?? locale;
}

/** Returns the language tag of a text for browsers and screen readers. */
export function textLanguageOf(locale: CatalogueLocale): string {
  return LOCALES.find(({ code }) => code === locale)?.textLanguage ?? locale;
}

/** Returns the usual units of a language. */
export function unitSystemOf(locale: CatalogueLocale): UnitSystem {
  return LOCALES.find(({ code }) => code === locale)?.unitSystem ?? 'M';
}
