import type { AnalysedFlight } from '@cloudstreet/scoring/analyse';
import { expect, test } from 'vitest';
import { knownColorings } from './track-coloring.js';

const air = (nettoMps?: Float32Array) => ({ air: { nettoMps } }) as Pick<AnalysedFlight, 'air'>;

test('does not colour by unknown netto', () => {
  expect(knownColorings(air(new Float32Array(1)))).toContain('netto');
  expect(knownColorings(air())).not.toContain('netto');
  expect(knownColorings(undefined)).toContain('netto');
});
