import { expect, test } from 'vitest';
import { readFlightTrack } from '../flight/read-flight-track.js';
import { analyseFlight } from './analyse-flight.js';
import { phaseIndexes } from './phase-indexes.js';

test('launch and engine run are no glide', () => {
  const startS = Date.UTC(2024, 5, 1, 12) / 1000;
  const fixes = Array.from({ length: 100 }, (_, index) => index);
  const { analysis } = analyseFlight({
    flight: readFlightTrack({
      time: fixes.map((index) => startS + index * 4),
      alt: fixes.map(() => 1500),
      geom: { type: 'LineString', coordinates: fixes.map((index) => [8 + index * 0.0015, 50]) },
    }),
    unpowered: { unpoweredTimes: [80, 160, 240, 320].map((afterS) => startS + afterS) },
  });
  const indexes = phaseIndexes(analysis);
  const at = (afterS: number) => indexes[afterS / 4];
  expect([0, 76, 80, 160, 164, 236, 240, 320, 324].map(at)).toEqual([3, 3, 2, 2, 3, 3, 2, 2, 3]);
});
