import { expect, test } from 'vitest';
import { findNameProblem } from './name-problem.js';

test.each([
  { name: 'Jo van Ek', expected: undefined },
  { name: 'Ålund Åke', expected: undefined },
  { name: '王小明王小明', expected: undefined },
  { name: 'JO VAN EK', expected: 'signUp.name.capitals' },
  { name: 'jo van Ek', expected: 'signUp.name.lowercase' },
  { name: 'Jo Ek', expected: 'signUp.name.length' },
  { name: ' Jo Ek ', expected: 'signUp.name.length' },
  { name: 'J'.padEnd(61, 'o'), expected: 'signUp.name.length' },
])('$name: $expected', ({ name, expected }) => {
  expect(findNameProblem(name)).toBe(expected);
});
