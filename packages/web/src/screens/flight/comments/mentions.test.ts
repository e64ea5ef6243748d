import { expect, test } from 'vitest';
import { findMentionQuery, withIds, withNames } from './mentions.js';

test.each([
  { text: 'Hi @Ad', name: 'Ad' },
  { text: '@Ada Aal', name: 'Ada Aal' },
  { text: '(@Žofie', name: 'Žofie' },
  { text: 'Hi @A', name: undefined },
  { text: 'mail@example', name: undefined },
  { text: 'Hi @Ada Aalto was there too', name: undefined },
  { text: 'Hi @Ada, ', name: undefined },
])('finds the name in "$text"', ({ text, name }) => {
  expect(findMentionQuery(text, text.length)?.name).toBe(name);
});

test('looks only before the caret', () => {
  expect(findMentionQuery('Hi @Ada and more', 6)).toEqual({ start: 3, name: 'Ad' });
});

test('names become ids, and back', () => {
  const mentions = [
    { id: 7, name: 'Ada' },
    { id: 8, name: 'Ada Aalto' },
    { id: 9, name: 'J. (Jo) Sample' },
  ];
  const text = 'Hi @Ada, @Ada Aalto, @J. (Jo) Sample and @Adam';
  const comment = withIds(text, mentions);
  expect(comment).toBe('Hi @[7], @[8], @[9] and @Adam');
  expect(withNames({ comment, mention: mentions })).toEqual({ text, mentions });
});

test('a user without an account keeps the id', () => {
  expect(withNames({ comment: 'Hi @[7]' })).toEqual({ text: 'Hi @[7]', mentions: [] });
});
