import { describe, expect, test } from 'vitest';
import { error, info, warning } from '../igc/finding.js';
import type { Recording, RecordingSignature } from '../igc/recording.js';
import { flightFixes } from '../testing/igc-text.js';
import { recordingOf } from '../testing/recording.js';
import { fileLevel, isValidWithoutFindings, sortFindings } from './file-level.js';
import { approvalLevel, recorderFindings } from './recorder-approval.js';

const RECORDING = recordingOf(flightFixes([]));

function recordingBy(manufacturer: string, state: RecordingSignature['state']): Recording {
  return { ...RECORDING, manufacturer, signature: { ...RECORDING.signature, state } };
}

/** Approving body by manufacturer, as this platform applies it. */
const LISTS = [
  {
    approval: 'IGC',
    makers: 'ACT CAL CAM CNI NKL NAV DSX EWA FLA GCS IMI LGS LXV LXN NTE PFE TRI ZAN',
    verified: 4,
    unverified: 2,
  },
  { approval: 'national', makers: 'XXX', verified: 3, unverified: 2 },
  { approval: 'the platform', makers: 'XCM XNA', verified: 2, unverified: 2 },
  { approval: 'the platform, with a seal', makers: 'XCS XCD', verified: 2, unverified: 1 },
  { approval: 'none', makers: 'XLK XFL XSY XGP FIL BCD CSS', verified: 1, unverified: 1 },
].flatMap(({ makers, approval, verified, unverified }) =>
  makers.split(' ').map((manufacturer) => ({ manufacturer, approval, verified, unverified })),
);

describe('approval', () => {
  test.each([...LISTS, { approval: 'none', manufacturer: '', verified: 1, unverified: 1 }])(
    'of "$manufacturer" is $approval',
    ({ manufacturer, verified, unverified }) => {
      expect(approvalLevel(recordingBy(manufacturer, 'verified'))).toBe(verified);
      expect(approvalLevel(recordingBy(manufacturer, 'unverified'))).toBe(unverified);
      expect(approvalLevel(recordingBy(manufacturer, 'failed'))).toBe(1);
      expect(approvalLevel(recordingBy(manufacturer, 'absent'))).toBe(1);
    },
  );

  test('includes everything that a lower level allows', () => {
    const countsFor = (minLevel: number) =>
      LISTS.filter(
        ({ manufacturer }) => approvalLevel(recordingBy(manufacturer, 'verified')) >= minLevel,
      ).map(({ approval }) => approval);
    expect(new Set(countsFor(4))).toEqual(new Set(['IGC']));
    expect(new Set(countsFor(3))).toEqual(new Set(['IGC', 'national']));
    expect(new Set(countsFor(2))).toEqual(
      new Set(['IGC', 'national', 'the platform', 'the platform, with a seal']),
    );
  });

  test('gives a finding with the reason below the first level', () => {
    const states = ['verified', 'unverified', 'failed', 'absent'] as const;
    const silent = LISTS.flatMap(({ manufacturer }) =>
      states.map((state) => recordingBy(manufacturer, state)),
    ).filter((recording) => {
      const isSealSaid = ['failed', 'absent'].includes(recording.signature.state);
      const isSaid = isSealSaid || recorderFindings(recording).length > 0;
      return approvalLevel(recording) === 1 && !isSaid;
    });
    expect(silent).toEqual([]);
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
  ])('gives the reason why $why does not count', ({ recording, expected }) => {
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

  test.each([
    { why: 'pending', level: 0, findings: [], expected: false },
    { why: 'invalid', level: 1, findings: [], expected: false },
    { why: 'valid', level: 2, findings: [], expected: true },
    { why: 'IGC valid', level: 4, findings: [], expected: true },
    {
      why: 'valid, with a remark',
      level: 4,
      findings: [info('NON_VALID_FIXES', 1)],
      expected: false,
    },
  ] as const)('is valid without remarks or not: $why', ({ level, findings, expected }) => {
    expect(isValidWithoutFindings(level, findings)).toBe(expected);
  });

  test('lists the most severe findings first', () => {
    const findings = [
      info('NON_VALID_FIXES', 1),
      warning('NO_LANDING'),
      error('NO_G_RECORD'),
      warning('NO_I_RECORD'),
    ];
    expect(sortFindings(findings).map(({ token }) => token)).toEqual([
      'NO_G_RECORD',
      'NO_LANDING',
      'NO_I_RECORD',
      'NON_VALID_FIXES',
    ]);
  });
});
