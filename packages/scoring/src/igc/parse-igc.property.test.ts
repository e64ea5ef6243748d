import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flightFixes, igcFile, TOW_FLIGHT } from '../testing/igc-text.js';
import { IgcError } from './igc-error.js';
import { parseIgc } from './parse-igc.js';

const FILE = igcFile(flightFixes(TOW_FLIGHT, 20));

/** Changes of single bytes, and a part cut out of the file. */
const damage = fc.record({
  bytes: fc.array(fc.tuple(fc.nat(FILE.length - 1), fc.nat(255)), { maxLength: 60 }),
  cut: fc.tuple(fc.nat(FILE.length), fc.nat(FILE.length)),
});

function parseOrRefuse(bytes: Uint8Array) {
  try {
    return parseIgc(bytes).recording;
  } catch (error) {
    if (error instanceof IgcError) return undefined;
    throw error;
  }
}

test('reads or refuses whatever is left of a file', () => {
  fc.assert(
    fc.property(damage, ({ bytes, cut }) => {
      const damaged = FILE.slice();
      for (const [at, byte] of bytes) damaged[at] = byte;
      const [from, to] = cut.toSorted((a, b) => a - b) as [number, number];
      for (const file of [damaged, damaged.subarray(from, to)]) {
        const fixes = parseOrRefuse(file)?.fixes;
        if (!fixes) continue;
        expect(fixes.count).toBeGreaterThan(0);
        expect(fixes.lat.every((lat) => Math.abs(lat) <= 540_000_000)).toBe(true);
        expect(fixes.lon.every((lon) => Math.abs(lon) <= 1_080_000_000)).toBe(true);
      }
    }),
    { numRuns: 300 },
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
