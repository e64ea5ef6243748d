import { findLocale, LOCALES } from '@cloudstreet/scoring/units';
import { useUnits } from '@cloudstreet/ui/values';
import { useApp } from '../context.js';
import { SPOKEN } from '../locale.js';
import type { PickedHit } from './recent-picks.js';

/** Returns recent choices and, until something is chosen, the probable region of the user. */
export function useHomeProposed(
  recent: readonly PickedHit[],
  isChosen: boolean,
): readonly PickedHit[] {
  const { preferences } = useApp();
  const { locale } = useUnits();
  if (isChosen) return recent;
  const code = preferences.get().locale ?? findLocale(navigator.languages.slice(0, 1), SPOKEN);
  const home = homeOf(code, locale);
  const isKnown = recent.some(({ index, id }) => index === home.index && id === home.id);
  return isKnown ? recent : [...recent, home];
}

/** Returns the country in which most speakers of a language fly; Europe for all other languages. */
function homeOf(code: string | undefined, namedIn: string): PickedHit {
  const names = new Intl.DisplayNames(namedIn, { type: 'region' });
  const country = LOCALES.find((one) => one.code === code)?.homeRegion;
  return country === undefined
    ? { index: 'continent', id: 'EU', name: names.of('150') ?? 'EU' }
    : { index: 'country', id: country, name: names.of(country) ?? country };
}
