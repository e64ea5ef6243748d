import { expect, test } from 'vitest';
import { readFlightTrack } from '../flight/read-flight-track.js';
import { localWinds } from './local-winds.js';
import type { FlightAnalysis } from './prepare-analysis.js';

const { track } = readFlightTrack({
  time: [0, 1, 2, 3, 4],
  alt: [1500, 1500, 1500, 1500, 1500],
  geom: { type: 'LineString', coordinates: [8, 8.1, 8.2, 8.3, 8.4].map((lon) => [lon, 50]) },
});

function windsOf(wind: Pick<FlightAnalysis['winds'][number], 'eastMps' | 'northMps'>) {
  const estimate = {
    first: 1,
    last: 3,
    turns: [],
    timeS: 2,
    altitudeM: 1500,
    circlingS: 2,
    ...wind,
  };
  return localWinds({ track, winds: [estimate] });
}

test('the wind of a thermal is at its middle with the direction it comes from', () => {
  const [wind] = windsOf({ eastMps: 5, northMps: 0 });
  expect(wind).toMatchObject({ lat: 50, lon: 8.2, directionDeg: 270 });
  expect(wind?.speedKmh).toBeCloseTo(18, 5);
});

test('leaves out wind without a direction', () => {
  expect(windsOf({ eastMps: 0.1, northMps: 0.1 })).toEqual([]);
});
