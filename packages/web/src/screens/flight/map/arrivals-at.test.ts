import { analyseFlight, polarThroughPoints, readFlightTrack } from '@cloudstreet/scoring/analyse';
import type { AirportRow } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
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

test('leaves out airports with unknown elevation', () => {
  const places = landingPlaces([airport('Near', 8.01, 200), airport('Unknown', 8.01)]);
  const arrivals = arrivalsAt(glide(), START_S, places, { polar, massKg: undefined });
  expect(arrivals.map(({ name, kind }) => [name, kind])).toEqual([['Near', 'save']]);
});

test('starts from the position at the moment', () => {
  const places = landingPlaces([airport('Near', 8.01, 200)]);
  const at = (timeS: number) => arrivalsAt(glide(), timeS, places, { polar, massKg: 450 })[0]!;
  expect(at(START_S + 600).arrivalM).toBeLessThan(at(START_S).arrivalM! - 200);
});

test('a view includes places in reach from its edge, also near the pole', () => {
  expect(viewWithReach([8, 50, 9, 51])).toEqual([
    expect.closeTo(6.57, 2),
    expect.closeTo(49.1),
    expect.closeTo(10.43, 2),
    expect.closeTo(51.9),
  ]);
  expect(viewWithReach([8, 80, 9, 89]).every(Number.isFinite)).toBe(true);
});
