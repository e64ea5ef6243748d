import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../packages/scoring/src/units/locales.js';
import { messageProblems, tipProblems, unusedKeys } from '../scripts/message-problems.mjs';

const root = join(import.meta.dirname, '..');
const LISTED = new Set(['first.json', 'same.json', 'widgets.json']);

describe.each(['scoring', 'server', 'ui', 'web'])('the texts of %s', (name) => {
  const source = join(root, 'packages', name, 'src');
  const folder = join(source, 'messages');
  const locales = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !LISTED.has(file))
    .map((file) => file.slice(0, -'.json'.length));

  test('exist in every language', () => {
    expect(locales.toSorted()).toEqual(LOCALES.map(({ code }) => code).toSorted());
  });

  test.each(locales.filter((locale) => locale !== 'en-gb'))(
    'are complete and translated in %s',
    (locale) => {
      expect(messageProblems(folder, locale)).toEqual([]);
    },
  );

  test('are all in use', () => {
    expect(unusedKeys(folder, source)).toEqual([]);
  });
});

test.each(LOCALES.map(({ code }) => code))('tips of the day exist in %s', (locale) => {
  const file = join(root, 'packages/web/public/tips.json');
  expect(tipProblems(JSON.parse(readFileSync(file, 'utf8')), locale)).toEqual([]);
});
