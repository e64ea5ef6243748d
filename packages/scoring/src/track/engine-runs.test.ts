import { describe, expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import { flightFixes, type TestPhase } from '../testing/igc-text.js';
import { recordingOf, wholeTrack } from '../testing/recording.js';
import { HAS_TEST_DATA, igcFilesIn, readTestFile } from '../testing/test-data.js';
import { findEngineRuns } from './engine-runs.js';
import { findFlights } from './find-flights.js';
import { ENGINE_LABELS } from './testing/engine-labels.js';
import { timeNear } from './testing/time-near.js';

const DATE = 'HFDTE140726';
const HEADERS = {
  ENL: ['ALXVABC', DATE, 'I013638ENL'],
  MOP: ['ALXVABC', DATE, 'I013638MOP'],
  RPM: ['ALXVABC', DATE, 'I013639RPM'],
  FES: ['ALXVABC', DATE, 'I013638FES'],
  both: ['ALXVABC', DATE, 'I023638ENL3941MOP'],
};

function flying(seconds: number, extensions: string): TestPhase {
  // At exactly one altitude, the recording would show none.
  return { seconds, speedKmh: 100, climbMps: 0.01, extensions };
}

function sinking(noise: string, climbMps: number): TestPhase {
  return { ...flying(300, noise), climbMps };
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
  { why: 'half way to the limit', noise: '120', runs: 0 },
  { why: 'beyond it', noise: '180', runs: 1 },
])('separates noise of 100 and 200 in a climb: $why', ({ noise, runs }) => {
  const [before, after] = [sinking('040', -1), sinking('040', -1)];
  expect(runsOf('ENL', 'MG', before, sinking(noise, 2), after)).toHaveLength(runs);
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
  const [before, after] = [sinking('010', -1), sinking('010', -1)];

  test.each([
    { why: 'as loud as an engine', noise: '700', climbMps: -3, runs: 1 },
    { why: 'less loud, as with airbrakes', noise: '600', climbMps: -3, runs: 0 },
    { why: 'less loud, and hardly sinking', noise: '600', climbMps: -0.25, runs: 1 },
    { why: 'faint, and hardly sinking', noise: '300', climbMps: -0.25, runs: 0 },
    { why: 'faint, and climbing', noise: '300', climbMps: 1, runs: 1 },
  ])('$why', ({ noise, climbMps, runs }) => {
    expect(runsOf('ENL', 'MG', before, sinking(noise, climbMps), after)).toHaveLength(runs);
  });

  test('a sensor of the engine itself counts in any case', () => {
    const rpm = (value: string) => sinking(value, -3);
    expect(runsOf('RPM', 'MG', rpm('0000'), rpm('3000'), rpm('0000'))).toHaveLength(1);
  });
});

/** Labels and detector may differ by this. */
const MAX_OFF_S = 10;

describe.runIf(HAS_TEST_DATA)('engines of real flights, read as motor gliders', () => {
  /** Runs in flight, in seconds since midnight of the first fix. */
  function runsInFlight(file: string): number[][] {
    const { recording } = parseIgc(readTestFile(file));
    const track = wholeTrack(recording);
    const flights = findFlights(track);
    return findEngineRuns(recording, track, 'MG')
      .filter((run) => flights.some(({ first, last }) => run.last > first && run.first < last))
      .map(({ first, last }) => [track.timeS[first]!, track.timeS[last]!]);
  }

  test.each(ENGINE_LABELS)('$file', ({ file, noises }) => {
    const found = runsInFlight(file);
    const labelled = noises.filter(({ cause }) => cause === 'engine');
    expect(found).toHaveLength(labelled.length);
    for (const [i, { start, end }] of labelled.entries()) {
      for (const [edge, clock] of [start, end].entries()) {
        const offS = found[i]![edge]! - timeNear(clock, found[i]![edge]!);
        expect(Math.abs(offS)).toBeLessThanOrEqual(MAX_OFF_S);
      }
    }
  });

  test('no other file has a run', () => {
    const labelled = new Set(ENGINE_LABELS.map(({ file }) => file));
    const files = ['competitions', 'igc/gliders', 'igc/simulator'].flatMap(igcFilesIn);
    const others = files.filter((file) => !labelled.has(file));
    expect(others.length).toBeGreaterThan(50);
    expect(others.filter((file) => runsInFlight(file).length > 0)).toEqual([]);
  });
});
