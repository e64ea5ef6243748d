import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { YIN_YANG } from './yin-yang.js';

test.each([
  {
    why: 'ten on each side are 20',
    flights: [{ leftThermals: 10, rightThermals: 10 }],
    expected: [],
  },
  {
    why: '21 with one more to the left',
    flights: [{ leftThermals: 11, rightThermals: 10 }],
    expected: ['1@0'],
  },
  {
    why: '22 with two more to the right',
    flights: [{ leftThermals: 10, rightThermals: 12 }],
    expected: [],
  },
  {
    why: 'two flights do not add up',
    flights: [
      { leftThermals: 8, rightThermals: 8 },
      { leftThermals: 8, rightThermals: 8 },
    ],
    expected: [],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(YIN_YANG, flights)).toEqual(expected);
});
