import { expect, test } from 'vitest';
import { listedActivity } from './listed-times.js';

// 2022-04-15 was a Friday and a holiday; clocks in the Netherlands were two hours ahead of UTC.
const WEEK = ['MON', 'TUE', 'WED', 'THU', 'FRI'].map((day) => `AW ${day}.09:00L-16:59L`);
const HOLIDAY = 'AP! 15.04.2022.00:00L-15.04.2022.23:59L';
const ZONE = 'Europe/Amsterdam';

test.each([
  { why: 'within the hours', times: WEEK, at: '2022-04-14T07:00/07:10', state: 'active' },
  { why: 'a second before them', times: WEEK, at: '2022-04-14T06:30/06:59:59', state: 'inactive' },
  { why: 'in their last minute', times: WEEK, at: '2022-04-14T14:59:59/15:10', state: 'active' },
  { why: 'after it', times: WEEK, at: '2022-04-14T15:00/15:10', state: 'inactive' },
  { why: 'on another day', times: WEEK, at: '2022-04-16T08:00/09:00', state: 'inactive' },
  {
    why: 'on a holiday',
    times: [...WEEK, HOLIDAY],
    at: '2022-04-15T08:00/09:00',
    state: 'inactive',
  },
  {
    why: 'on a day that is no holiday',
    times: [...WEEK, HOLIDAY],
    at: '2022-04-14T08:00/09:00',
    state: 'active',
  },
  {
    why: 'for a moment of the hours',
    times: WEEK,
    at: '2022-04-14T08:00/08:00',
    state: 'active',
  },
  {
    why: 'past midnight, of the evening before',
    times: ['AW WED.22:00Z-01:59Z'],
    at: '2022-04-14T01:30/01:40',
    state: 'active',
  },
  {
    why: 'on a day that begins earlier here than in UTC',
    times: ['AW THU.00:00L-00:59L'],
    at: '2022-04-13T22:10/22:20',
    state: 'active',
  },
  {
    why: 'within a period',
    times: ['AP 01.01.2022.00:00Z-31.12.2022.23:59Z'],
    at: '2022-12-31T23:59:30/23:59:40',
    state: 'active',
  },
  {
    why: 'after a period',
    times: ['AP 01.01.2022.00:00Z-31.12.2022.23:59Z'],
    at: '2023-01-01T00:00/00:10',
    state: 'inactive',
  },
  { why: 'but for an exception', times: [HOLIDAY], at: '2022-04-14T08:00/09:00', state: 'active' },
  { why: 'in an exception', times: [HOLIDAY], at: '2022-04-15T08:00/09:00', state: 'inactive' },
  {
    why: 'for longer than an exception',
    times: [HOLIDAY],
    at: '2022-04-15T21:30/22:30',
    state: 'active',
  },
  {
    why: 'within one time, whatever another means',
    times: [...WEEK, 'AW HOL.09:00L-16:59L'],
    at: '2022-04-14T08:00/09:00',
    state: 'active',
  },
  {
    why: 'perhaps at a time that cannot be read',
    times: [...WEEK, 'AW HOL.09:00L-16:59L'],
    at: '2022-04-16T08:00/09:00',
    state: 'unknown',
  },
  {
    why: 'perhaps in an exception that cannot be read',
    times: [...WEEK, 'AP! EASTER'],
    at: '2022-04-14T08:00/09:00',
    state: 'unknown',
  },
  {
    why: 'on a day that there is not',
    times: ['AP 31.02.2022.00:00Z-03.03.2022.23:59Z'],
    at: '2022-03-01T00:00/00:10',
    state: 'unknown',
  },
  {
    why: 'at an hour that there is not',
    times: ['AW THU.09:00Z-24:00Z'],
    at: '2022-04-14T10:00/11:00',
    state: 'unknown',
  },
])('$why: $state', ({ times, at, state }) => {
  const [date, from, to] = at.split(/[T/]/);
  const [startS, endS] = [from, to].map((time) => Date.parse(`${date}T${time}Z`) / 1000);
  expect(listedActivity(times, { startS: startS!, endS: endS! }, ZONE)).toBe(state);
});

test('local times are unknown without a zone, UTC is known', () => {
  const asked = {
    startS: Date.UTC(2022, 3, 14, 8) / 1000,
    endS: Date.UTC(2022, 3, 14, 9) / 1000,
  };
  expect(listedActivity(WEEK, asked)).toBe('unknown');
  expect(listedActivity(['AW THU.08:00Z-09:00Z'], asked)).toBe('active');
});
