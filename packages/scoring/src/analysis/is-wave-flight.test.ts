import { expect, test } from 'vitest';
import { inspectFlight } from '../flight/inspect-flight.js';
import { splitFlights } from '../flight/split-flights.js';
import { parseIgc } from '../igc/parse-igc.js';
import { trackOver } from '../testing/made-track.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { isWaveFlight } from './is-wave-flight.js';
import { everyS } from './testing/recorded-track.js';

const STEP_S = 4;
const CIRCLE_S = 24;

interface Climb {
  fromM: number;
  mps: number;
  minutes: number;
  circles?: boolean;
}

/** A glider that climbs straight ahead, or in circles, with a fix every four seconds. */
function climb({ fromM, mps, minutes, circles = false }: Climb) {
  const count = (minutes * 60) / STEP_S + 1;
  return trackOver(
    Array.from({ length: count }, (_, i) => {
      const turn = (2 * Math.PI * i * STEP_S) / CIRCLE_S;
      return {
        timeS: i * STEP_S,
        lat: 47 + (circles ? 0.001 * Math.sin(turn) : 0),
        lon: 11 + (circles ? 0.0015 * Math.cos(turn) : i * 0.0015),
        altitudeM: Math.round(fromM + mps * i * STEP_S),
      };
    }),
  );
}

test.each([
  { why: '16 minutes above 3,000 m', fromM: 3001, minutes: 16, expected: true },
  { why: '14 minutes above 3,000 m', fromM: 3001, minutes: 14, expected: false },
  { why: '16 minutes, partly below', fromM: 2900, minutes: 16, expected: false },
  { why: 'above 1,500 m from a low field', fromM: 1801, takeoffM: 300, expected: true },
  { why: 'at the same altitude from a high field', fromM: 1801, takeoffM: 800, expected: false },
  { why: 'a climb of 0.4 m/s', fromM: 3100, mps: 0.4, expected: false },
  { why: 'in circles', fromM: 3100, circles: true, expected: false },
])('$why', ({ expected, takeoffM = 1600, ...given }) => {
  const track = climb({ minutes: 20, mps: 1, ...given });
  expect(isWaveFlight(track, [{ first: 0, last: track.count - 1 }], takeoffM)).toBe(expected);
});

test('climbs with an engine or on tow do not count', () => {
  const track = climb({ fromM: 3100, mps: 1, minutes: 40 });
  const minute = 60 / STEP_S;
  expect(isWaveFlight(track, [{ first: 28 * minute, last: 40 * minute }], 500)).toBe(false);
  expect(isWaveFlight(track, [{ first: 20 * minute, last: 40 * minute }], 500)).toBe(true);
});

test('alternating climb and sink, as under cloud streets, is none', () => {
  const street = Array.from({ length: 1800 }, (_, i) => ({
    timeS: i * 2,
    lat: 47,
    lon: 11 + i * 0.0008,
    altitudeM: 3500 + Math.round(150 * Math.sin((2 * Math.PI * i * 2) / 240)),
  }));
  const track = trackOver(street);
  expect(isWaveFlight(track, [{ first: 0, last: track.count - 1 }], 500)).toBe(false);
});

test.each([
  { why: 'level flight after a climb of 20 minutes', minutes: 20, expected: true },
  { why: 'level flight after a climb of 10 minutes', minutes: 10, expected: false },
])('$why counts for nothing', ({ minutes, expected }) => {
  const risenM = (i: number) => 1.5 * Math.min(i * STEP_S, minutes * 60);
  const track = trackOver(
    Array.from({ length: (90 * 60) / STEP_S }, (_, i) => ({
      timeS: i * STEP_S,
      lat: 47,
      lon: 11 + i * 0.0015,
      altitudeM: Math.round(3100 + risenM(i) + 15 * Math.sin(i / 20)),
    })),
  );
  expect(isWaveFlight(track, [{ first: 0, last: track.count - 1 }], 500)).toBe(expected);
});

test('fixes too rare to show circling prove nothing', () => {
  const track = everyS(climb({ fromM: 3100, mps: 1, minutes: 40 }), 20);
  expect(isWaveFlight(track, [{ first: 0, last: track.count - 1 }], 500)).toBe(false);
});

test.runIf(HAS_TEST_DATA).each([
  // Patagonia, up to 15,437 m.
  ['gliders/99bv7r92.igc', true],
  // Thermals of the Karoo with long climbs straight ahead, up to 4,411 m.
  ['gliders/5c9xdzk1.igc', false],
  // Ten hours of thermals below 1,812 m.
  ['xc-score/record_de_france.igc', false],
])('%s', (file, expected) => {
  const { recording, findings } = parseIgc(readTestFile(`igc/${file}`));
  const flight = inspectFlight({
    recording,
    interval: splitFlights(recording)[0]!,
    fileFindings: findings,
    aircraft: { kind: 'GL', index: 100 },
    uploadedAtS: 1_800_000_000,
    editAllowedUntilS: 1_800_000_000,
  });
  expect(flight.hasWave).toBe(expected);
});
