import fc from 'fast-check';
import { expect, test } from 'vitest';
import { damagedFiles } from '../testing/damaged-file.js';
import { flightFixes, igcFile, TOW_FLIGHT } from '../testing/igc-text.js';
import { IgcError } from './igc-error.js';
import { parseIgc } from './parse-igc.js';

const FILE = igcFile(flightFixes(TOW_FLIGHT, 20));

function parseOrRefuse(bytes: Uint8Array) {
  try {
    return parseIgc(bytes).recording;
  } catch (error) {
    if (error instanceof IgcError) return undefined;
    throw error;
  }
}

test('reads or refuses any part of a file', () => {
  fc.assert(
    fc.property(damagedFiles(FILE), (file) => {
      const fixes = parseOrRefuse(file)?.fixes;
      if (!fixes) return;
      expect(fixes.count).toBeGreaterThan(0);
      expect(fixes.lat.every((lat) => Math.abs(lat) <= 540_000_000)).toBe(true);
      expect(fixes.lon.every((lon) => Math.abs(lon) <= 1_080_000_000)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('reads or refuses any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(parseOrRefuse(bytes)?.fixes.count).not.toBe(0);
    }),
    { numRuns: 300 },
  );
});
