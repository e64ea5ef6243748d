import { describe, expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import { flightFixes, type TestPhase, TOW_FLIGHT } from '../testing/igc-text.js';
import { recordingOf, wholeTrack } from '../testing/recording.js';
import { HAS_TEST_DATA, igcFilesIn, readTestFile } from '../testing/test-data.js';
import { ENGINE_SENSORS, findEngineRuns, judgeEngine } from './engine-runs.js';
import { findFlights } from './find-flights.js';
import type { FixInterval } from './fix-interval.js';
import { sensorColumn } from './sensor-column.js';
import { ENGINE_LABELS } from './testing/engine-labels.js';
import { timeNear } from './testing/time-near.js';

const DATE = 'HFDTE140726';
const HEADERS = {
  ENL: ['ALXVABC', DATE, 'I013638ENL'],
  MOP: ['ALXVABC', DATE, 'I013638MOP'],
  RPM: ['ALXVABC', DATE, 'I013639RPM'],
  FES: ['ALXVABC', DATE, 'I013638FES'],
  CUR: ['ALXVABC', DATE, 'I013638CUR'],
  both: ['ALXVABC', DATE, 'I023638ENL3941MOP'],
};

function flying(seconds: number, extensions: string): TestPhase {
  // At exactly one altitude, the recording would show none.
  return { seconds, speedKmh: 100, climbMps: 0.01, extensions };
}

function sinking(noise: string, climbMps: number): TestPhase {
  return { ...flying(300, noise), climbMps };
}

/** Runs and uncertain noise as seconds since the first fix. */
function judged(header: keyof typeof HEADERS, kind: 'GL' | 'MG' | 'FG', ...phases: TestPhase[]) {
  const recording = recordingOf(flightFixes(phases), HEADERS[header]);
  const track = wholeTrack(recording);
  const { runs, uncertain } = judgeEngine(recording, track, kind);
  const secondsOf = ({ first, last }: FixInterval) =>
    [first, last].map((fix) => track.timeS[fix]! - track.timeS[0]!);
  return { runs: runs.map(secondsOf), uncertain: uncertain.map(secondsOf) };
}

function runsOf(...given: Parameters<typeof judged>) {
  return judged(...given).runs;
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
  const climb = (noise: string) => ({ ...flying(300, noise), climbMps: 2 });
  const [quiet, loud] = [flying(600, '040'), flying(600, '160')];
  expect(runsOf('ENL', 'MG', quiet, climb('200'), quiet)).toEqual([[604, 900]]);
  expect(runsOf('ENL', 'MG', loud, climb('200'), loud)).toEqual([]);
  expect(runsOf('ENL', 'MG', loud, climb('400'), loud)).toEqual([[604, 900]]);
});

test.each([
  { why: 'drops a short noise', seconds: [4], expected: { runs: [], uncertain: [] } },
  {
    why: 'asks about two of them',
    seconds: [4, 12, 4],
    expected: { runs: [], uncertain: [[604, 620]] },
  },
  {
    why: 'joins runs with a short pause',
    seconds: [60, 12, 60],
    expected: { runs: [[604, 732]], uncertain: [] },
  },
])('$why', ({ seconds, expected }) => {
  const noises = seconds.map((each, i) => flying(each, i % 2 === 0 ? '800' : '010'));
  const quiet = flying(600, '010');
  expect(judged('ENL', 'MG', quiet, ...noises, quiet)).toEqual(expected);
});

test.each(['600', '999'])('asks about a sensor that is stuck at %s', (noise) => {
  const phases = TOW_FLIGHT.map((phase) => Object.assign({}, phase, { extensions: noise }));
  expect(judged('ENL', 'MG', ...phases)).toEqual({ runs: [], uncertain: [[0, 3956]] });
});

describe('interference', () => {
  const alternating = (seconds: number, everyS: number) =>
    Array.from({ length: seconds / everyS }, (_, i) => flying(everyS, i % 2 === 0 ? '999' : '000'));

  test.each([4, 12])('asks about a sensor that alternates every %i s throughout', (everyS) => {
    const { runs, uncertain } = judged('ENL', 'MG', ...alternating(1200, everyS));
    expect(runs).toEqual([]);
    expect(uncertain).toHaveLength(1);
  });

  test('asks about a sensor that alternates for some minutes', () => {
    const phases = [flying(600, '010'), ...alternating(240, 4), flying(600, '010')];
    expect(judged('ENL', 'MG', ...phases)).toEqual({ runs: [], uncertain: [[604, 836]] });
  });

  test('detects an engine that is started twice', () => {
    const phases = [flying(600, '010'), ...alternating(360, 120), flying(600, '010')];
    expect(runsOf('ENL', 'MG', ...phases)).toHaveLength(2);
  });
});

test('ignores an offset of a current that flows on the ground too', () => {
  const phases = TOW_FLIGHT.map((phase) => Object.assign({}, phase, { extensions: '012' }));
  const { runs } = judged('CUR', 'FG', ...phases);
  expect(runs).toEqual([]);
});

test('a running engine as loud as its microphone shows is no stuck sensor', () => {
  const [standing] = TOW_FLIGHT;
  const phases = TOW_FLIGHT.map((phase) =>
    Object.assign({}, phase, { extensions: phase === standing ? '010' : '999' }),
  );
  expect(runsOf('ENL', 'MG', ...phases)).toHaveLength(1);
});

test('a sensor that fails while it is loud is no engine run', () => {
  const failing = ['010', '850', '---'].map((noise, i) => flying([600, 16, 3000][i]!, noise));
  expect(runsOf('ENL', 'MG', ...failing)).toEqual([]);
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

  const labelled = new Set(ENGINE_LABELS.map(({ file }) => file));

  test('every recording with a sensor is labelled', () => {
    const files = ['competitions', 'igc/gliders', 'igc/simulator'].flatMap(igcFilesIn);
    expect(files.filter(hasSensor).filter((file) => !labelled.has(file))).toEqual([]);
  });

  test('made recordings with noise of wheels and tow have no run', () => {
    const files = igcFilesIn('cases').filter((file) => !file.endsWith('date-mangled.igc'));
    const heard = files.filter((file) => !labelled.has(file) && hasSensor(file));
    expect(heard.length).toBeGreaterThan(5);
    expect(heard.filter((file) => runsInFlight(file).length > 0)).toEqual([]);
  });
});

function hasSensor(file: string): boolean {
  const { recording } = parseIgc(readTestFile(file));
  const { record } = wholeTrack(recording);
  return ENGINE_SENSORS.MG.some((code) => {
    const column = sensorColumn(recording.fixes, code);
    return column !== undefined && record.some((fix) => column[fix]! > 0);
  });
}
