import { checkList, checkText } from './check-value.js';
import { defaultUnitSystem, type UnitSystem } from './unit-system.js';

/** A language of the platform, with the defaults that follow from it. */
export interface LocaleRecord {
  /** `en-gb`, `de`, … */
  readonly code: LocaleCode;
  /** Name of the language in itself. */
  readonly name: string;
  /** BCP 47 tag of the messages. */
  readonly textLanguage: string;
  /** BCP 47 tag for dates and numbers. */
  readonly dateLanguage: string;
  /** Language of newsletter and magazine. */
  readonly magazineLanguage: 'en' | 'de';
  readonly unitSystem: UnitSystem;
  /**
   * ISO 3166 code of the country in which most speakers fly. It decides default units, and is
   * proposed first.
   */
  readonly homeRegion: string;
}

/** For each language: its name, the country, and the tag if it differs from the code. */
const TABLE = {
  'en-gb': ['English (UK)', 'GB', 'en-GB'],
  'en-us': ['English (US)', 'US', 'en-US'],
  de: ['Deutsch', 'DE'],
  fr: ['Français', 'FR'],
  nl: ['Nederlands', 'NL'],
  da: ['Dansk', 'DK'],
  cs: ['Čeština', 'CZ'],
  it: ['Italiano', 'IT'],
  pl: ['Polski', 'PL'],
  es: ['Español', 'ES'],
  pt: ['Português', 'PT', 'pt-PT'],
  uk: ['Українська', 'UA'],
  hu: ['Magyar', 'HU'],
  lt: ['Lietuvių', 'LT'],
  fi: ['Suomi', 'FI'],
  no: ['Norsk', 'NO', 'nb'],
  sv: ['Svenska', 'SE'],
  ja: ['日本語', 'JP'],
} as const satisfies Record<string, readonly [name: string, region: string, tag?: string]>;

/** Code of a language of the platform. */
export type LocaleCode = keyof typeof TABLE;

/** All languages of the platform, in the order in which they are offered. */
export const LOCALES: readonly LocaleRecord[] = Object.entries(TABLE).map(
  ([code, [name, homeRegion, tag = code]]) => ({
    code: code as LocaleCode,
    name,
    textLanguage: tag,
    dateLanguage: tag,
    magazineLanguage: code === 'de' ? 'de' : 'en',
    unitSystem: defaultUnitSystem(homeRegion),
    homeRegion,
  }),
);

/** Codes of Bokmål and Nynorsk, which both use the Norwegian texts. */
const OTHER_NAMES: Readonly<Record<string, LocaleCode>> = { nb: 'no', nn: 'no' };

/**
 * Finds the available language that a reader understands best.
 *
 * @param tags BCP 47 tags in the reader's order of preference.
 * @param spoken Codes to choose from; all by default.
 * @returns `undefined` if no tag matches.
 * @throws {TypeError} If a tag is not a string.
 */
export function findLocale(
  tags: readonly string[],
  spoken: readonly LocaleCode[] = LOCALES.map(({ code }) => code),
): LocaleCode | undefined {
  checkList('tags', tags);
  for (const tag of tags) {
    checkText('tag', tag);
    const [language = '', ...subtags] = tag.toLowerCase().split('-');
    const candidates = [
      [language, ...subtags].join('-'),
      language,
      OTHER_NAMES[language],
      // English exists only with a country.
      ...(language === 'en' ? ['en-gb'] : []),
    ];
    const found = candidates.flatMap((code) => spoken.filter((each) => each === code));
    if (found[0] !== undefined) return found[0];
  }
  return undefined;
}
