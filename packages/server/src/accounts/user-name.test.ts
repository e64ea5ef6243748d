import { expect, test } from 'vitest';
import { nameProblem } from './user-name.js';

test.each([
  { why: 'first and last name', name: 'Hanna Rietfeld', problem: undefined },
  { why: 'accents and hyphen', name: 'Élodie Saint-Aubrié', problem: undefined },
  { why: 'Vietnamese', name: 'Nguyễn Thị Ánh', problem: undefined },
  { why: 'Arabic', name: 'علي حسن', problem: undefined },
  { why: 'Hebrew', name: 'דוד לוי', problem: undefined },
  { why: 'Devanagari', name: 'राम सिंह', problem: undefined },
  { why: 'Georgian, whose capitals begin no name', name: 'გიორგი ბერიძე', problem: undefined },
  { why: 'Adlam, beyond the first 65 536 characters', name: '𞤀𞤥𞤢𞤣𞤵 𞤁𞤭𞤢𞤤𞤮', problem: undefined },
  { why: 'a digraph in title case', name: 'ǅemal Bijedić', problem: undefined },
  { why: 'a particle in small letters later on', name: 'Otto von Wolkenried', problem: undefined },
  { why: 'an apostrophe first', name: '’t Hooft, Jan', problem: undefined },
  { why: 'two characters that are words', name: '李雷', problem: undefined },
  { why: 'syllables', name: '김철수', problem: undefined },
  { why: 'two letters', name: 'Bo', problem: undefined },
  { why: 'five letters', name: 'Jo Ek', problem: undefined },
  { why: 'all capitals', name: 'OTTO WOLKENRIED', problem: 'name_capitals' },
  { why: 'all capitals with accents', name: 'ÉLODIE D’ÉTÉ', problem: 'name_capitals' },
  { why: 'small first letter', name: 'otto Wolkenried', problem: 'name_first_letter' },
  { why: 'small first letter with accent', name: 'élodie Été', problem: 'name_first_letter' },
  { why: 'small first letter of Adlam', name: '𞤢𞤥𞤢𞤣𞤵 𞤁𞤭𞤢𞤤𞤮', problem: 'name_first_letter' },
])('$why: $name', ({ name, problem }) => {
  expect(nameProblem(name)?.type).toBe(problem);
});
