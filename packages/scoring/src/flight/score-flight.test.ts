import { describe, expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import { signIgc } from '../igc/signature.js';
import { TWO_SEATER } from '../polar/testing/two-seater.js';
import {
  bRecord,
  flightFixes,
  HEADER,
  igcBytes,
  igcFile,
  TOW_FLIGHT,
} from '../testing/igc-text.js';
import { createTrack } from '../track/create-track.js';
import type { FlightInput } from './inspect-flight.js';
import { scoreFlight } from './score-flight.js';

/** Bytes of a recording → what scoring it takes, uploaded two hours after its date began. */
function inputOf(bytes: Uint8Array, more: Partial<FlightInput> = {}): FlightInput {
  const { recording, findings } = parseIgc(bytes);
  return {
    recording,
    interval: { first: 0, last: recording.fixes.count - 1 },
    fileFindings: findings,
    aircraft: { kind: 'GL', index: 100 },
    uploadedAtS: recording.dayStartS + 50_000,
    editAllowedUntilS: recording.dayStartS + 216_000,
    ...more,
  };
}

const FILE = igcFile(flightFixes(TOW_FLIGHT));
const START_S = Date.UTC(2026, 6, 14) / 1000 + 36_000;

test('has height above ground and netto if terrain and polar are known', () => {
  const input = inputOf(FILE);
  const { count } = createTrack(input.recording, input.interval);
  const groundM = new Int16Array(count).fill(100);
  const known = scoreFlight({ ...input, groundM, polar: TWO_SEATER, massKg: 750 }).contests[0]!
    .score;
  const unknown = scoreFlight(input).contests[0]!.score;
  for (const statistics of [known, ...known.leg]) {
    expect(statistics.agl_avg).toBe(statistics.altitude_avg - 100);
    expect(statistics.glide_percentage_lift).toBeGreaterThanOrEqual(0);
  }
  expect(known).toMatchObject(unknown);
  expect(unknown).not.toHaveProperty('agl_avg');
  expect(unknown).not.toHaveProperty('glide_percentage_lift');
});

test('follows a flight from takeoff over release to landing', () => {
  const flight = scoreFlight(inputOf(FILE));
  expect(flight).toMatchObject({
    takeoff: { timeS: START_S + 60, record: 15, lat: 50, lon: 8, altitudeM: 100 },
    landing: { timeS: START_S + 3896 },
    launch: { kind: 'T' },
    totalSeconds: 3836,
    altitudeSource: 'pressure',
    findings: [],
    fileValid: 2,
    rank: true,
  });
  expect(flight.release!.timeS).toBe(START_S + 276);
  expect(flight.scoringTimes).toEqual([flight.release!.timeS, flight.landing!.timeS]);
  expect(flight.bbox).toEqual([8, 50, expect.closeTo(9.5, 0), 50]);
});

test('scores an hour straight ahead at 100 km/h', () => {
  const { contests } = scoreFlight(inputOf(FILE));
  const free = contests.find(({ name }) => name === 'free')!;
  expect(contests[0]).toBe(free);
  // From release to landing: 3600 s at 100 km/h, and the roll-out of 0.33 km.
  expect(free.distance).toBeGreaterThan(100);
  expect(free.distance).toBeLessThan(100.4);
});

describe('counts', () => {
  const until = inputOf(FILE).editAllowedUntilS;

  test.each([
    { why: 'uploaded in time', uploadedAtS: until, rank: true },
    { why: 'claimed too late', uploadedAtS: until + 1, rank: false },
  ])('only if it may: $why', ({ uploadedAtS, rank }) => {
    const flight = scoreFlight(inputOf(FILE, { uploadedAtS }));
    expect(flight.rank).toBe(rank);
    expect(flight.contests.length).toBeGreaterThan(0);
  });

  test('not without an index, but is scored with index 100', () => {
    const flight = scoreFlight(inputOf(FILE, { aircraft: { kind: 'GL', index: null } }));
    expect(flight.rank).toBe(false);
    const points = ({ contests }: typeof flight) => contests.map((entry) => entry.points);
    expect(points(flight)).toEqual(points(scoreFlight(inputOf(FILE))));
  });

  test('not with an error, but is scored', () => {
    const unsigned = igcBytes([...HEADER, ...flightFixes(TOW_FLIGHT).map(bRecord)]);
    const flight = scoreFlight(inputOf(unsigned));
    expect(flight.findings.map(({ token }) => token)).toEqual(['NO_G_RECORD']);
    expect(flight).toMatchObject({ fileValid: 1, rank: false });
    expect(flight.contests.length).toBeGreaterThan(0);
  });

  test("with the project's own signature", () => {
    const header = ['AXCDDEMO', ...HEADER.slice(1)];
    const text = signIgc([...header, ...flightFixes(TOW_FLIGHT).map(bRecord)].join('\n'));
    expect(scoreFlight(inputOf(igcBytes([text], '')))).toMatchObject({ fileValid: 2, rank: true });
  });
});

test('scores a file that ends in flight up to its last fix', () => {
  const cut = igcBytes([...HEADER, ...flightFixes(TOW_FLIGHT.slice(0, 4)).map(bRecord)]);
  const flight = scoreFlight(inputOf(cut));
  expect(flight.findings.map(({ token }) => token)).toEqual(['NO_G_RECORD', 'NO_LANDING']);
  expect(flight.landing).toBeUndefined();
  expect(flight.scoringTimes[1]).toBe(START_S + 3876);
  expect(flight.rank).toBe(false);
});

test('scores the windows that the user set', () => {
  const scoringTimes = [START_S + 1000, START_S + 1800];
  const flight = scoreFlight(inputOf(FILE, { scoringTimes }));
  expect(flight.scoringTimes).toEqual(scoringTimes);
  expect(flight.contests[0]!.score.total_seconds).toBeLessThanOrEqual(800);
});

test('has nothing to score on the ground', () => {
  const flight = scoreFlight(inputOf(igcFile(flightFixes(TOW_FLIGHT.slice(0, 1)))));
  expect(flight.findings.map(({ token }) => token)).toEqual(['NO_TAKEOFF', 'NO_SCORING_WINDOWS']);
  expect(flight).toMatchObject({ totalSeconds: 0, scoringTimes: [], contests: [], rank: false });
  expect(flight.takeoff).toBeUndefined();
});

test('has only findings if no fix is valid', () => {
  const [fix] = flightFixes([]);
  const flight = scoreFlight(inputOf(igcFile([{ ...fix!, isValid: false }])));
  const tokens = ['NO_TAKEOFF', 'NO_SCORING_WINDOWS', 'NON_VALID_FIXES'];
  expect(flight.findings.map(({ token }) => token)).toEqual(tokens);
  expect(flight.bbox).toBeUndefined();
});

test('returns the same result for the same input', () => {
  expect(scoreFlight(inputOf(FILE))).toEqual(scoreFlight(inputOf(FILE)));
});
