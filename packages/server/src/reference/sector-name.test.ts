import { expect, test } from 'vitest';
import { sectorName } from './sector-name.js';

const names = { en: 'Alps', de: 'Alpen', no: 'Alpene', sl: 'Alpe' };

test.each([
  ['de-AT', 'Alpen'],
  ['en-US', 'Alps'],
  ['no', 'Alpene'],
  ['nb-NO', 'Alpene'],
  ['nn', 'Alpene'],
  ['sl', 'Alpe'],
  ['ja', 'Alps'],
  ['', 'Alps'],
])('in the language "%s" is %s', (language, name) => {
  expect(sectorName(names, language)).toBe(name);
});
