import { expect, test } from 'vitest';
import { formatNumber, formatQuantityWithUnit, withUnit } from './format-quantity.js';

test.each([
  { value: 1312, digits: { max: 0 }, locale: 'en-GB', expected: '1,312' },
  { value: 407.2, digits: { min: 2, max: 2 }, locale: 'en-GB', expected: '407.20' },
  { value: 162.95100000000002, digits: { max: 6 }, locale: 'en-GB', expected: '162.951' },
  { value: 1234.5, digits: { max: 2 }, locale: 'de', expected: '1.234,5' },
  { value: -0.001, digits: { max: 2 }, locale: 'en-GB', expected: '0' },
  { value: -12, digits: { max: 2 }, locale: 'en-GB', expected: '-12' },
])('writes $value in $locale as $expected', ({ value, digits, locale, expected }) => {
  expect(formatNumber(value, locale, digits)).toBe(expected);
});

test.each([
  { quantity: 'altitude', value: 1312, unitSystem: 'M', expected: '1,312\u202fm' },
  { quantity: 'altitude', value: 1312, unitSystem: 'I', expected: '4,304\u202fft' },
  { quantity: 'distance', value: 407.26, unitSystem: 'M', expected: '407.3\u202fkm' },
  { quantity: 'distance', value: 407.26, unitSystem: 'U', digits: 2, expected: '253.06\u202fmi' },
] as const)('writes $value of $quantity in system $unitSystem', (row) => {
  const { quantity, value, unitSystem, expected } = row;
  const digits = 'digits' in row ? row.digits : undefined;
  expect(formatQuantityWithUnit(quantity, value, { unitSystem, locale: 'en-GB' }, digits)).toBe(
    expected,
  );
});

test('a number without a unit has no suffix', () => {
  expect(withUnit('1.4', '')).toBe('1.4');
});

test('the error names an unknown value', () => {
  const reader = { unitSystem: 'X' as 'M', locale: 'en-GB' };
  expect(() => formatQuantityWithUnit('altitude', 1, reader)).toThrow(/system "X"/);
});
