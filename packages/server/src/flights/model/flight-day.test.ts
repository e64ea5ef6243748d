import { expect, test } from 'vitest';
import { flightDay } from './flight-day.js';

test.each([
  {
    why: 'summer time in Europe',
    takeoff: '2026-07-14T10:00:00Z',
    position: { lat: 50.86, lon: 7.09 },
    expected: { scoringDate: '2026-07-14', season: 2026, until: '2026-07-16T10:00:00.000Z' },
  },
  {
    why: 'the night before in UTC is already the next day in Australia',
    takeoff: '2026-01-02T23:58:00Z',
    position: { lat: -36.55, lon: 145.98 },
    expected: { scoringDate: '2026-01-03', season: 2026, until: '2026-01-05T01:00:00.000Z' },
  },
  {
    why: 'summer time ends on the day between: noon is local noon',
    takeoff: '2026-10-24T10:00:00Z',
    position: { lat: 50.86, lon: 7.09 },
    expected: { scoringDate: '2026-10-24', season: 2027, until: '2026-10-26T11:00:00.000Z' },
  },
  {
    why: 'an unknown place',
    takeoff: '2026-09-30T23:59:59Z',
    position: undefined,
    expected: { scoringDate: '2026-09-30', season: 2026, until: '2026-10-02T12:00:00.000Z' },
  },
  {
    why: 'a clock that is years ahead: the upload says how long it may be edited',
    takeoff: '2079-07-14T10:00:00Z',
    position: { lat: 50.86, lon: 7.09 },
    uploadedAt: '2026-07-14T23:30:00Z',
    expected: { scoringDate: '2079-07-14', season: 2079, until: '2026-07-17T10:00:00.000Z' },
  },
  {
    why: 'a clock that is an hour ahead',
    takeoff: '2026-07-14T22:30:00Z',
    position: { lat: 50.86, lon: 7.09 },
    uploadedAt: '2026-07-14T21:30:00Z',
    expected: { scoringDate: '2026-07-15', season: 2026, until: '2026-07-16T10:00:00.000Z' },
  },
])('$why', ({ takeoff, position, uploadedAt = '2027-01-01T00:00:00Z', expected }) => {
  const takeoffS = Date.parse(takeoff) / 1000;
  const { editAllowedUntil, ...day } = flightDay(takeoffS, position, new Date(uploadedAt));
  expect(day).toMatchObject({ scoringDate: expected.scoringDate, season: expected.season });
  expect(editAllowedUntil.toISOString()).toBe(expected.until);
});
