import { expect, test } from 'vitest';
import { readFlightTrack } from '../flight/read-flight-track.js';
import { polarThroughPoints } from '../polar/polar-through-points.js';
import { analyseFlight } from './analyse-flight.js';
import { createAirportIndex } from './arrival-heights.js';
import { arrivalsFromFix } from './arrivals-from-fix.js';

const START_S = Date.UTC(2024, 5, 1, 12) / 1000;
const polar = polarThroughPoints(
  [
    { speedMps: 25, verticalSpeedMps: -0.6 },
    { speedMps: 33, verticalSpeedMps: -0.75 },
    { speedMps: 50, verticalSpeedMps: -1.9 },
  ],
  { referenceMassKg: 400 },
);
const AIRCRAFT = { polar, massKg: undefined, reserveM: 300 };

/** Ten minutes due east at 1500 m, without a turn. */
function glide() {
  const fixes = Array.from({ length: 150 }, (_, index) => index);
  return analyseFlight({
    flight: readFlightTrack({
      time: fixes.map((index) => START_S + index * 4),
      alt: fixes.map(() => 1500),
      geom: { type: 'LineString', coordinates: fixes.map((index) => [8 + index * 0.0015, 50]) },
    }),
    unpowered: {},
    polar,
  });
}

const airport = (name: string, lon: number, elevationM: number) => ({
  name,
  lat: 50,
  lon,
  elevationM,
});

test('returns airports by remaining height, with only a few out of reach', () => {
  const far = Array.from({ length: 12 }, (_, index) =>
    airport(`Far ${index}`, 9 + index * 0.01, 0),
  );
  const places = createAirportIndex([
    airport('Near', 8.01, 200),
    airport('High', 8.01, 1000),
    ...far,
  ]);
  const arrivals = arrivalsFromFix(glide(), 0, places, AIRCRAFT);
  expect(arrivals.slice(0, 2).map(({ airport: { name }, kind }) => [name, kind])).toEqual([
    ['Near', 'save'],
    ['High', 'save'],
  ]);
  expect(arrivals).toHaveLength(10);
  expect(arrivals[9]).toMatchObject({ kind: 'distant' });
  // 1500 m minus the field and the reserve, and some twenty metres for a glide of 700 m.
  expect(arrivals[0]?.arrivalM).toBeGreaterThan(960);
  expect(arrivals[0]?.arrivalM).toBeLessThan(1000);
});

test('a glide against the wind costs less height from higher up, where it is flown faster', () => {
  const headwind = (fixes: number) => ({
    eastMps: new Float32Array(fixes).fill(-15),
    northMps: new Float32Array(fixes),
  });
  const { analysis } = glide();
  const { track } = analysis;
  // The airport is always as far below.
  const leftAt = (altitudeM: number) => {
    const raised = { ...track, altitudeM: new Int16Array(track.count).fill(altitudeM) };
    const flight = { analysis: { ...analysis, track: raised }, wind: headwind(track.count) };
    const places = createAirportIndex([airport('Ahead', 8.4, altitudeM - 1500)]);
    return arrivalsFromFix(flight, 0, places, AIRCRAFT)[0]!.arrivalM!;
  };
  expect(leftAt(4000)).toBeGreaterThan(leftAt(1500) + 50);
});

test('uses the position of the fix', () => {
  const places = createAirportIndex([airport('Near', 8.01, 200)]);
  const at = (fix: number) =>
    arrivalsFromFix(glide(), fix, places, { ...AIRCRAFT, massKg: 450 })[0]!.arrivalM!;
  expect(at(149)).toBeLessThan(at(0) - 200);
});
