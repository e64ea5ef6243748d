import { describe, expect, test } from 'vitest';
import type { Finding } from '../igc/finding.js';
import { flightFixes, type Stretch, type TestFix, TOW_FLIGHT } from '../testing/igc-text.js';
import { recordingOf, trackOf, wholeTrack } from '../testing/recording.js';
import { selectUsableFixes } from '../track/usable-fixes.js';
import { altitudeFindings } from './altitude-findings.js';
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

function flying(seconds: number): Stretch {
  return { seconds, speedKmh: 100, climbMps: 0 };
}

function gap(seconds: number): Stretch {
  return { ...flying(seconds), isGap: true };
}

function gapsOf(stretches: readonly Stretch[], windowFrom = 0): string[] {
  const track = trackOf(flightFixes(stretches, 1));
  const flight = { first: 0, last: track.count - 1 };
  return intervalFindings(track, flight, [{ ...flight, first: windowFrom }]).map(textOf);
}

describe('examples 2 and 3: gaps', () => {
  test('28 over 30 s, the longest 76 s', () => {
    const stretches = Array.from({ length: 27 }, () => [flying(60), gap(40)]).flat();
    expect(gapsOf([...stretches, flying(60), gap(76), flying(60)])).toEqual([
      'warning RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED(180, 10:46:00, 76)',
      'warning RAW_TIME_SOFT_LIMIT_EXCEEDED(28, 30, 20)',
    ]);
  });

  test.each([
    {
      why: '181 s inside the window',
      seconds: 181,
      windowFrom: 0,
      expected: ['error RAW_TIME_HARD_LIMIT_EXCEEDED(180, 10:01:00, 181)'],
    },
    {
      why: '181 s partly inside the window',
      seconds: 181,
      windowFrom: 60,
      expected: ['error RAW_TIME_HARD_LIMIT_EXCEEDED(180, 10:01:00, 181)'],
    },
    {
      why: '181 s before release',
      seconds: 181,
      windowFrom: 61,
      expected: ['warning RAW_TIME_HARD_LIMIT_EXCEEDED_OUTSIDE_SCORING(180, 10:01:00, 181)'],
    },
    {
      why: '180 s',
      seconds: 180,
      windowFrom: 0,
      expected: ['warning RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED(180, 10:01:00, 180)'],
    },
    { why: '60 s', seconds: 60, windowFrom: 0, expected: [] },
  ])('$why', ({ seconds, windowFrom, expected }) => {
    expect(gapsOf([flying(60), gap(seconds), flying(60)], windowFrom)).toEqual(expected);
  });

  test.each([
    { why: '20 over 30 s', count: 20, seconds: 31, expected: [] },
    {
      why: '21 over 30 s',
      count: 21,
      seconds: 31,
      expected: ['warning RAW_TIME_SOFT_LIMIT_EXCEEDED(21, 30, 20)'],
    },
    { why: '21 of 30 s', count: 21, seconds: 30, expected: [] },
  ])('$why', ({ count, seconds, expected }) => {
    const stretches = Array.from({ length: count }, () => [flying(10), gap(seconds)]).flat();
    expect(gapsOf(stretches)).toEqual(expected);
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

  test('one pressure altitude of -700 m', () => {
    const fixes = withAltitudes((fix, i) => ({
      pressureAltM: i === 50 ? -700 : fix.pressureAltM,
      gnssAltM: fix.pressureAltM,
    }));
    expect(altitudesOf(fixes)).toEqual(['warning PRESS_ALT_VIOLATIONS(-600, 16000, 1)']);
  });

  test.each([
    { why: '-600 m', gnssAltM: -600, expected: [] },
    { why: '16 000 m', gnssAltM: 16_000, expected: [] },
    {
      why: '16 001 m',
      gnssAltM: 16_001,
      expected: ['warning GNSS_ALT_VIOLATIONS(-600, 16000, 1)'],
    },
  ])('one satellite altitude of $why', ({ gnssAltM, expected }) => {
    const fixes = withAltitudes((fix, i) => ({ gnssAltM: i === 50 ? gnssAltM : fix.pressureAltM }));
    expect(altitudesOf(fixes)).toEqual(expected);
  });

  test.each([
    { why: 'three jumps', jumps: [10, 30, 40], expected: [] },
    {
      why: 'four jumps',
      jumps: [10, 30, 40, 60],
      expected: ['warning HIGH_CHANGE_GNSS_ALT(4, 50)'],
    },
  ])('$why of more than 50 m/s', ({ jumps, expected }) => {
    const fixes = withAltitudes((fix, i) => ({
      gnssAltM: fix.pressureAltM + 210 * jumps.filter((at) => at <= i).length,
    }));
    expect(altitudesOf(fixes)).toEqual(expected);
  });

  test('the limit of the receiver', () => {
    const header = ['ALXVABC', 'HFDTE140726', 'HFGPSRECEIVER:uBLOX,16,max1000m', 'I013638FXA'];
    const recording = recordingOf(
      withAltitudes((fix) => ({ gnssAltM: fix.pressureAltM + 60 })),
      header,
    );
    const records = wholeTrack(recording).record;
    expect(altitudeFindings(recording, records).map(textOf)).toEqual([
      'warning MAX_GNSS_ALT_REACHED(1000, 960)',
    ]);
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

test('names the first step back and how many there are', () => {
  const fixes = flightFixes(TOW_FLIGHT.slice(0, 2)).toSpliced(3, 0, ...flightFixes([]));
  const { fixes: columns } = recordingOf(fixes);
  const usable = selectUsableFixes(columns, { first: 0, last: columns.count - 1 });
  expect(fixFindings(usable).map(textOf)).toEqual([
    'warning NON_INCREASING_TIMES(10:00:08, 10:00:00, 1)',
  ]);
});
