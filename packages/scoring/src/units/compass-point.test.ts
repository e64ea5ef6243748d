import { expect, test } from 'vitest';
import { compassPoint } from './compass-point.js';

test.each([
  { why: 'north', directionDeg: 0, expected: 'N' },
  { why: 'the last of its sector', directionDeg: 11.24, expected: 'N' },
  { why: 'on the limit', directionDeg: 11.25, expected: 'NNE' },
  { why: 'a half wind', directionDeg: 45, expected: 'NE' },
  { why: 'east', directionDeg: 90, expected: 'E' },
  { why: 'south', directionDeg: 180, expected: 'S' },
  { why: 'inside a sector', directionDeg: 250, expected: 'WSW' },
  { why: 'the last sector', directionDeg: 348.74, expected: 'NNW' },
  { why: 'north from the west', directionDeg: 348.75, expected: 'N' },
  { why: 'a whole turn', directionDeg: 360, expected: 'N' },
  { why: 'more than a turn', directionDeg: 450, expected: 'E' },
  { why: 'against the clock', directionDeg: -90, expected: 'W' },
])('$why: $directionDeg° is $expected', ({ directionDeg, expected }) => {
  expect(compassPoint(directionDeg)).toBe(expected);
});

test('each of the 16 points is in the middle of its sector', () => {
  const points = Array.from({ length: 16 }, (_, index) => compassPoint(index * 22.5));
  expect(points.join(' ')).toBe('N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW');
});
