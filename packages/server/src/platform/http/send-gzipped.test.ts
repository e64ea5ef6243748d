import { expect, test } from 'vitest';
import { acceptsGzip } from './send-gzipped.js';

test.each([
  { header: undefined, expected: false },
  { header: '', expected: false },
  { header: 'gzip', expected: true },
  { header: 'br, GZIP;q=0.5', expected: true },
  { header: 'x-gzip', expected: true },
  { header: '*', expected: true },
  { header: 'br', expected: false },
  { header: 'gzip;q=0', expected: false },
  { header: 'gzip; q=0.000, br', expected: false },
  { header: 'gzip;q=0, *', expected: false },
  { header: '*;q=0', expected: false },
  { header: '*;q=0, gzip', expected: true },
  { header: 'identity', expected: false },
  { header: 'gzipped', expected: false },
])('$header accepts gzip: $expected', ({ header, expected }) => {
  expect(acceptsGzip(header)).toBe(expected);
});
