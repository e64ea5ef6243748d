import type { GlidingSite } from './gliding-sites.js';
import type { AirportRecord } from './records.js';

/** Finds the airport of a gliding site. Undefined if there is any doubt. */
export type SiteMatcher = (site: GlidingSite) => AirportRecord | undefined;

/**
 * Words that describe a place but do not identify it. Two names that differ only in these words are
 * the same.
 */
const GENERIC_WORDS = new Set(
  `ad aero aeroclub aerodrome aerodromo aeroporto airfield airpark airport airstrip altiport aviosuperficie base
   campo centre center centro club county di du de des am an bei der field flugplatz flygfalt flygplats flyveplads
   gelande glider gliderport glidersite gliding im in international la landeplatz le lentokentta les letiste lotnisko
   luchthaven municipal parc regional repuloter segelfluggelande segelflugplatz site sonderlandeplatz
   sport svaeveflyveplads und verkehrslandeplatz volo the zweefvliegterrein zweefvliegveld`.split(
    /\s+/,
  ),
);

/**
 * Prepares a lookup among airports. A site matches an airport of its country if all words of their
 * names agree, in any order, and no second airport fits equally well. Of several, the one in the
 * site's own region is chosen.
 */
export function createSiteMatcher(airports: readonly AirportRecord[]): SiteMatcher {
  const byName = new Map<string, AirportRecord[]>();
  for (const airport of airports) {
    const key = nameKey(airport.region_id, airport.name);
    byName.set(key, [...(byName.get(key) ?? []), airport]);
  }
  const knownRegions = new Set(airports.map((airport) => airport.region_id));
  return (site) => {
    const names = new Set([
      nameKey(site.region_id, site.name),
      nameKey(site.region_id, site.chartName ?? site.name),
    ]);
    const found = [...names].flatMap((name) => byName.get(name) ?? []);
    const inRegion = found.filter((airport) => airport.region_id === site.region_id);
    // Lists divide some countries differently, so the region is no help there.
    const fitting = knownRegions.has(site.region_id) ? inRegion : found;
    return fitting.length === 1 ? fitting[0] : undefined;
  };
}

function nameKey(regionId: string, name: string): string {
  const words = comparableWords(name).filter((word) => !GENERIC_WORDS.has(word));
  return [regionId.slice(0, 2), ...words.sort()].join(' ');
}

/** Normalises words: 'Königsdorf' and 'KOENIGSDORF' are equal, and so are 'St.' and 'Sankt'. */
function comparableWords(name: string): string[] {
  return name
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\b(?:st|ste|saint|sainte)\b/g, 'sankt')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.replaceAll(/([aou])e/g, '$1'));
}
