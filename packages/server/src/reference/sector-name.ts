import { findLocale } from '@cloudstreet/scoring/units';

/** Names of a sector by language; `en` is the default. */
export type SectorNames = Readonly<Record<string, string>>;

/** Returns the name of a sector in a language, or else its default name. */
export function sectorName(names: SectorNames, language: string): string {
  const [spoken = 'en'] = language.split('-');
  // Browsers ask for Norwegian as `nb` or `nn`.
  const locale = findLocale([language]) ?? 'en';
  return names[spoken] ?? names[locale] ?? names['en'] ?? '';
}
