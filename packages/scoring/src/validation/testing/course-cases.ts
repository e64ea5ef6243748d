import {
  bRecord,
  flightFixes,
  HEADER,
  igcBytes,
  igcFile,
  type TestFix,
  type TestPhase,
  TOW_FLIGHT,
} from '../../testing/igc-text.js';
import type { CatalogueCases } from './catalogue-case.js';

const [STANDING, ROLLING, TOWED, , , STOPPED] = TOW_FLIGHT as [...TestPhase[]] &
  Record<0 | 1 | 2 | 5, TestPhase>;
const GROUND = { speedKmh: 0, climbMps: 0 };
/** Unix seconds of the first fix. */
const START_S = Date.UTC(2026, 6, 14) / 1000 + 36_000;

function flying(seconds: number): TestPhase {
  return { seconds, speedKmh: 100, climbMps: -0.13 };
}

function gap(seconds: number): TestPhase {
  return { ...flying(seconds), isGap: true };
}

/** A flight of these phases after its tow, which ends 276 s after the first fix. */
function flightOf(...phases: readonly TestPhase[]): Uint8Array {
  return igcFile(flightFixes([STANDING, ROLLING, TOWED, ...phases, ROLLING, STOPPED], 1));
}

/** A flight that is towed for some seconds. */
function towedFor(seconds: number): Uint8Array {
  return igcFile(flightFixes(TOW_FLIGHT.with(2, { ...TOWED, seconds })));
}

/** A flight with a gap in its tow. */
function towedOver(gapSeconds: number): Uint8Array {
  const launch = [
    { ...TOWED, seconds: 20 },
    { ...TOWED, seconds: gapSeconds, isGap: true },
    { ...TOWED, seconds: 60 },
  ];
  return igcFile(flightFixes([STANDING, ROLLING, ...launch, flying(1800), ROLLING, STOPPED], 1));
}

/** A tow with a gap of a minute between 250 m and 400 m. */
const HIGH_GAP = [
  { ...TOWED, seconds: 100 },
  { ...TOWED, seconds: 60, isGap: true },
  { ...TOWED, seconds: 60 },
];

/** Many gaps, each set off by ten seconds. */
function gaps(count: number, seconds: number): Uint8Array {
  return flightOf(
    flying(60),
    ...Array.from({ length: count }, () => [gap(seconds), flying(10)]).flat(),
  );
}

/** A flight that starts and ends with this many seconds on the ground. */
function groundedFor(before: number, behind: number): Uint8Array {
  const flight = [ROLLING, TOWED, flying(600)];
  return igcFile(
    flightFixes([{ ...GROUND, seconds: before }, ...flight, { ...GROUND, seconds: behind }], 1),
  );
}

/** A correct flight of a fix every four seconds with one of them changed. */
function changed(change: (fix: TestFix) => Partial<TestFix>): Uint8Array {
  const fixes = flightFixes(TOW_FLIGHT);
  return igcFile(fixes.with(300, { ...fixes[300]!, ...change(fixes[300]!) }));
}

/**
 * The same, with its later part this many thousandths of a minute further east after 36 s without a
 * fix.
 */
function jumpOf(thousandths: number): Uint8Array {
  const fixes = flightFixes(TOW_FLIGHT);
  const byLon = fixes[299]!.lon - fixes[308]!.lon + thousandths / 60_000;
  const shifted = fixes.slice(308).map((fix) => Object.assign({}, fix, { lon: fix.lon + byLon }));
  return igcFile([...fixes.slice(0, 300), ...shifted]);
}

/** Findings about place, time and interval of the recording. */
export const COURSE_CASES: CatalogueCases<
  | 'NON_INCREASING_TIMES'
  | 'NON_VALID_FIXES'
  | 'MAX_GROUND_SPEED_WARNING'
  | 'FIXES_BEFORE_TAKEOFF'
  | 'NO_TAKEOFF'
  | 'NO_LANDING'
  | 'LAUNCH_UNCERTAIN'
  | 'NO_SCORING_WINDOWS'
  | 'RAW_TIME_SOFT_LIMIT_EXCEEDED'
  | 'RAW_TIME_HARD_LIMIT_EXCEEDED'
  | 'RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED'
  | 'RAW_TIME_HARD_LIMIT_EXCEEDED_OUTSIDE_SCORING'
> = {
  NON_INCREASING_TIMES: [
    { at: 'inside', why: 'a second forward', file: changed(({ timeS }) => ({ timeS: timeS - 3 })) },
    { at: 'on', why: 'the same time twice', file: changed(({ timeS }) => ({ timeS: timeS - 4 })) },
    {
      at: 'outside',
      why: 'a second back',
      file: changed(({ timeS }) => ({ timeS: timeS - 5 })),
      expected: ['warning(10:19:56, 10:19:55, 1)'],
    },
    {
      at: 'outside',
      why: 'twice',
      file: igcBytes([...HEADER, ...[8, 4, 12, 8, 16].map((s) => bRecord(fixAt(36_000 + s)))]),
      expected: ['warning(10:00:08, 10:00:04, 2)'],
    },
    {
      at: 'inside',
      why: 'midnight',
      file: igcBytes([...HEADER, ...[86_396, 86_400].map((s) => bRecord(fixAt(s)))]),
    },
  ],
  NON_VALID_FIXES: [
    { at: 'inside', why: 'fixes with satellite altitude', file: changed(() => ({})) },
    {
      at: 'outside',
      why: 'one without',
      file: changed(() => ({ isValid: false })),
      expected: ['info(1)'],
    },
  ],
  MAX_GROUND_SPEED_WARNING: [
    { at: 'inside', why: '399.1 km/h', file: jumpOf(3340) },
    { at: 'on', why: '399.94 km/h, as near as the digits of a file come', file: jumpOf(3347) },
    {
      at: 'outside',
      why: '400.06 km/h',
      file: jumpOf(3348),
      expected: ['warning(401, 10:20:32, 400)'],
    },
  ],
  FIXES_BEFORE_TAKEOFF: [
    { at: 'inside', why: 'eleven', file: groundedFor(12, 60) },
    { at: 'on', why: 'ten', file: groundedFor(11, 60) },
    { at: 'outside', why: 'nine', file: groundedFor(10, 60), expected: ['warning(9, 10)'] },
  ],
  NO_TAKEOFF: [
    { at: 'inside', why: 'four seconds before takeoff', file: groundedFor(5, 60) },
    { at: 'on', why: 'three', file: groundedFor(4, 60) },
    { at: 'outside', why: 'two', file: groundedFor(3, 60), expected: ['error()'] },
    {
      at: 'outside',
      why: 'no flight at all',
      file: igcFile(flightFixes([STANDING])),
      expected: ['error()'],
    },
  ],
  NO_LANDING: [
    { at: 'inside', why: 'a minute after landing', file: groundedFor(60, 60) },
    { at: 'on', why: 'three seconds', file: groundedFor(60, 4) },
    { at: 'outside', why: 'one', file: groundedFor(60, 1), expected: ['warning()'] },
    { at: 'inside', why: 'no flight, which lands nowhere', file: igcFile(flightFixes([STANDING])) },
  ],
  LAUNCH_UNCERTAIN: [
    { at: 'inside', why: 'a tow to 500 m', file: igcFile(flightFixes(TOW_FLIGHT)) },
    { at: 'on', why: 'a tow to 1500 m', file: towedFor(600) },
    {
      at: 'outside',
      why: 'a climb like a tow that goes on above',
      file: towedFor(604),
      expected: ['warning(10:11:16, other)'],
    },
    {
      at: 'outside',
      why: 'a tow with a gap',
      file: igcFile(flightFixes(TOW_FLIGHT.toSpliced(2, 1, ...HIGH_GAP), 1)),
      expected: ['warning(10:04:56, interval)'],
    },
    {
      at: 'inside',
      why: 'windows set by the pilot, who has answered',
      file: towedFor(604),
      given: { scoringTimes: [START_S + 300, START_S + 700] },
    },
  ],
  NO_SCORING_WINDOWS: [
    { at: 'inside', why: '61 s between release and landing', file: flightOf(flying(46)) },
    { at: 'on', why: '60 s', file: flightOf(flying(45)) },
    { at: 'outside', why: '59 s', file: flightOf(flying(44)), expected: ['error(60)'] },
  ],
  RAW_TIME_SOFT_LIMIT_EXCEEDED: [
    { at: 'inside', why: '21 intervals of 30 s', file: gaps(21, 30) },
    { at: 'on', why: '20 of 31 s', file: gaps(20, 31) },
    {
      at: 'outside',
      why: '21 of 31 s',
      file: gaps(21, 31),
      expected: ['warning(21, 30, 20, reception)'],
    },
    {
      at: 'outside',
      why: 'a recording interval of 31 s',
      file: igcFile(flightFixes(TOW_FLIGHT, 31)),
      expected: ['warning(122, 30, 20, interval)'],
    },
  ],
  RAW_TIME_HARD_LIMIT_EXCEEDED: [
    { at: 'inside', why: '179 s', file: flightOf(flying(600), gap(179), flying(600)) },
    { at: 'on', why: '180 s', file: flightOf(flying(600), gap(180), flying(600)) },
    {
      at: 'outside',
      why: '181 s',
      file: flightOf(flying(600), gap(181), flying(600)),
      expected: ['error(180, 10:14:36, 181)'],
    },
    {
      at: 'outside',
      why: 'two gaps, of which the longer is named',
      file: flightOf(flying(600), gap(181), flying(60), gap(200), flying(600)),
      expected: ['error(180, 10:18:37, 200)'],
    },
    { at: 'inside', why: 'a gap in the tow', file: towedOver(181) },
  ],
  RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED: [
    { at: 'inside', why: '59 s', file: flightOf(flying(600), gap(59), flying(600)) },
    { at: 'on', why: '60 s', file: flightOf(flying(600), gap(60), flying(600)) },
    {
      at: 'outside',
      why: '61 s',
      file: flightOf(flying(600), gap(61), flying(600)),
      expected: ['warning(180, 10:14:36, 61, reception)'],
    },
    {
      at: 'outside',
      why: '180 s, the hard limit',
      file: flightOf(flying(600), gap(180), flying(600)),
      expected: ['warning(180, 10:14:36, 180, reception)'],
    },
    {
      at: 'outside',
      why: 'a recording interval of 61 s',
      file: igcFile(flightFixes(TOW_FLIGHT.slice(2, 4), 61)),
      expected: ['warning(180, 10:00:00, 61, interval)'],
    },
    {
      at: 'inside',
      why: '181 s, which is beyond it',
      file: flightOf(flying(600), gap(181), flying(600)),
    },
  ],
  RAW_TIME_HARD_LIMIT_EXCEEDED_OUTSIDE_SCORING: [
    { at: 'inside', why: '179 s in the tow', file: towedOver(179) },
    { at: 'on', why: '180 s', file: towedOver(180) },
    {
      at: 'outside',
      why: '181 s',
      file: towedOver(181),
      expected: ['warning(180, 10:01:36, 181)'],
    },
    {
      at: 'outside',
      why: 'a gap that ends where the scored part begins',
      file: flightOf(flying(600), gap(181), flying(600)),
      given: { scoringTimes: [START_S + 900, START_S + 1600] },
      expected: ['warning(180, 10:14:36, 181)'],
    },
    {
      at: 'inside',
      why: 'a gap that is scored',
      file: flightOf(flying(600), gap(181), flying(600)),
    },
  ],
};

function fixAt(timeS: number): TestFix {
  return { timeS, lat: 50, lon: 8, pressureAltM: 100 };
}
