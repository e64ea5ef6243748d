import { expect, test } from 'vitest';
import type { AircraftKind } from './engine-runs.js';
import { hasEngine } from './has-engine.js';

test.each([
  { why: 'a pure glider', kind: 'GL', expected: false },
  { why: 'a motor glider', kind: 'MG', expected: true },
  { why: 'a front electric sustainer', kind: 'FG', expected: true },
  { why: 'an aircraft that is not known', kind: undefined, expected: false },
] as const)('$why', ({ kind, expected }) => {
  expect(hasEngine(kind)).toBe(expected);
});

test('unknown kind of aircraft', () => {
  expect(() => hasEngine('UL' as AircraftKind)).toThrow(RangeError);
});
