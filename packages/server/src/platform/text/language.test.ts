import { expect, test } from 'vitest';
import { localeOf, messagesFor, readerFor } from './language.js';

test.each([
  { asked: undefined, expected: 'en-gb' },
  { asked: '', expected: 'en-gb' },
  { asked: '*', expected: 'en-gb' },
  { asked: 'en-AU,en;q=0.9', expected: 'en-gb' },
  { asked: 'de-AT,de;q=0.9,en;q=0.8', expected: 'de' },
  { asked: 'en-US,en;q=0.9', expected: 'en-us' },
  { asked: 'en;q=0.4, fr;q=0.9, nn', expected: 'no' },
  { asked: 'fr;q=0, it;q=0.1', expected: 'it' },
  { asked: 'pt-BR', expected: 'pt' },
  { asked: 'xx, yy;q=0.5', expected: 'en-gb' },
  { asked: ';;q=,,', expected: 'en-gb' },
  { asked: `${'x'.repeat(8000)},en`, expected: 'en-gb' },
])('"$asked" gets a response in $expected', ({ asked, expected }) => {
  expect(localeOf(asked)).toBe(expected);
});

test('errors and findings are in the requested language', () => {
  expect(messagesFor('de')['error.UNAUTHORIZED']()).toBe('Bitte melde dich zuerst an.');
  const { locale, unitSystem, texts } = readerFor('ja');
  expect({ locale, unitSystem }).toEqual({ locale: 'ja', unitSystem: 'M' });
  expect(texts?.['finding.NOT_IGC']()).toMatch(/IGC/);
  expect(texts?.['finding.NOT_IGC']()).not.toBe(readerFor('en').texts?.['finding.NOT_IGC']());
});
