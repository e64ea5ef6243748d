import { expect, test } from 'vitest';
import { countryCodes } from './country-codes.js';

test('has all countries of ISO 3166 and Kosovo', () => {
  const codes = countryCodes();
  expect(codes).toHaveLength(250);
  expect(codes).toEqual(expect.arrayContaining(['AD', 'DE', 'GB', 'US', 'XK', 'ZW']));
});

test.each(['UK', 'SU', 'EU', 'UN', 'ZZ'])('%s is no country', (code) => {
  expect(countryCodes()).not.toContain(code);
});
