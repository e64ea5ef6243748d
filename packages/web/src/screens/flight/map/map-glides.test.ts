import { analyseFlight, readFlightTrack } from '@cloudstreet/scoring/analyse';
import { expect, test } from 'vitest';
import { mapGlides } from './map-glides.js';

const START_S = Date.UTC(2024, 5, 1, 12) / 1000;

/** Ten minutes due east, 1 m/s down; the first five of them with the engine. */
function halfWithEngine() {
  const fixes = Array.from({ length: 151 }, (_, index) => index);
  const lastS = START_S + 600;
  return analyseFlight({
    flight: readFlightTrack({
      time: fixes.map((index) => START_S + index * 4),
      alt: fixes.map((index) => 1500 - index * 4),
      geom: { type: 'LineString', coordinates: fixes.map((index) => [8 + index * 0.0015, 50]) },
    }),
    unpowered: { unpoweredTimes: [START_S + 300, lastS] },
  });
}

test('a glide has its figures, and an engine run is no glide', () => {
  const [glide, ...others] = mapGlides(halfWithEngine().analysis);
  expect(others).toEqual([]);
  expect(glide).toMatchObject({ startS: START_S + 300, endS: START_S + 600 });
  // 0.0015° every 4 s at 50° north are 107.5 m, and 4 m of height.
  expect(glide?.distanceKm).toBeCloseTo(75 * 0.1075, 1);
  expect(glide?.speedKmh).toBeCloseTo(96.8, 0);
  expect(glide?.glideRatio).toBeCloseTo(26.9, 0);
});
