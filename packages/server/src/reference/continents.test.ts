import { expect, test } from 'vitest';
import { countriesOf } from './continents.js';

test.each([
  { continent: 'EU', countries: ['DE', 'PL', 'GB', 'CY'] },
  { continent: 'OC', countries: ['AU', 'NZ'] },
  { continent: 'NA', countries: ['US', 'MX'] },
  { continent: 'AF', countries: ['NA', 'ZA'] },
] as const)('countries of $continent', ({ continent, countries }) => {
  expect(countriesOf(continent)).toEqual(expect.arrayContaining([...countries]));
});
