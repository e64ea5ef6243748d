import { describe, expect, test } from 'vitest';
import { destination } from '../geo/bearing.js';
import { distanceM } from '../geo/distance.js';
import { createRandom } from '../testing/create-random.js';
import { arrivalHeights, createAirportIndex } from './arrival-heights.js';

const HOME = { lat: 50, lon: 10, elevationM: 500, name: 'home' };
const ABOVE_HOME = { lat: 50, lon: 10, altitudeM: 2000 };
/** 30 metres along for one down, after the share of 0.75. */
const POLAR = { glideRatio: 40, speedMps: 30 };

function over(distance: number, bearing: number) {
  return { ...destination(HOME, bearing, distance), altitudeM: 2000 };
}

test.each([
  { why: 'above it', distance: 0, arrivalM: 1200, kind: 'save' },
  { why: '30 km away', distance: 30_000, arrivalM: 200, kind: 'save' },
  { why: 'with just the reserve', distance: 35_999, arrivalM: 0, kind: 'save' },
  { why: 'a little out of it', distance: 36_300, arrivalM: -10, kind: 'risky' },
  { why: 'with just nothing left', distance: 44_999, arrivalM: -300, kind: 'risky' },
  { why: 'short of it', distance: 45_300, arrivalM: -310, kind: 'distant' },
])('an airport is $kind $why', ({ distance, arrivalM, kind }) => {
  const [arrival] = arrivalHeights(createAirportIndex([HOME]), over(distance, 70), POLAR);
  expect(arrival).toEqual({
    airport: HOME,
    distanceM: expect.closeTo(distance, 0),
    arrivalM: expect.closeTo(arrivalM, 0),
    kind,
  });
});

describe('wind', () => {
  const arrivalM = (bearing: number, wind: { eastMps: number; northMps: number }) =>
    arrivalHeights(createAirportIndex([HOME]), over(30_000, bearing), { ...POLAR, wind })[0]!;

  test('tailwind helps, headwind costs height, crosswind is compensated', () => {
    const wind = { eastMps: 10, northMps: 0 };
    // To an aircraft in the west, home lies in the east.
    expect(arrivalM(270, wind).arrivalM).toBeCloseTo(1200 - 1000 * (30 / 40), 0);
    expect(arrivalM(90, wind).arrivalM).toBeCloseTo(1200 - 1000 * (30 / 20), 0);
    expect(arrivalM(0, wind).arrivalM).toBeCloseTo(1200 - 1000 * (30 / Math.sqrt(800)), -0.5);
  });

  test.each([
    { why: 'as strong as the airspeed', wind: { eastMps: 30, northMps: 0 } },
    { why: 'across and stronger', wind: { eastMps: 0, northMps: 31 } },
  ])('$why makes it unreachable', ({ wind }) => {
    const arrival = arrivalM(90, wind);
    expect(arrival).toEqual({
      airport: HOME,
      distanceM: expect.closeTo(30_000, 0),
      kind: 'distant',
    });
  });
});

test('the caller chooses share, reserve and reach', () => {
  const index = createAirportIndex([HOME]);
  const options = { ...POLAR, share: 1, reserveM: 100 };
  expect(arrivalHeights(index, over(40_000, 0), options)[0]?.arrivalM).toBeCloseTo(400, 0);
  expect(arrivalHeights(index, over(40_000, 0), { ...POLAR, withinM: 39_000 })).toEqual([]);
  expect(arrivalHeights(index, over(101_000, 0), POLAR)).toEqual([]);
});

test('orders arrivals from highest to lowest', () => {
  const high = { ...HOME, elevationM: 1500, name: 'hill' };
  const found = arrivalHeights(createAirportIndex([high, HOME]), ABOVE_HOME, POLAR);
  expect(found.map(({ airport }) => airport.name)).toEqual(['home', 'hill']);
});

test('finds all airports in reach, also across the date line and the poles', () => {
  const random = createRandom(7);
  const airports = Array.from({ length: 4000 }, (_, i) => ({
    lat: i % 4 === 0 ? 88 + 2 * random() : 180 * random() - 90,
    lon: i % 4 === 1 ? 179 + 2 * random() : 360 * random() - 180,
    elevationM: 0,
  }));
  const index = createAirportIndex(airports);
  for (const from of [
    { lat: 89.9, lon: 20 },
    { lat: 10, lon: 180 },
    { lat: 10, lon: -180 },
    { lat: -45, lon: 0 },
  ]) {
    const found = arrivalHeights(
      index,
      { ...from, altitudeM: 3000 },
      { ...POLAR, withinM: 300_000 },
    );
    const near = airports.filter((airport) => distanceM(from, airport) <= 300_000);
    expect(new Set(found.map(({ airport }) => airport))).toEqual(new Set(near));
    for (const { airport, distanceM: foundM } of found) {
      expect(foundM).toBeCloseTo(distanceM(from, airport), -0.5);
    }
  }
});
