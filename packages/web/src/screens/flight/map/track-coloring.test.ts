import { type AnalysedFlight, analyseFlight } from '@cloudstreet/scoring/analysis';
import { readFlightTrack } from '@cloudstreet/scoring/flight';
import { expect, test } from 'vitest';
import { coloringOf, knownColorings } from './track-coloring.js';

const air = (nettoMps?: Float32Array) => ({ air: { nettoMps } }) as Pick<AnalysedFlight, 'air'>;

test('does not colour by unknown netto', () => {
  expect(knownColorings(air(new Float32Array(1)))).toContain('netto');
  expect(knownColorings(air())).not.toContain('netto');
  expect(knownColorings(undefined)).toContain('netto');
});

test('tow and engine run are no glide', () => {
  const startS = Date.UTC(2024, 5, 1, 12) / 1000;
  const fixes = Array.from({ length: 100 }, (_, index) => index);
  const analysed = analyseFlight({
    flight: readFlightTrack({
      time: fixes.map((index) => startS + index * 4),
      alt: fixes.map(() => 1500),
      geom: { type: 'LineString', coordinates: fixes.map((index) => [8 + index * 0.0015, 50]) },
    }),
    unpowered: { unpoweredTimes: [80, 160, 240, 320].map((afterS) => startS + afterS) },
  });
  const values = coloringOf('phase', analysed)?.values ?? [];
  const at = (afterS: number) => values[afterS / 4];
  expect([0, 76, 80, 160, 164, 236, 240, 320, 324].map(at)).toEqual([3, 3, 2, 2, 3, 3, 2, 2, 3]);
});
