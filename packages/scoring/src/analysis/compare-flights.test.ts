import { readFlightTrack } from '@cloudstreet/scoring/analyse';
import { expect, test } from 'vitest';
import { compareFlights } from './compare-flights.js';

const COURSE = [
  { lat: 50, lon: 8 },
  { lat: 50, lon: 8.5 },
];

/** Due east along the course, a fix every four seconds. */
function flyFrom(start: string, lat = 50) {
  const fixes = Array.from({ length: 300 }, (_, index) => index);
  const startS = Date.parse(start) / 1000;
  return readFlightTrack({
    time: fixes.map((index) => startS + index * 4),
    alt: fixes.map(() => 1500),
    geom: { type: 'LineString', coordinates: fixes.map((index) => [8 + index * 0.0015, lat]) },
  }).track;
}

const OWN = flyFrom('2024-06-01T12:00:00Z');

test.each([
  { why: 'later', start: '2024-06-01T12:10:00Z', laterS: 600 },
  { why: 'earlier', start: '2024-06-01T11:55:00Z', laterS: -300 },
  { why: 'the evening before', start: '2024-05-31T23:59:00Z', laterS: -43_260 },
])('compares with a flight that started $why', ({ start, laterS }) => {
  const request = { own: OWN, other: flyFrom(start), course: COURSE };
  expect(compareFlights({ ...request, alignment: 'start' }).startedLaterS).toBe(laterS);
});

test('equal flights never differ when aligned by start, but the later one is behind by time', () => {
  const request = { own: OWN, other: flyFrom('2024-06-01T12:10:00Z'), course: COURSE };
  const aligned = compareFlights({ ...request, alignment: 'start' });
  expect(Math.max(...aligned.aheadM.filter(Number.isFinite).map(Math.abs))).toBeLessThan(1);
  const atTheTime = compareFlights({ ...request, alignment: 'time' });
  expect(atTheTime.aheadM.findLast(Number.isFinite)).toBeGreaterThan(10_000);
});

test.each([
  { why: 'turned elsewhere', lon: [8, 8.3, 7.6], leftS: 720 },
  { why: 'landed on its way', lon: [8, 8.3, 8.31], leftS: undefined },
])('finds when another flight left the course: $why', ({ lon, leftS }) => {
  const startS = Date.parse('2024-06-01T12:00:00Z') / 1000;
  const steps = Array.from({ length: 401 }, (_, index) => index * 4);
  const lonAt = (second: number) =>
    second <= 720
      ? lon[0]! + ((lon[1]! - lon[0]!) * second) / 720
      : lon[1]! + ((lon[2]! - lon[1]!) * (second - 720)) / 880;
  const { track } = readFlightTrack({
    time: steps.map((second) => startS + second),
    alt: steps.map(() => 1500),
    geom: { type: 'LineString', coordinates: steps.map((second) => [lonAt(second), 50]) },
  });
  const compared = compareFlights({ own: OWN, other: track, course: COURSE, alignment: 'time' });
  expect(compared.leftCourseS).toBe(leftS === undefined ? undefined : startS + leftS);
});

test('the start of a flight that never reached the first point is unknown', () => {
  const other = flyFrom('2024-06-01T12:10:00Z', 52);
  const compared = compareFlights({ own: OWN, other, course: COURSE, alignment: 'start' });
  expect(compared).not.toHaveProperty('startedLaterS');
});
