import { expect, test } from 'vitest';
import { isRegistration, normalizeSign } from './aircraft-sign.js';

test.each([
  { value: 'D-1234', sign: 'D-1234' },
  { value: ' d_kxyz ', sign: 'D-KXYZ' },
  { value: 'D - 1234', sign: 'D-1234' },
  { value: 'D- 1234', sign: 'D-1234' },
  { value: 'D--1234', sign: 'D-1234' },
  { value: 'D\u20131234', sign: 'D-1234' },
  { value: 'D\u22121234', sign: 'D-1234' },
  { value: 'D-1234.', sign: 'D-1234' },
  { value: '(D-1234)', sign: 'D-1234' },
  { value: 'F-C-ABC', sign: 'F-C-ABC' },
  { value: 'XY', sign: 'XY' },
  { value: 'D-1234/AB', sign: undefined },
  { value: '\u00C4-1234', sign: undefined },
  { value: 'D-123456789', sign: undefined },
  { value: '---', sign: undefined },
  { value: undefined, sign: undefined },
])('normalizes $value to $sign', ({ value, sign }) => {
  expect(normalizeSign(value)).toBe(sign);
});

test.each([
  { sign: 'D-1234', expected: true },
  { sign: 'G-XXXA', expected: true },
  { sign: 'N1', expected: true },
  { sign: 'N344AB', expected: true },
  { sign: 'N0', expected: false },
  { sign: 'CLUB', expected: false },
  { sign: 'D-0000', expected: false },
  { sign: 'D-XXXX', expected: false },
  { sign: 'OO-000', expected: false },
  { sign: 'XX-XXX', expected: false },
])('decides that $sign is a registration: $expected', ({ sign, expected }) => {
  expect(isRegistration(sign)).toBe(expected);
});
