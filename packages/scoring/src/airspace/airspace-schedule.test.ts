import { expect, test } from 'vitest';
import { airspaceActivity } from './airspace-schedule.js';
import { parseOpenAir } from './parse-open-air.js';

const OUTLINE = ['V X=50:00:00 N 010:00:00 E', 'DC 5'];

function scheduleOf(...times: string[]) {
  const lines = ['AC R', 'AN Test', 'AL GND', 'AH FL100', ...times, ...OUTLINE];
  const { airspaces, findings } = parseOpenAir(lines.join('\n'));
  return { schedule: airspaces[0]!.schedule, codes: findings.map(({ code }) => code) };
}

const NOON_TO_ONE = 'AA 2025-01-01T12:00Z/2025-01-01T13:00Z';

test.each([
  { why: 'no times', times: [], at: ['12:30', '12:40'], state: 'active', reason: 'no-times' },
  {
    why: 'its time',
    times: [NOON_TO_ONE],
    at: ['12:30', '12:40'],
    state: 'active',
    reason: 'within-times',
  },
  {
    why: 'another time, and an exception on another day',
    times: [NOON_TO_ONE, 'AP! 24.12.2025.00:00Z-24.12.2025.23:59Z'],
    at: ['13:01', '14:00'],
    state: 'inactive',
    reason: 'outside-times',
  },
  {
    why: 'its time, and an exception for all of it',
    times: [NOON_TO_ONE, 'AP! 01.01.2025.00:00Z-01.01.2025.23:59Z'],
    at: ['12:30', '12:40'],
    state: 'inactive',
    reason: 'outside-times',
  },
  {
    why: 'its time, and an exception for a part of it',
    times: [NOON_TO_ONE, 'AP! 01.01.2025.12:00Z-01.01.2025.12:34Z'],
    at: ['12:30', '12:40'],
    state: 'active',
    reason: 'within-times',
  },
  {
    why: 'its time, which an exception leaves nothing of',
    times: [NOON_TO_ONE, 'AP! 01.01.2025.12:00Z-01.01.2025.13:00Z'],
    at: ['11:00', '14:00'],
    state: 'inactive',
    reason: 'outside-times',
  },
  {
    why: 'its time, and an exception at another hour',
    times: [NOON_TO_ONE, 'AP! 01.01.2025.14:00Z-01.01.2025.15:00Z'],
    at: ['12:30', '12:40'],
    state: 'active',
    reason: 'within-times',
  },
  {
    why: 'its time, and an exception by an unknown clock',
    times: [NOON_TO_ONE, 'AP! 01.01.2025.12:00L-01.01.2025.13:00L'],
    at: ['12:30', '12:40'],
    state: 'unknown',
    reason: 'other-times',
  },
  {
    why: 'a time of the week and an interval, and an exception for both',
    times: [NOON_TO_ONE, 'AW WED.10:00Z-15:59Z', 'AP! 01.01.2025.00:00Z-01.01.2025.23:59Z'],
    at: ['12:30', '12:40'],
    state: 'inactive',
    reason: 'outside-times',
  },
  {
    why: 'the last minute of a day that ends at 24:00',
    times: ['AA 2025-01-01T00:00Z/2025-01-01T24:00Z'],
    at: ['23:59', '23:59'],
    state: 'active',
    reason: 'within-times',
  },
  {
    why: 'NOTAMs, and an exception on another day',
    times: ['AA NONE', 'AP! 24.12.2025.00:00Z-24.12.2025.23:59Z'],
    at: ['12:30', '12:40'],
    state: 'unknown',
    reason: 'by-notam',
  },
  {
    why: 'an exception on another day alone',
    times: ['AP! 24.12.2025.00:00Z-24.12.2025.23:59Z'],
    at: ['12:30', '12:40'],
    state: 'active',
    reason: 'within-times',
  },
  {
    why: 'a touched time',
    times: [NOON_TO_ONE],
    at: ['13:00', '14:00'],
    state: 'active',
    reason: 'within-times',
  },
  {
    why: 'another time',
    times: [NOON_TO_ONE],
    at: ['13:01', '14:00'],
    state: 'inactive',
    reason: 'outside-times',
  },
  {
    why: 'the second time',
    times: [NOON_TO_ONE, 'AA 2025-01-01T15:00:30Z/2025-01-01T16:00:00Z'],
    at: ['15:30', '15:40'],
    state: 'active',
    reason: 'within-times',
  },
  {
    why: 'an open end',
    times: ['AA 2025-01-01T12:00Z/NONE'],
    at: ['23:00', '23:10'],
    state: 'active',
    reason: 'within-times',
  },
  {
    why: 'before an open end',
    times: ['AA 2025-01-01T12:00Z/NONE'],
    at: ['10:00', '11:00'],
    state: 'inactive',
    reason: 'outside-times',
  },
  {
    why: 'an open beginning',
    times: ['AA NONE/2025-01-01T12:00Z'],
    at: ['01:00', '02:00'],
    state: 'active',
    reason: 'within-times',
  },
  {
    why: 'NOTAMs',
    times: ['AA NONE'],
    at: ['12:00', '13:00'],
    state: 'unknown',
    reason: 'by-notam',
  },
  {
    why: 'weekly times',
    times: ['AW SUN.00:00L-23:59L', 'AP! 25.12.2022.00:00L-26.12.2022.23:59L'],
    at: ['12:00', '13:00'],
    state: 'unknown',
    reason: 'other-times',
  },
] as const)('an airspace with $why', ({ times, at, state, reason }) => {
  const { schedule, codes } = scheduleOf(...times);
  const [startS, endS] = at.map((clock) => Date.parse(`2025-01-01T${clock}Z`) / 1000);
  expect(codes).toEqual([]);
  expect(airspaceActivity(schedule, startS!, endS!)).toEqual({ state, reason });
});

test.each([
  'AA NONE/NONE',
  'AA 2025-01-02T14:00Z/2025-01-01T15:00Z',
  'AA 2025-02-31T14:00Z/2025-03-05T15:00Z',
  'AA 2025-01-02 14:00/2025-01-02 15:00',
  'AA 2025-01-02T14:00Z',
  'AA illegal4/illegal5/illegal6',
  'AA',
])('%s is reported; times that no other entry covers are unknown', (line) => {
  const { schedule, codes } = scheduleOf(line, NOON_TO_ONE);
  expect(codes).toEqual(['INVALID_ACTIVATION']);
  const atS = Date.parse('2025-01-01T12:30Z') / 1000;
  expect(airspaceActivity(schedule, atS, atS).state).toBe('active');
  expect(airspaceActivity(schedule, atS + 86_400, atS + 86_400)).toEqual({
    state: 'unknown',
    reason: 'unreadable-times',
  });
});

test('times next to NONE are reported and kept', () => {
  const { schedule, codes } = scheduleOf(NOON_TO_ONE, 'AA NONE');
  expect(codes).toEqual(['INVALID_ACTIVATION']);
  expect(schedule).toMatchObject({ byNotam: true, periods: [{ endS: 1_735_736_400 }] });
});
