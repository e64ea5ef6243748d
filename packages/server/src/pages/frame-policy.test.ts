import { expect, test } from 'vitest';
import { mayBeFramed } from './frame-policy.js';

test.each([
  { url: '/', framed: true },
  { url: '/flight/17', framed: true },
  { url: '/authors', framed: true },
  { url: '/flight/auth', framed: true },
  { url: '/flight?next=/auth', framed: true },
  { url: '/auth/../flight', framed: true },
  { url: '/auth', framed: false },
  { url: '/auth/log-in', framed: false },
  { url: '/upload?x=1', framed: false },
  { url: '/upload#x', framed: false },
  { url: '/settings/', framed: false },
  { url: '/dashboard', framed: false },
  { url: '/plans/payment?plan=premium', framed: false },
  { url: '/Auth', framed: false },
  { url: '/AUTH/log-in', framed: false },
  { url: '/%61uth', framed: false },
  { url: '/%41uth', framed: false },
  { url: '/auth%2Flog-in', framed: false },
  { url: '//auth', framed: false },
  { url: '///auth//log-in', framed: false },
  { url: String.raw`/\auth`, framed: false },
  { url: '/%5Cauth', framed: false },
  { url: '/./auth', framed: false },
  { url: '/%2e/auth', framed: false },
  { url: '/flight/../auth', framed: false },
  { url: '/flight/%2e%2e/auth', framed: false },
  { url: '/a%01uth', framed: false },
  { url: '/auth?%', framed: false },
])('$url may be framed: $framed', ({ url, framed }) => {
  expect(mayBeFramed(url)).toBe(framed);
});
