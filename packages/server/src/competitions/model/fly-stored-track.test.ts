import { expect, test } from 'vitest';
import { openingOf, timesOfDay } from './fly-stored-track.js';

const timeS = (hours: number, minutes: number) => (hours * 60 + minutes) * 60;

test.each([
  ['on the day of the first fix', timeS(11, 0), timeS(10, 0), timeS(11, 0)],
  ['after midnight in UTC', timeS(0, 30), timeS(22, 0), timeS(24, 30)],
  ['before midnight in UTC, and the recorder started after it', timeS(23, 30), timeS(0, 10), -1800],
])('a start opens %s', (_, opensS, firstS, expected) => {
  expect(openingOf(opensS, firstS)).toBe(expected);
});

const OPEN = { points: [] };

test('limits follow the opening, also after midnight', () => {
  const limits = {
    startOpensS: timeS(22, 0),
    startClosesS: timeS(23, 0),
    finishClosesS: timeS(4, 0),
  };
  expect(timesOfDay({ ...OPEN, ...limits }, timeS(21, 0))).toMatchObject({
    startOpensS: timeS(22, 0),
    startClosesS: timeS(23, 0),
    finishClosesS: timeS(28, 0),
  });
  expect(timesOfDay({ ...OPEN, ...limits }, timeS(0, 10))).toMatchObject({
    startOpensS: timeS(-2, 0),
    startClosesS: timeS(-1, 0),
    finishClosesS: timeS(4, 0),
  });
});

test('without an opening, limits are those of the day on which the recorder started', () => {
  expect(timesOfDay({ ...OPEN, finishClosesS: timeS(18, 0) }, timeS(3, 0))).toMatchObject({
    finishClosesS: timeS(18, 0),
  });
  expect(timesOfDay({ ...OPEN, finishClosesS: timeS(2, 0) }, timeS(20, 0))).toMatchObject({
    finishClosesS: timeS(26, 0),
  });
});
