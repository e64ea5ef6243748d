import { expect, test } from 'vitest';
import { openingOf } from './evaluate-flight.js';

const timeS = (hours: number, minutes: number) => (hours * 60 + minutes) * 60;

test.each([
  ['on the day of the first fix', timeS(11, 0), timeS(10, 0), timeS(11, 0)],
  ['after midnight in UTC', timeS(0, 30), timeS(22, 0), timeS(24, 30)],
  ['before midnight in UTC, and the recorder started after it', timeS(23, 30), timeS(0, 10), -1800],
])('a start opens %s', (_, opensS, firstS, expected) => {
  expect(openingOf(opensS, firstS)).toBe(expected);
});
