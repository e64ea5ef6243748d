import { expect, test } from 'vitest';
import type { AnalysedFlight } from '../../../workers/analyse-flight.js';
import { knownColorings } from './track-coloring.js';

const air = (nettoMps?: Float32Array) => ({ air: { nettoMps } }) as Pick<AnalysedFlight, 'air'>;

test('nothing is coloured by air that nobody knows', () => {
  expect(knownColorings(air(new Float32Array(1)))).toContain('netto');
  expect(knownColorings(air())).not.toContain('netto');
  expect(knownColorings(undefined)).toContain('netto');
});
