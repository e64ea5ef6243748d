import { describe, expect, test } from 'vitest';
import { error, info, warning } from '../igc/finding.js';
import type { Recording, RecordingSignature } from '../igc/recording.js';
import { flightFixes } from '../testing/igc-text.js';
import { recordingOf } from '../testing/recording.js';
import { aircraftFindings } from './aircraft-findings.js';
import { fileLevel, sortFindings } from './file-level.js';
import { flightFindings } from './flight-findings.js';
import { futureFindings } from './future-finding.js';
import { approvalLevel, recorderFindings } from './recorder-approval.js';

const DATE = 'HFDTE140726';
const RECORDING = recordingOf(flightFixes([]));

function recordingBy(manufacturer: string, state: RecordingSignature['state']): Recording {
  return { ...RECORDING, manufacturer, signature: { ...RECORDING.signature, state } };
}

describe('approval', () => {
  test.each([
    { manufacturer: 'LXV', verified: 4, unverified: 2 },
    { manufacturer: 'FLA', verified: 4, unverified: 2 },
    { manufacturer: 'XXX', verified: 3, unverified: 2 },
    { manufacturer: 'XCM', verified: 2, unverified: 2 },
    { manufacturer: 'XNA', verified: 2, unverified: 2 },
    { manufacturer: 'XCS', verified: 2, unverified: 1 },
    { manufacturer: 'XCD', verified: 2, unverified: 1 },
    { manufacturer: 'XLK', verified: 1, unverified: 1 },
    { manufacturer: 'FIL', verified: 1, unverified: 1 },
    { manufacturer: '', verified: 1, unverified: 1 },
  ])('of $manufacturer', ({ manufacturer, verified, unverified }) => {
    expect(approvalLevel(recordingBy(manufacturer, 'verified'))).toBe(verified);
    expect(approvalLevel(recordingBy(manufacturer, 'unverified'))).toBe(unverified);
    expect(approvalLevel(recordingBy(manufacturer, 'failed'))).toBe(1);
    expect(approvalLevel(recordingBy(manufacturer, 'absent'))).toBe(1);
  });

  test.each([
    {
      why: 'an unknown recorder',
      recording: recordingBy('BCD', 'unverified'),
      expected: ['RECORDER_NOT_APPROVED'],
    },
    {
      why: 'XCSoar without verifier',
      recording: recordingBy('XCS', 'unverified'),
      expected: ['SIGNATURE_NOT_VERIFIED'],
    },
    { why: 'an approved recorder', recording: recordingBy('LXV', 'unverified'), expected: [] },
    {
      why: 'an unknown recorder whose signature is missing as well',
      recording: recordingBy('BCD', 'absent'),
      expected: ['RECORDER_NOT_APPROVED'],
    },
    {
      why: 'a missing signature, which has its own finding',
      recording: recordingBy('XCS', 'absent'),
      expected: [],
    },
    {
      why: 'a missing recorder, which has its own finding',
      recording: recordingBy('', 'unverified'),
      expected: [],
    },
  ])('says why $why does not count', ({ recording, expected }) => {
    expect(recorderFindings(recording).map(({ token }) => token)).toEqual(expected);
  });

  test.each([
    { line: 'HFFTYFRTYPE:LXNAV,LX9000 Rear Seat', expected: ['LXV_DOUBLE_SEATER'] },
    { line: 'HFFTYFRTYPE:LXNAV,LX9000F', expected: [] },
  ])('knows the rear seat by $line', ({ line, expected }) => {
    const recording = recordingOf(flightFixes([]), ['ALXVABC', DATE, line, 'I013638FXA']);
    expect(recorderFindings(recording).map(({ token }) => token)).toEqual(expected);
  });
});

describe('level of a file', () => {
  test.each([
    { why: 'nothing', findings: [], expected: 2 },
    {
      why: 'a warning',
      findings: [warning('NO_LANDING'), info('NON_VALID_FIXES', 1)],
      expected: 2,
    },
    { why: 'an error', findings: [warning('NO_LANDING'), error('NO_TAKEOFF')], expected: 1 },
  ])('with $why', ({ findings, expected }) => {
    expect(fileLevel(RECORDING, findings)).toBe(expected);
  });

  test('lists what weighs most first', () => {
    const findings = [info('A'), warning('B'), error('C'), warning('D')];
    expect(sortFindings(findings).map(({ token }) => token)).toEqual(['C', 'B', 'D', 'A']);
  });
});

describe('sensors', () => {
  test.each([
    {
      why: 'no aircraft',
      kind: undefined,
      sensor: 'ENL',
      expected: 'warning NO_AIRCRAFT_SELECTED',
    },
    { why: 'a glider without sensor', kind: 'GL', sensor: 'FXA', expected: undefined },
    {
      why: 'a motor glider without sensor',
      kind: 'MG',
      sensor: 'FXA',
      expected: 'error NO_ENGINE_SENSOR',
    },
    { why: 'a motor glider with noise', kind: 'MG', sensor: 'ENL', expected: undefined },
    { why: 'a motor glider with revolutions', kind: 'MG', sensor: 'RPM', expected: undefined },
    {
      why: 'an electric glider without sensor',
      kind: 'FG',
      sensor: 'FXA',
      expected: 'error NO_FES_SENSOR',
    },
    {
      why: 'an electric glider with noise only',
      kind: 'FG',
      sensor: 'ENL',
      expected: 'warning NO_FES_SENSOR',
    },
    {
      why: 'an electric glider with an engine sensor',
      kind: 'FG',
      sensor: 'MOP',
      expected: undefined,
    },
  ] as const)('of $why', ({ kind, sensor, expected }) => {
    const recording = recordingOf(flightFixes([]), ['ALXVABC', DATE, `I013638${sensor}`]);
    const [finding] = aircraftFindings(recording, kind);
    expect(finding && `${finding.type} ${finding.token}`).toBe(expected);
  });
});

test.each([
  { why: 'ten fixes before takeoff', first: 10, expected: [] },
  { why: 'nine', first: 9, expected: ['FIXES_BEFORE_TAKEOFF'] },
])('wants the aircraft standing: $why', ({ first, expected }) => {
  const flight = { first, last: 500, hasTakeoff: true, hasLanding: true };
  const findings = flightFindings(flight, [{ first: 20, last: 400 }]);
  expect(findings.map(({ token }) => token)).toEqual(expected);
});

test.each([
  { why: 'a day ahead', aheadS: 86_400, expected: [] },
  {
    why: 'more than a day ahead',
    aheadS: 86_401,
    expected: [error('FUTURE_FLIGHT', '2026-07-14')],
  },
])('accepts a clock $why: $expected', ({ aheadS, expected }) => {
  const firstS = RECORDING.dayStartS + RECORDING.fixes.timeS[0]!;
  expect(futureFindings(RECORDING, firstS - aheadS)).toEqual(expected);
});
