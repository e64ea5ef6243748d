import { expect, test } from 'vitest';
import { parseARecord } from './a-record.js';
import { parseIRecord } from './i-record.js';
import { decodeText } from './text.js';

test.each([
  { line: 'ALXVABC FLIGHT:1', expected: { manufacturer: 'LXV', serial: 'ABC' } },
  { line: 'ALXV79MFLIGHT:1', expected: { manufacturer: 'LXV', serial: '79M' } },
  { line: 'AXSY3809047216', expected: { manufacturer: 'XSY', serial: '3809047216' } },
  { line: 'AXFMSFP Flymaster Live, V1.0', expected: { manufacturer: 'XFM', serial: 'SFP' } },
  { line: 'AXTT', expected: { manufacturer: 'XTT', serial: '' } },
  { line: 'A', expected: { manufacturer: '', serial: '' } },
])('reads the recorder of $line', ({ line, expected }) => {
  expect(parseARecord(line)).toEqual(expected);
});

test.each([
  { why: 'two fields', line: 'I023638FXA3941ENL', codes: ['FXA', 'ENL'] },
  { why: 'a wrong count', line: 'I093638FXA3941ENL', codes: ['FXA', 'ENL'] },
  { why: 'a field cut short', line: 'I023638FXA394', codes: ['FXA'] },
  { why: 'the same field twice', line: 'I023638FXA3941FXA', codes: ['FXA'] },
  { why: 'a field inside the fixed part', line: 'I022025FXA3941ENL', codes: ['ENL'] },
  { why: 'a field that ends before it starts', line: 'I023836FXA3941ENL', codes: ['ENL'] },
  { why: 'no field', line: 'I0a', codes: [] },
])('reads the sensors with $why', ({ line, codes }) => {
  expect(parseIRecord(line).map(({ code }) => code)).toEqual(codes);
});

test('reads positions beyond byte 99', () => {
  expect(parseIRecord('I049698GSP99101TRT102104VAT105107OAT')).toEqual([
    { code: 'GSP', start: 96, end: 98 },
    { code: 'TRT', start: 99, end: 101 },
    { code: 'VAT', start: 102, end: 104 },
    { code: 'OAT', start: 105, end: 107 },
  ]);
});

test.each([
  { why: 'ASCII', bytes: [0x20, 0x41, 0x42, 0x0d], expected: 'AB' },
  { why: 'Latin-1', bytes: [0x4d, 0xfc, 0x6c, 0x6c], expected: 'Müll' },
  { why: 'UTF-8', bytes: [0x4d, 0xc3, 0xbc, 0x6c, 0x6c], expected: 'Müll' },
  { why: 'UTF-8 with a percent sign', bytes: [0x25, 0x34, 0x31, 0xc3, 0xbc], expected: '%41ü' },
  { why: 'control characters', bytes: [0x41, 0x00, 0x07, 0x42], expected: 'AB' },
])('decodes $why', ({ bytes, expected }) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(expected);
});
