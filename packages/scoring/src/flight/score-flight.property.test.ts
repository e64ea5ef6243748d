import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IgcError } from '../igc/igc-error.js';
import { parseIgc } from '../igc/parse-igc.js';
import { damagedFiles } from '../testing/damaged-file.js';
import { flightFixes, igcFile, TOW_FLIGHT } from '../testing/igc-text.js';
import { flightOutline } from './flight-outline.js';
import { flightTrack } from './flight-track.js';
import { scoreFlight } from './score-flight.js';
import { splitFlights } from './split-flights.js';

const FILE = igcFile(flightFixes(TOW_FLIGHT, 60));

test('scores everything that can be read from a file', () => {
  fc.assert(
    fc.property(damagedFiles(FILE), fc.constantFrom('GL', 'MG', 'FG'), (file, kind) => {
      const parsed = parseOrRefuse(file);
      if (!parsed) return;
      const { recording, findings } = parsed;
      for (const interval of splitFlights(recording)) {
        const flight = scoreFlight({
          recording,
          interval,
          fileFindings: findings,
          aircraft: { kind, index: 108 },
          takeoffElevationM: 100,
          uploadedAtS: recording.dayStartS,
          editAllowedUntilS: recording.dayStartS,
        });
        expect(flight.contests.every(({ points }) => points > 0)).toBe(true);
        const track = flightTrack(recording, interval);
        expect(track.time).toHaveLength(track.geom.coordinates.length);
        flightOutline(track);
      }
    }),
    { numRuns: 500 },
  );
});

function parseOrRefuse(file: Uint8Array) {
  try {
    return parseIgc(file);
  } catch (error) {
    if (error instanceof IgcError) return undefined;
    throw error;
  }
}
