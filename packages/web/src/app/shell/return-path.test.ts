import { expect, test } from 'vitest';
import { returnPath } from './return-path.js';

test.each([
  { href: '/flight?user=1', expected: '/flight?user=1' },
  { href: '/auth/log-in', expected: '/' },
  { href: '/auth/sign-up?redirect=/upload', expected: '/' },
  { href: '/auth/superuser/abc', expected: '/auth/superuser/abc' },
  { href: '/authors', expected: '/authors' },
  { href: 'https://elsewhere.example/', expected: '/' },
  { href: '//elsewhere.example/', expected: '/' },
  { href: '/\\elsewhere.example/', expected: '/' },
  { href: '/\t/elsewhere.example/', expected: '/' },
  { href: undefined, expected: '/' },
])('after logging in, $href leads to $expected', ({ href, expected }) => {
  expect(returnPath(href)).toBe(expected);
});
