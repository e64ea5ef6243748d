import { expect, test } from 'vitest';
import { readId } from './read-id.js';

test.each([
  { text: '1', id: 1 },
  { text: '2147483647', id: 2_147_483_647 },
])('reads $text', ({ text, id }) => {
  expect(readId(text)).toBe(id);
});

test.each(['', '0', '07', '-1', '1e3', ' 1', '1.5', '2147483648', '99999999999'])(
  'no object has the id "%s"',
  (text) => {
    expect(readId(text)).toBeUndefined();
  },
);
