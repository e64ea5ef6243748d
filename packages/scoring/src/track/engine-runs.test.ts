import { expect, test } from 'vitest';
import { flightFixes, type Stretch } from '../testing/igc-text.js';
import { recordingOf, wholeTrack } from '../testing/recording.js';
import { findEngineRuns } from './engine-runs.js';

const DATE = 'HFDTE140726';
const HEADERS = {
  ENL: ['ALXVABC', DATE, 'I013638ENL'],
  MOP: ['ALXVABC', DATE, 'I013638MOP'],
  RPM: ['ALXVABC', DATE, 'I013639RPM'],
  FES: ['ALXVABC', DATE, 'I013638FES'],
  both: ['ALXVABC', DATE, 'I023638ENL3941MOP'],
};

function flying(seconds: number, extensions: string): Stretch {
  return { seconds, speedKmh: 100, climbMps: 0, extensions };
}

/** Runs as seconds since the first fix. */
function runsOf(header: keyof typeof HEADERS, kind: 'GL' | 'MG' | 'FG', ...stretches: Stretch[]) {
  const recording = recordingOf(flightFixes(stretches), HEADERS[header]);
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
  { why: 'an electric motor', header: 'FES', kind: 'FG', expected: [[604, 1200]] },
  { why: 'noise of a pure glider', header: 'ENL', kind: 'GL', expected: [] },
] as const)('hears $why', ({ header, kind, expected }) => {
  expect(runsOf(header, kind, ...RUN_IN_THE_MIDDLE)).toEqual(expected);
});

test('sees a turning propeller', () => {
  const stretches = ['0000', '5200', '0000'].map((rpm) => flying(600, rpm));
  expect(runsOf('RPM', 'MG', ...stretches)).toEqual([[604, 1200]]);
});

test.each([
  { why: 'half way to the centre', noise: '120', runs: 0 },
  { why: 'beyond the centre', noise: '180', runs: 1 },
])('draws the line between noise of 100 and 200: $why', ({ noise, runs }) => {
  const stretches = [flying(600, '040'), flying(300, noise), flying(600, '040')];
  expect(runsOf('ENL', 'MG', ...stretches)).toHaveLength(runs);
});

test('takes off what a loud cockpit adds', () => {
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

test('trusts an engine sensor more than noise', () => {
  const loud = ['010002', '800002', '010002'].map((values) => flying(600, values));
  expect(runsOf('both', 'MG', ...loud)).toEqual([]);
});

test('falls back to noise where the engine sensor is not connected', () => {
  const loud = ['010000', '800000', '010000'].map((values) => flying(600, values));
  expect(runsOf('both', 'MG', ...loud)).toEqual([[604, 1200]]);
});
