import { readFlightTrack } from '@cloudstreet/scoring/flight';
import { polarThroughPoints } from '@cloudstreet/scoring/polar';
import type { AirportRow } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { analyseFlight } from '../../../workers/analyse-flight.js';
import { arrivalsAt, landingPlaces, viewWithReach } from './arrivals-at.js';

const START_S = Date.UTC(2024, 5, 1, 12) / 1000;
const polar = polarThroughPoints(
  [
    { speedMps: 25, verticalSpeedMps: -0.6 },
    { speedMps: 33, verticalSpeedMps: -0.75 },
    { speedMps: 50, verticalSpeedMps: -1.9 },
  ],
  { referenceMassKg: 400 },
);

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

function airport(name: string, lon: number, elevation?: number): AirportRow {
  return {
    id: 1,
    name,
    geom: { type: 'Point', coordinates: [lon, 50] },
    ...(elevation !== undefined && { elevation }),
  };
}

test('airports come with the height left, the highest first, and few that are out of reach', () => {
  const far = Array.from({ length: 12 }, (_, index) =>
    airport(`Far ${index}`, 9 + index * 0.01, 0),
  );
  const places = landingPlaces([
    airport('Near', 8.01, 200),
    airport('High', 8.01, 1000),
    airport('Unknown', 8.01),
    ...far,
  ]);
  const arrivals = arrivalsAt(glide(), START_S, places, { polar, massKg: undefined });
  expect(arrivals.slice(0, 2).map(({ name, kind }) => [name, kind])).toEqual([
    ['Near', 'save'],
    ['High', 'save'],
  ]);
  expect(arrivals).toHaveLength(10);
  expect(arrivals[9]).toMatchObject({ kind: 'distant' });
  // 1500 m less the field and the reserve, and some twenty metres for 700 m of way.
  expect(arrivals[0]?.arrivalM).toBeGreaterThan(960);
  expect(arrivals[0]?.arrivalM).toBeLessThan(1000);
});

test('against the wind more is left from high up, where the same glide is flown faster', () => {
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
    const places = landingPlaces([airport('Ahead', 8.4, altitudeM - 1500)]);
    return arrivalsAt(flight, START_S, places, { polar, massKg: undefined })[0]!.arrivalM!;
  };
  expect(leftAt(4000)).toBeGreaterThan(leftAt(1500) + 50);
});

test('the place is that of the moment', () => {
  const places = landingPlaces([airport('Near', 8.01, 200)]);
  const at = (timeS: number) => arrivalsAt(glide(), timeS, places, { polar, massKg: 450 })[0]!;
  expect(at(START_S + 600).arrivalM).toBeLessThan(at(START_S).arrivalM! - 200);
});

test('a view takes in what can be reached from its rim, near the pole too', () => {
  expect(viewWithReach([8, 50, 9, 51])).toEqual([
    expect.closeTo(6.57, 2),
    expect.closeTo(49.1),
    expect.closeTo(10.43, 2),
    expect.closeTo(51.9),
  ]);
  expect(viewWithReach([8, 80, 9, 89]).every(Number.isFinite)).toBe(true);
});
