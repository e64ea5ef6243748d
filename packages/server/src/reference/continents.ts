import type { Schemas } from '@cloudstreet/sdk/contract';
import { countries } from 'countries-list';

type Continent = Schemas['Continent'];

/** The countries of a continent, by their codes of ISO 3166-1. */
export function countriesOf(continent: Continent): string[] {
  return Object.entries(countries)
    .filter(([, country]) => country.continent === continent)
    .map(([code]) => code);
}
