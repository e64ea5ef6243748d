import { expect, test } from 'vitest';
import { createFlight, viewWith } from './drawn-flight.js';

const track = {
  unixS: [0, 60, 120],
  latDeg: [50, 50.5, 51],
  lonDeg: [8, 9, 8.5],
  altitudeM: [800, 900, 850],
};

test.each([
  {
    why: 'places beyond it',
    places: [
      { lat: 50, lon: 8 },
      { lat: 51.5, lon: 9.5 },
    ],
    expected: [8, 50, 9.5, 51.5],
  },
  { why: 'a place far away', places: [{ lat: 45, lon: 8 }], expected: [8, 45, 9, 51] },
  {
    why: 'a position at 0, 0',
    places: [{ lat: 0, lon: 0 }],
    expected: [8, 50, 9, 51],
  },
])('shows a flight with $why', ({ places, expected }) => {
  expect(viewWith(createFlight(track), places)).toEqual(expected);
});

test.each([
  { why: 'none', places: [] },
  { why: 'those that it flew to', places: [{ lat: 50.5, lon: 9 }] },
])('the bounds stay the same with $why', ({ places }) => {
  const flight = createFlight(track);
  expect(viewWith(flight, places)).toBe(flight.bounds);
});

test('a task across the antimeridian lies beside its flight', () => {
  const eastward = {
    unixS: [0, 60],
    latDeg: [-40, -41],
    lonDeg: [179, 179.5],
    altitudeM: [800, 900],
  };
  const task = [{ lat: -40.5, lon: -179.9 }];
  const [west, , east] = viewWith(createFlight(eastward), task);
  expect([west, east]).toEqual([179, expect.closeTo(180.1, 9)]);
});

test('a flight without fixes is not shown, even with a task', () => {
  const flight = createFlight({ unixS: [], latDeg: [], lonDeg: [], altitudeM: [] });
  expect(viewWith(flight, [{ lat: 50, lon: 8 }])).toBe(flight.bounds);
});
