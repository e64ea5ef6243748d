import { expect, test } from 'vitest';
import { findLocale, LOCALES } from './locales.js';

test('has eighteen languages with tags that Intl supports', () => {
  expect(LOCALES.map(({ code }) => code).join(' ')).toBe(
    'en-gb en-us de fr nl da cs it pl es pt uk hu lt fi no sv ja',
  );
  for (const { dateLanguage, name } of LOCALES) {
    expect(Intl.DateTimeFormat.supportedLocalesOf(dateLanguage)).toHaveLength(1);
    expect(name).not.toBe('');
  }
  expect(LOCALES.find(({ code }) => code === 'en-us')).toEqual({
    code: 'en-us',
    name: 'English (US)',
    textLanguage: 'en-US',
    dateLanguage: 'en-US',
    magazineLanguage: 'en',
    unitSystem: 'U',
    homeRegion: 'US',
  });
  expect(LOCALES.find(({ code }) => code === 'de')).toMatchObject({
    magazineLanguage: 'de',
    unitSystem: 'M',
  });
});

test.each([
  { tags: ['de-AT', 'en'], expected: 'de' },
  { tags: ['en-US', 'de'], expected: 'en-us' },
  { tags: ['en-AU'], expected: 'en-gb' },
  { tags: ['en'], expected: 'en-gb' },
  { tags: ['nb-NO'], expected: 'no' },
  { tags: ['nn'], expected: 'no' },
  { tags: ['ro', 'hu-HU'], expected: 'hu' },
  { tags: ['pt-BR'], expected: 'pt' },
  { tags: ['ro', 'xx'], expected: undefined },
  { tags: ['*'], expected: undefined },
  { tags: [], expected: undefined },
])('a reader of $tags gets $expected', ({ tags, expected }) => {
  expect(findLocale(tags)).toBe(expected);
});

test('never chooses an unsupported language', () => {
  expect(findLocale(['de', 'fr', 'en'], ['en-gb', 'fr'])).toBe('fr');
});
