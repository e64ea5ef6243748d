import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findTip, inLanguage, parseTips, type Tip } from './tip.js';

const TIP: Tip = { id: 1, active: true, location: 'upload', name: 'Files', text: { en: 'Drop.' } };

test.each([
  { why: 'active, unread and of this page', tip: TIP, expected: TIP },
  { why: 'not active', tip: { ...TIP, active: false }, expected: undefined },
  { why: 'of another page', tip: { ...TIP, location: 'home' }, expected: undefined },
  { why: 'read', tip: { ...TIP, id: 2 }, expected: undefined },
])('reads a tip that is $why', ({ tip, expected }) => {
  expect(findTip([tip], { location: 'upload', read: new Set([2]) })).toEqual(expected);
});

test('leaves out invalid tips', () => {
  const wrong = [
    null,
    7,
    {},
    { ...TIP, id: 'one' },
    { ...TIP, text: { en: 1 } },
    { ...TIP, name: [7] },
  ];
  expect(parseTips([...wrong, TIP])).toEqual([TIP]);
  expect(parseTips({ tips: [TIP] })).toEqual([]);
});

test('the text is in the reader’s language, else in English', () => {
  const text = { en: 'Drop.', de: 'Hinein.', 'de-at': 'Eini.' };
  expect(['de-at', 'de', 'en-gb', 'fr'].map((locale) => inLanguage(text, locale))).toEqual([
    'Eini.',
    'Hinein.',
    'Drop.',
    'Drop.',
  ]);
});

test('a name can be the same in all languages', () => {
  expect(inLanguage('Many files', 'fr')).toBe('Many files');
  expect(parseTips([{ ...TIP, name: { en: 'Files', de: 'Dateien' } }])).toHaveLength(1);
});

test('all tips of the application are valid with different numbers', () => {
  const written: unknown = JSON.parse(readFileSync('public/tips.json', 'utf8'));
  const tips = parseTips(written);
  expect(tips).toHaveLength((written as unknown[]).length);
  expect(new Set(tips.map(({ id }) => id)).size).toBe(tips.length);
});
