import { describe, expect, test } from 'vitest';
import type { Finding } from '../igc/finding.js';
import { flightFixes, type TestFix, type TestPhase } from '../testing/igc-text.js';
import { recordingOf, trackOf, wholeTrack } from '../testing/recording.js';
import { chooseAltitudeSource } from '../track/altitude-source.js';
import { selectUsableFixes } from '../track/usable-fixes.js';
import { altitudeFindings } from './altitude-findings.js';
import { findingText } from './finding-message.js';
import { fixFindings } from './fix-findings.js';
import { intervalFindings } from './interval-findings.js';
import { qnhFindings, qnhHpa } from './qnh-finding.js';

/** `type TOKEN(parameters)`, as the examples write them. */
function textOf({ type, token, parameters }: Finding): string {
  return `${type} ${token}(${parameters.join(', ')})`;
}

function altitudesOf(fixes: readonly TestFix[]): string[] {
  const recording = recordingOf(fixes);
  return altitudeFindings(recording, wholeTrack(recording).record).map(textOf);
}

describe('example 1: sea-level pressure from the takeoff', () => {
  test.each([
    { pressureAltM: 120, elevationM: 350, qnh: 1041.41, expected: [] },
    {
      pressureAltM: 1200,
      elevationM: 350,
      qnh: 914.47,
      expected: ['error INVALID_QNH_VALUE(914.5, 930, 1060)'],
    },
  ])('$pressureAltM m at $elevationM m', ({ pressureAltM, elevationM, qnh, expected }) => {
    // The examples carry five figures of the powers, which is 0.01 hPa.
    expect(qnhHpa(pressureAltM, elevationM)).toBeCloseTo(qnh, 1);
    expect(qnhFindings(pressureAltM, elevationM).map(textOf)).toEqual(expected);
  });
});

function flying(seconds: number): TestPhase {
  return { seconds, speedKmh: 100, climbMps: 0 };
}

function gap(seconds: number): TestPhase {
  return { ...flying(seconds), isGap: true };
}

function gapsOf(phases: readonly TestPhase[], windowFrom = 0): string[] {
  const track = trackOf(flightFixes(phases, 1));
  const flight = { first: 0, last: track.count - 1 };
  return intervalFindings(track, flight, [{ ...flight, first: windowFrom }]).map(textOf);
}

describe('examples 2 and 3: gaps', () => {
  test('finds 28 gaps over 30 s, the longest of 76 s', () => {
    const phases = Array.from({ length: 27 }, () => [flying(60), gap(40)]).flat();
    expect(gapsOf([...phases, flying(60), gap(76), flying(60)])).toEqual([
      'warning RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED(180, 10:46:00, 76, reception)',
      'warning RAW_TIME_SOFT_LIMIT_EXCEEDED(28, 30, 20, reception)',
    ]);
  });

  test.each([
    {
      why: 'inside the window',
      windowFrom: 0,
      expected: ['error RAW_TIME_HARD_LIMIT_EXCEEDED(180, 10:01:00, 181)'],
    },
    {
      why: 'before release',
      windowFrom: 61,
      expected: ['warning RAW_TIME_HARD_LIMIT_EXCEEDED_OUTSIDE_SCORING(180, 10:01:00, 181)'],
    },
  ])('181 s $why', ({ windowFrom, expected }) => {
    expect(gapsOf([flying(60), gap(181), flying(60)], windowFrom)).toEqual(expected);
  });
});

describe('examples 4 and 6: altitudes', () => {
  const climbing = flightFixes([{ seconds: 400, speedKmh: 100, climbMps: 2 }]);
  const withAltitudes = (change: (fix: TestFix, i: number) => Partial<TestFix>) =>
    climbing.map((fix, i) => Object.assign({}, fix, change(fix, i)));

  test('a good file', () => {
    expect(altitudesOf(climbing)).toEqual([]);
  });

  test('pressure altitude always 0', () => {
    const fixes = withAltitudes((fix) => ({ pressureAltM: 0, gnssAltM: fix.pressureAltM }));
    expect(altitudesOf(fixes)).toEqual([
      'warning AVG_PRESS_ALT_CHANGE(0, 0.01)',
      'warning PRESS_ALT_NOT_VALID(0)',
    ]);
  });

  test('both altitudes always 0', () => {
    expect(altitudesOf(withAltitudes(() => ({ pressureAltM: 0 })))).toEqual([
      'error AVG_GNSS_ALT_CHANGE(0, 0.01)',
      'error AVG_PRESS_ALT_CHANGE(0, 0.01)',
      'warning PRESS_ALT_NOT_VALID(0)',
    ]);
  });

  test.each([
    {
      why: 'it was recorded',
      change: (fix: TestFix) => ({ pressureAltM: 0, gnssAltM: fix.pressureAltM }),
      used: 'gnss',
    },
    { why: 'it was not recorded either', change: () => ({ pressureAltM: 0 }), used: 'pressure' },
    {
      why: 'it stands still, and that of pressure moves a little',
      change: (_: TestFix, i: number) => ({ pressureAltM: i % 2, gnssAltM: 200 }),
      used: 'pressure',
    },
  ])('findings on the satellite altitude apply if $why', ({ change, used }) => {
    const recording = recordingOf(withAltitudes(change));
    const { record } = wholeTrack(recording);
    expect(chooseAltitudeSource(recording.fixes, record)).toBe(used);
    const finding = altitudeFindings(recording, record).find(
      ({ token }) => token === 'PRESS_ALT_NOT_VALID',
    )!;
    expect(findingText(finding).statement).toMatch(
      /^No pressure altitude was recorded \(.*\)\. The satellite altitude is used instead, if it was recorded\.$/,
    );
  });

  test('one pressure altitude of -700 m', () => {
    const fixes = withAltitudes((fix, i) => ({
      pressureAltM: i === 50 ? -700 : fix.pressureAltM,
      gnssAltM: fix.pressureAltM,
    }));
    expect(altitudesOf(fixes)).toEqual(['warning PRESS_ALT_VIOLATIONS(-600, 16000, 1)']);
  });
});

test('example 5: 600 m in four seconds', () => {
  const [first] = flightFixes([]);
  const { fixes } = recordingOf([first!, { ...first!, timeS: 36_004, lon: 8 + 0.6 / 71.695 }]);
  const usable = selectUsableFixes(fixes, { first: 0, last: 1 });
  expect([...usable.records]).toEqual([0]);
  // The record's thousandths of a minute make 599.8 m of it.
  expect(fixFindings(usable).map(textOf)).toEqual([
    'warning MAX_GROUND_SPEED_WARNING(540, 10:00:04, 400)',
  ]);
});
