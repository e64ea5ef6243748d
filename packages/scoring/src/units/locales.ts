import { checkList, checkText } from './check-value.js';
import { defaultUnitSystem, type UnitSystem } from './unit-system.js';

/** A language that the platform speaks, with what follows from it unless a reader chooses otherwise. */
export interface LocaleRecord {
  /** `en-gb`, `de`, … */
  readonly code: LocaleCode;
  /** What its speakers call it. */
  readonly name: string;
  /** BCP 47 tag of the sentences. */
  readonly textLanguage: string;
  /** BCP 47 tag by which dates and numbers are written. */
  readonly dateLanguage: string;
  /** Language of newsletter and magazine. */
  readonly magazineLanguage: 'en' | 'de';
  readonly unitSystem: UnitSystem;
  /** ISO 3166 code of the country that most speakers fly in: whose units are usual, and which is proposed first. */
  readonly homeRegion: string;
}

/** Of each: its name, the country, and the tag where that is not the code. */
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

/** The code of a language that the platform speaks. */
export type LocaleCode = keyof typeof TABLE;

/** Every language of the platform, in the order in which they are offered. */
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

/** Both written forms of Norwegian read the one that there is. */
const OTHER_NAMES: Readonly<Record<string, LocaleCode>> = { nb: 'no', nn: 'no' };

/**
 * The language that a reader understands best of those that there are.
 *
 * @param tags BCP 47 tags in the reader's order of liking.
 * @param spoken Codes to choose from; all unless given.
 * @returns `undefined` where he understands none of them.
 * @throws {TypeError} If a tag is no text.
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
      // English has no form without a country.
      ...(language === 'en' ? ['en-gb'] : []),
    ];
    const found = candidates.flatMap((code) => spoken.filter((each) => each === code));
    if (found[0] !== undefined) return found[0];
  }
  return undefined;
}
