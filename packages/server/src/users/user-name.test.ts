import { expect, test } from 'vitest';
import { nameProblem, tidyName } from './user-name.js';

test.each([
  { why: 'first and last name', name: 'Hanna Reitsch', problem: undefined },
  { why: 'accents and hyphen', name: 'Élodie Saint-Exupéry', problem: undefined },
  { why: 'a script without capitals', name: '山田 太郎さん', problem: undefined },
  { why: 'a particle in small letters later on', name: 'Otto von Lilienthal', problem: undefined },
  { why: 'all capitals', name: 'OTTO LILIENTHAL', problem: 'name_capitals' },
  { why: 'all capitals with accents', name: 'ÉLODIE D’ÉTÉ', problem: 'name_capitals' },
  { why: 'small first letter', name: 'otto Lilienthal', problem: 'name_first_letter' },
  { why: 'small first letter with accent', name: 'élodie Été', problem: 'name_first_letter' },
])('$why: $name', ({ name, problem }) => {
  expect(nameProblem(name)?.type).toBe(problem);
});

test('is stored without needless blanks', () => {
  expect(tidyName('  Otto   Lilienthal ')).toBe('Otto Lilienthal');
});
