/** Region codes of Unicode that are not assigned in ISO 3166. */
const NO_COUNTRIES = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ');
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/**
 * Returns the codes of all countries in the order of the alphabet: ISO 3166-1 alpha-2, and XK for
 * Kosovo, which has no code there.
 */
export function countryCodes(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((code) => {
    // UK, SU and the like are other or former codes of a country.
    const isCurrent = new Intl.Locale('und', { region: code }).region === code;
    return isCurrent && !NO_COUNTRIES.includes(code) && names.of(code) !== undefined;
  });
}
