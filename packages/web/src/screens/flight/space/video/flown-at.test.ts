import type { FlightColumns } from '@cloudstreet/ui/flight';
import { expect, test } from 'vitest';
import { flownAt } from './flown-at.js';

/** A flight to the north with 30 m/s and a climb of 2 m/s. */
function flightNorth(intervalS: number, fixes: number): FlightColumns {
  const unixS = Array.from({ length: fixes }, (_, fix) => 1000 + fix * intervalS);
  return {
    unixS,
    // A degree of latitude is 111.2 km at 50°.
    latDeg: unixS.map((timeS) => 50 + ((timeS - 1000) * 30) / 111_230),
    lonDeg: unixS.map(() => 8),
    altitudeM: unixS.map((timeS) => 500 + (timeS - 1000) * 2),
  };
}

test.each([
  { why: 'a fix per second', intervalS: 1, atS: 1050 },
  { why: 'at the first fix', intervalS: 1, atS: 1000 },
  { why: 'at the last fix', intervalS: 1, atS: 1099 },
  { why: 'fixes farther apart than the average', intervalS: 30, atS: 1310 },
])('with $why', ({ intervalS, atS }) => {
  const flown = flownAt(flightNorth(intervalS, 100), atS);
  expect(flown.altitudeM).toBeCloseTo(500 + (atS - 1000) * 2);
  expect(flown.speedKmh).toBeCloseTo(108, 0);
  expect(flown.climbMps).toBeCloseTo(2);
});

test('circles at full speed, with a fix per second', () => {
  // 30 m/s around a circle of 100 m radius, once in 21 seconds.
  const unixS = Array.from({ length: 60 }, (_, second) => 1000 + second);
  const angles = unixS.map((timeS) => (timeS - 1000) * 0.3);
  const track = {
    unixS,
    latDeg: angles.map((angle) => (100 * Math.sin(angle)) / 111_195),
    lonDeg: angles.map((angle) => (100 * Math.cos(angle)) / 111_195),
    altitudeM: unixS.map((timeS) => 500 + (timeS - 1000) * 2),
  };
  const { speedKmh, climbMps } = flownAt(track, 1030);
  // Lines from fix to fix are a little shorter than the circle.
  expect(speedKmh).toBeCloseTo(107.4, 0);
  expect(climbMps).toBeCloseTo(2);
});

test('a flight over the date line has its speed', () => {
  const track = { unixS: [0, 10, 20], latDeg: [0, 0, 0], altitudeM: [0, 0, 0] };
  const { speedKmh } = flownAt({ ...track, lonDeg: [179.998, -179.999, -179.996] }, 10);
  expect(speedKmh).toBeCloseTo(120, 0);
});

test('a single fix stands still', () => {
  expect(flownAt(flightNorth(1, 1), 1000)).toEqual({ altitudeM: 500, speedKmh: 0, climbMps: 0 });
});
