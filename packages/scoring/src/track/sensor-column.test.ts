import { expect, test } from 'vitest';
import { MISSING_VALUE } from '../igc/recording.js';
import { flightFixes, HEADER } from '../testing/igc-text.js';
import { recordingOf, wholeTrack } from '../testing/recording.js';
import { batteryVoltageV, electricPowerW } from './electric-energy.js';
import { findEngineRuns } from './engine-runs.js';
import { sensorColumn } from './sensor-column.js';

test.each([
  { code: 'ENL', given: [0, 999, 1000, 9999, -1], expected: [0, 999] },
  { code: 'MOP', given: [0, 999, 1023], expected: [0, 999] },
  { code: 'RPM', given: [0, 97_000, 999_999, -5], expected: [0, 97_000] },
  { code: 'CUR', given: [-30, 250, 99_999], expected: [-30, 250] },
  { code: 'VOL', given: [0, 118, -5, 9999], expected: [0, 118] },
  { code: 'XYZ', given: [-5, 99_999], expected: [-5, 99_999] },
])('keeps only possible values of $code', ({ code, given, expected }) => {
  const column = sensorColumn({ extensions: { [code]: Int32Array.from(given) } }, code);
  expect(Array.from(column!).filter((value) => value !== MISSING_VALUE)).toEqual(expected);
});

test('a negative voltage is unknown and yields no power', () => {
  const header = [...HEADER.slice(0, -1), 'I033638FXA3941CUR4245VOL'];
  const recording = recordingOf(
    flightFixes([
      { seconds: 40, speedKmh: 100, climbMps: 1, extensions: '005200-050' },
      { seconds: 40, speedKmh: 100, climbMps: 1, extensions: '0052000100' },
    ]),
    header,
  );
  const track = wholeTrack(recording);
  expect(batteryVoltageV(recording, track)!.slice(-11)).toEqual(
    Float32Array.from([Number.NaN, ...Array.from({ length: 10 }, () => 100)]),
  );
  expect(electricPowerW(recording, track)!.slice(-11)).toEqual(
    Float32Array.from([Number.NaN, ...Array.from({ length: 10 }, () => 20_000)]),
  );
});

test('noise beyond its scale does not count as engine', () => {
  const header = [...HEADER.slice(0, -1), 'I023638FXA3942ENL'];
  const flight = (loud: string) =>
    recordingOf(
      flightFixes([
        { seconds: 300, speedKmh: 100, climbMps: 1, extensions: '0050040' },
        { seconds: 120, speedKmh: 100, climbMps: 1, extensions: `005${loud}` },
        { seconds: 300, speedKmh: 100, climbMps: 1, extensions: '0050040' },
      ]),
      header,
    );
  const runs = (loud: string) => findEngineRuns(flight(loud), wholeTrack(flight(loud)), 'MG');
  expect(runs('0800')).toHaveLength(1);
  expect(runs('9999')).toEqual([]);
});
