import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromUnit, type Quantity, toUnit, unitOf } from './unit-of.js';
import { defaultUnitSystem, type UnitSystem } from './unit-system.js';

const QUANTITIES: readonly Quantity[] = [
  'distance',
  'cruiseDistance',
  'altitude',
  'speed',
  'cruiseSpeed',
  'climb',
  'pressure',
  'mass',
  'area',
  'wingLoading',
  'glideRatio',
];
const SYSTEMS: readonly UnitSystem[] = ['M', 'I', 'U'];

describe('unitOf', () => {
  test.each([
    { quantity: 'distance', system: 'I', value: 500, expected: 500, symbol: 'km' },
    { quantity: 'distance', system: 'U', value: 500, expected: 310.6855, symbol: 'mi' },
    { quantity: 'cruiseDistance', system: 'U', value: 10, expected: 5.39957, symbol: 'NM' },
    { quantity: 'altitude', system: 'M', value: 1000, expected: 1000, symbol: 'm' },
    { quantity: 'altitude', system: 'I', value: 1000, expected: 3280.84, symbol: 'ft' },
    { quantity: 'speed', system: 'I', value: 100, expected: 100, symbol: 'km/h' },
    { quantity: 'speed', system: 'U', value: 100, expected: 62.1371, symbol: 'mph' },
    { quantity: 'cruiseSpeed', system: 'I', value: 100, expected: 53.9957, symbol: 'kt' },
    { quantity: 'climb', system: 'I', value: 1, expected: 1.9438452, symbol: 'kt' },
    { quantity: 'climb', system: 'U', value: 1, expected: 196.8504, symbol: 'fpm' },
    { quantity: 'pressure', system: 'U', value: 1013.25, expected: 29.92, symbol: 'inHg' },
    { quantity: 'mass', system: 'I', value: 350, expected: 350, symbol: 'kg' },
    { quantity: 'mass', system: 'U', value: 350, expected: 771.61805, symbol: 'lb' },
    { quantity: 'area', system: 'U', value: 10, expected: 107.6391, symbol: 'ft²' },
    { quantity: 'wingLoading', system: 'U', value: 50, expected: 10.2408, symbol: 'lb/ft²' },
    { quantity: 'glideRatio', system: 'U', value: 40, expected: 40, symbol: ':1' },
  ] as const)('$value of $quantity in system $system', (row) => {
    const unit = unitOf(row.quantity, row.system);
    expect(unit.symbol).toBe(row.symbol);
    expect(toUnit(row.value, unit)).toBeCloseTo(row.expected, 2);
  });

  test('converting to any unit and back keeps the value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...QUANTITIES),
        fc.constantFrom(...SYSTEMS),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        (quantity, system, value) => {
          const unit = unitOf(quantity, system);
          expect(fromUnit(toUnit(value, unit), unit)).toBeCloseTo(value, 6);
        },
      ),
      { seed: 1 },
    );
  });
});

test.each([
  { region: 'US', expected: 'U' },
  { region: 'us', expected: 'U' },
  { region: 'GB', expected: 'I' },
  { region: 'AU', expected: 'I' },
  { region: 'NZ', expected: 'I' },
  { region: 'ZA', expected: 'I' },
  { region: 'NA', expected: 'I' },
  { region: 'DE', expected: 'M' },
  { region: undefined, expected: 'M' },
])('a visitor from $region starts with system $expected', ({ region, expected }) => {
  expect(defaultUnitSystem(region)).toBe(expected);
});

test('refuses an unknown quantity or system', () => {
  expect(() => unitOf('taste' as 'mass', 'M')).toThrow(/taste/);
  expect(() => unitOf('mass', 'X' as 'M')).toThrow(/X/);
});
