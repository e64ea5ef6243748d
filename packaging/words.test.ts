import { expect, test } from 'vitest';
import { styleProblems, wordProblems } from '../scripts/word-problems.mjs';

test.each([
  { why: 'a whole word', text: 'as he flew', expected: ['a.ts:1: he'] },
  { why: 'any case', text: 'Nobody flew', expected: ['a.ts:1: Nobody'] },
  { why: 'the line', text: '\n\nset anew', expected: ['a.ts:3: anew'] },
  { why: 'every form of a stem', text: 'reckonings', expected: ['a.ts:1: reckonings'] },
  { why: 'a stem within a name', text: 'preReckoned()', expected: ['a.ts:1: Reckoned'] },
  { why: 'no part of other words', text: 'the this help impatience renew', expected: [] },
])('finds $why', ({ text, expected }) => {
  expect(wordProblems('a.ts', text)).toEqual(expected);
});

test('finds a word in the name of a file', () => {
  expect(wordProblems('src/reckon-points.ts', '')).toEqual(['src/reckon-points.ts:0: reckon']);
});

test('allows the exceptions', () => {
  expect(wordProblems('packages/web/src/app/locale.test.ts', "'he', 'his'")).toEqual([
    'packages/web/src/app/locale.test.ts:1: his',
  ]);
});

test('finds comments that start with a question word', () => {
  expect(styleProblems('a.ts', '/** What a fix is. */\n/** Returns fixes. */')).toHaveLength(1);
});
