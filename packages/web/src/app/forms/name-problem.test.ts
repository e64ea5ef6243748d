import { expect, test } from 'vitest';
import { findNameProblem } from './name-problem.js';

test.each([
  { name: 'Jo van Ek', expected: undefined },
  { name: 'Ålund Åke', expected: undefined },
  { name: '李雷', expected: undefined },
  { name: '김철수', expected: undefined },
  { name: 'გიორგი ბერიძე', expected: undefined },
  { name: 'Nguye\u0302\u0303n', expected: undefined },
  { name: 'B     ', expected: 'signUp.name.length' },
  { name: '李', expected: 'signUp.name.length' },
  { name: 'JO VAN EK', expected: 'signUp.name.capitals' },
  { name: 'jo van Ek', expected: 'signUp.name.lowercase' },
  { name: 'Jo Ek', expected: undefined },
  { name: ' Bo ', expected: undefined },
  { name: 'J'.padEnd(61, 'o'), expected: 'signUp.name.length' },
])('$name: $expected', ({ name, expected }) => {
  expect(findNameProblem(name)).toBe(expected);
});
