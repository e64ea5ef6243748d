import { expect, test } from 'vitest';
import { destination } from '../geo/bearing.js';
import { findTravels, type TravelFlight, travelDays } from './find-travels.js';

const HOME = { lat: 47.6, lon: 12.4 };
const PLACES = {
  home: HOME,
  nearHome: destination(HOME, 90, 9000),
  alps: destination(HOME, 200, 120_000),
  field: destination(HOME, 180, 300_000),
  sea: destination(HOME, 230, 420_000),
};

/** A flight from 10 to 15 o'clock. */
function fly(
  date: string,
  from: keyof typeof PLACES,
  to: keyof typeof PLACES,
  [start, end]: readonly [number, number] = [10, 15],
): TravelFlight {
  const day = Date.parse(date);
  return {
    date,
    takeoffMs: day + start * 3_600_000,
    landingMs: day + end * 3_600_000,
    takeoff: PLACES[from],
    landing: PLACES[to],
  };
}

test('a travel lasts from a landing elsewhere to the landing at home', () => {
  const flights = [
    fly('2026-06-01', 'home', 'home'),
    fly('2026-06-02', 'home', 'alps'),
    fly('2026-06-03', 'alps', 'alps'),
    fly('2026-06-06', 'alps', 'sea'),
    fly('2026-06-09', 'sea', 'nearHome'),
    fly('2026-06-10', 'home', 'home'),
  ];
  expect(findTravels(flights)).toEqual([[1, 2, 3, 4]]);
});

test('one that does not return ends with its last flight', () => {
  const flights = [fly('2026-06-02', 'home', 'alps'), fly('2026-06-03', 'alps', 'sea')];
  expect(findTravels(flights)).toEqual([[0, 1]]);
});

test.each([
  { why: 'landings at home', flights: [fly('2026-06-01', 'home', 'nearHome')] },
  {
    why: 'an outlanding, after which the glider is taken home on the road',
    flights: [fly('2026-06-01', 'home', 'field'), fly('2026-06-02', 'home', 'home')],
  },
  {
    why: 'a return on the same day',
    flights: [
      fly('2026-06-01', 'home', 'alps', [8, 11]),
      fly('2026-06-01', 'alps', 'home', [13, 16]),
    ],
  },
  { why: 'no flights', flights: [] },
])('$why is no travel', ({ flights }) => {
  expect(findTravels(flights)).toEqual([]);
});

test('seven days between two flights continue it, eight do not', () => {
  const to = fly('2026-06-01', 'home', 'alps');
  expect(findTravels([to, fly('2026-06-08', 'alps', 'home')])).toEqual([[0, 1]]);
  expect(findTravels([to, fly('2026-06-09', 'alps', 'home')])).toEqual([]);
});

test('a flight from another place ends one and can start the next', () => {
  const flights = [
    fly('2026-06-01', 'home', 'alps'),
    fly('2026-06-02', 'alps', 'field'),
    fly('2026-06-03', 'alps', 'sea'),
    fly('2026-06-04', 'sea', 'home'),
    fly('2026-06-05', 'home', 'alps'),
  ];
  // The last landing is at neither start.
  expect(findTravels(flights)).toEqual([
    [0, 1],
    [2, 3, 4],
  ]);
});

test('a second recording of the same flight neither counts nor ends it', () => {
  const flights = [
    fly('2026-06-01', 'home', 'alps'),
    fly('2026-06-01', 'home', 'alps', [10.1, 15.1]),
    fly('2026-06-02', 'alps', 'home'),
  ];
  expect(findTravels(flights)).toEqual([[0, 2]]);
});

test('its length includes the first and the last day', () => {
  expect(travelDays('2026-02-27', '2026-03-02')).toBe(4);
});
