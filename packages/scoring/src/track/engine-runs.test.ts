import { describe, expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import type { Recording } from '../igc/recording.js';
import { flightFixes, type TestPhase } from '../testing/igc-text.js';
import { recordingOf, wholeTrack } from '../testing/recording.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { findEngineRuns } from './engine-runs.js';
import { findFlights } from './find-flights.js';
import { type FixInterval, intervalSeconds } from './fix-interval.js';
import type { Track } from './track.js';
import { decodeViterbi, runsOf as statesOn } from './viterbi.js';

const DATE = 'HFDTE140726';
const HEADERS = {
  ENL: ['ALXVABC', DATE, 'I013638ENL'],
  MOP: ['ALXVABC', DATE, 'I013638MOP'],
  RPM: ['ALXVABC', DATE, 'I013639RPM'],
  FES: ['ALXVABC', DATE, 'I013638FES'],
  both: ['ALXVABC', DATE, 'I023638ENL3941MOP'],
};

function flying(seconds: number, extensions: string): TestPhase {
  return { seconds, speedKmh: 100, climbMps: 0, extensions };
}

/** Runs as seconds since the first fix. */
function runsOf(header: keyof typeof HEADERS, kind: 'GL' | 'MG' | 'FG', ...phases: TestPhase[]) {
  const recording = recordingOf(flightFixes(phases), HEADERS[header]);
  const track = wholeTrack(recording);
  return findEngineRuns(recording, track, kind).map(({ first, last }) => [
    track.timeS[first]! - track.timeS[0]!,
    track.timeS[last]! - track.timeS[0]!,
  ]);
}

const RUN_IN_THE_MIDDLE = ['010', '800', '010'].map((noise) => flying(600, noise));

test.each([
  { why: 'noise of a motor glider', header: 'ENL', kind: 'MG', expected: [[604, 1200]] },
  { why: 'an engine sensor', header: 'MOP', kind: 'MG', expected: [[604, 1200]] },
  { why: 'an electric engine', header: 'FES', kind: 'FG', expected: [[604, 1200]] },
  { why: 'noise of a pure glider', header: 'ENL', kind: 'GL', expected: [] },
] as const)('detects $why', ({ header, kind, expected }) => {
  expect(runsOf(header, kind, ...RUN_IN_THE_MIDDLE)).toEqual(expected);
});

test('detects a turning propeller', () => {
  const phases = ['0000', '5200', '0000'].map((rpm) => flying(600, rpm));
  expect(runsOf('RPM', 'MG', ...phases)).toEqual([[604, 1200]]);
});

test.each([
  { why: 'half way to the centre', noise: '120', runs: 0 },
  { why: 'beyond the centre', noise: '180', runs: 1 },
])('separates noise of 100 and 200: $why', ({ noise, runs }) => {
  const phases = [flying(600, '040'), flying(300, noise), flying(600, '040')];
  expect(runsOf('ENL', 'MG', ...phases)).toHaveLength(runs);
});

test('subtracts the noise of a loud cockpit', () => {
  expect(runsOf('ENL', 'MG', flying(1800, '180'))).toEqual([]);
});

test('drops a short noise and joins runs with a short pause', () => {
  const quiet = flying(600, '010');
  expect(runsOf('ENL', 'MG', quiet, flying(4, '999'), quiet)).toEqual([]);
  const pause = runsOf(
    'ENL',
    'MG',
    quiet,
    flying(60, '800'),
    flying(12, '010'),
    flying(60, '800'),
    quiet,
  );
  expect(pause).toEqual([[604, 732]]);
});

test('prefers an engine sensor to noise', () => {
  const loud = ['010002', '800002', '010800', '010002'].map((values) => flying(600, values));
  expect(runsOf('both', 'MG', ...loud)).toEqual([[1204, 1800]]);
});

test.each(['000', '012'])('falls back to noise if the engine sensor shows only %s', (mop) => {
  const loud = ['010', '800', '010'].map((noise) => flying(600, `${noise}${mop}`));
  expect(runsOf('both', 'MG', ...loud)).toEqual([[604, 1200]]);
});

test('detects an engine that runs for more than half of the time', () => {
  const long = [flying(600, '010'), flying(3000, '900'), flying(600, '010')];
  expect(runsOf('ENL', 'MG', ...long)).toEqual([[604, 3600]]);
});

describe('noise in sinking flight', () => {
  const [before, after] = [flying(600, '010'), flying(600, '010')];
  const sinking = (noise: string, climbMps: number) => ({ ...flying(200, noise), climbMps });

  test.each([
    { why: 'as loud as an engine', noise: '500', climbMps: -3, runs: 1 },
    { why: 'a little less loud, as with airbrakes', noise: '499', climbMps: -3, runs: 0 },
    { why: 'faint, and nearly level', noise: '300', climbMps: -0.25, runs: 1 },
    { why: 'faint, and lower in the end', noise: '300', climbMps: -0.5, runs: 0 },
  ])('$why', ({ noise, climbMps, runs }) => {
    expect(runsOf('ENL', 'MG', before, sinking(noise, climbMps), after)).toHaveLength(runs);
  });

  test('an engine sensor still counts', () => {
    expect(runsOf('MOP', 'MG', before, sinking('300', -3), after)).toHaveLength(1);
  });
});

/** Wheels are heard for up to half a minute at takeoff and landing. */
const NOISE_OF_THE_GROUND_S = 35;

/**
 * Runs in the air, to a quarter of a minute, read by hand from height and noise of each flight:
 * climbs under noise near the end of the scale. Airbrakes and windows are heard in several of them.
 */
describe.runIf(HAS_TEST_DATA)('engines of real flights', () => {
  const flights: readonly { file: string; runs: readonly (readonly string[])[] }[] = [
    { file: '01lz1hq1.igc', runs: [['00:39:49', '00:46:53']] },
    { file: '20090715.igc', runs: [['11:36:31', '11:40:54']] },
    { file: '2ALGB9D1.IGC', runs: [] },
    { file: '5c6c3ke1.igc', runs: [['11:30:43', '11:38:36']] },
    {
      file: 'hollmann-sample2.igc',
      runs: [
        ['12:53:28', '13:15:48'],
        ['13:41:38', '13:48:38'],
      ],
    },
    { file: 'hollmann-sample25.igc', runs: [['09:01:53', '09:07:22']] },
    { file: 'nz-taupo-2009-11-06.igc', runs: [['03:57:32', '04:02:44']] },
    {
      file: 'outlanding_race_task_enl.igc',
      runs: [
        ['16:12:31', '16:33:15'],
        ['16:52:42', '16:58:12'],
      ],
    },
    { file: 'score-rs-quintus-1000m.igc', runs: [['07:57:00', '08:16:47']] },
    { file: 'arcus-t-2024-06-18.igc', runs: [] },
    { file: '45bvafx1.igc', runs: [] },
    { file: 'score-rs-ls10.igc', runs: [] },
  ];

  function inFlight(file: string, find: typeof findEngineRuns) {
    const { recording } = parseIgc(readTestFile(`igc/gliders/${file}`));
    const track = wholeTrack(recording);
    const [flight] = findFlights(track);
    return find(recording, track, 'MG')
      .filter(
        ({ first, last }) =>
          Math.min(last, flight!.last) - Math.max(first, flight!.first) > 0 &&
          intervalSeconds(track, { first, last }) >= NOISE_OF_THE_GROUND_S,
      )
      .map(({ first, last }) => [first, last].map((fix) => track.timeS[fix]!));
  }

  test.each(flights)('$file', ({ file, runs }) => {
    const found = inFlight(file, findEngineRuns);
    const expected = runs.map((run) => run.map(secondsOf));
    expect(found).toHaveLength(expected.length);
    for (const [i, run] of found.entries()) {
      for (const [end, timeS] of run.entries()) {
        expect(Math.abs((timeS % 86_400) - expected[i]![end]!)).toBeLessThanOrEqual(15);
      }
    }
  });

  test('noise alone gives six more runs, caused by airbrakes and windows', () => {
    const wrong = flights
      .map(({ file, runs }) => ({ file, is: runs.length, told: inFlight(file, noiseRuns).length }))
      .filter(({ is, told }) => is !== told);
    expect(wrong).toEqual([
      { file: '01lz1hq1.igc', is: 1, told: 2 },
      { file: '20090715.igc', is: 1, told: 4 },
      { file: '2ALGB9D1.IGC', is: 0, told: 2 },
    ]);
  });
});

/**
 * The plain decoder: the odds of each value, the likeliest two states, short runs dropped, short
 * pauses joined, using only the first sensor that is present.
 */
function noiseRuns(recording: Recording, track: Track): FixInterval[] {
  const { extensions } = recording.fixes;
  const column = extensions['MOP'] ?? extensions['ENL'];
  if (!column) return [];
  const values = Int32Array.from(track.record, (record) => column[record]!);
  const excess = Math.max(0, values.toSorted()[values.length >> 1]! - 50);
  const states = decodeViterbi({
    logOdds: Float64Array.from(values, (value) => (value - excess - 150) / 20),
    changeCost: Float64Array.from(values, (_, i) => {
      const seconds = i === 0 ? 1 : track.timeS[i]! - track.timeS[i - 1]!;
      const chance = Math.min(0.5, 0.001 * seconds);
      return Math.log((1 - chance) / chance);
    }),
    initialLogOdds: 0,
  });
  const joined: FixInterval[] = [];
  for (const run of statesOn(states)) {
    const before = joined.at(-1);
    const isPause = before && track.timeS[run.first]! - track.timeS[before.last]! < 20;
    if (isPause) joined[joined.length - 1] = { first: before.first, last: run.last };
    else joined.push(run);
  }
  return joined.filter((run) => intervalSeconds(track, run) >= 8);
}

function secondsOf(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
