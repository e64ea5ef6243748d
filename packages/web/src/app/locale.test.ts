import { expect, test } from 'vitest';
import { localeOfReader, SPOKEN, tagOf } from './locale.js';

test('the choice of the reader overrides the languages of the browser', () => {
  expect(localeOfReader('en-gb', { languages: ['de-DE', 'en'] })).toBe('en-gb');
});

test('uses the first supported language of the browser', () => {
  expect(localeOfReader(undefined, { languages: ['ro', 'de-CH', 'en'] })).toBe('de');
  expect(localeOfReader(undefined, { languages: ['en-US'] })).toBe('en-us');
});

test('falls back to English', () => {
  expect(localeOfReader(undefined, { languages: ['ro', 'eo'] })).toBe('en-gb');
  expect(localeOfReader(undefined, { languages: [] })).toBe('en-gb');
});

test('every language has a tag that Intl supports', () => {
  expect(SPOKEN.length).toBeGreaterThan(0);
  for (const locale of SPOKEN) {
    expect(Intl.NumberFormat.supportedLocalesOf(tagOf(locale))).toHaveLength(1);
  }
});
