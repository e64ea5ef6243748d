import { describe, expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import { flightFixes, type TestPhase, TOW_FLIGHT } from '../testing/igc-text.js';
import { trackOf, wholeTrack } from '../testing/recording.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { findEngineRuns } from './engine-runs.js';
import { findFlights } from './find-flights.js';
import { type FixInterval, fixAtOrAfter } from './fix-interval.js';
import { findLaunch } from './launch.js';
import { LAUNCH_LABELS } from './testing/launch-labels.js';
import { timeNear } from './testing/time-near.js';

const [STAND, ROLL, TOW, GLIDE, ROLL_OUT] = TOW_FLIGHT as [
  TestPhase,
  TestPhase,
  TestPhase,
  TestPhase,
  TestPhase,
];
const WINCH: TestPhase = { seconds: 36, speedKmh: 70, climbMps: 11 };

function launchOf(phases: readonly TestPhase[], engineRuns: readonly FixInterval[] = []) {
  const track = trackOf(flightFixes([STAND, ROLL, ...phases, GLIDE, ROLL_OUT, STAND]));
  return findLaunch(track, findFlights(track)[0]!, engineRuns);
}

test.each([
  { why: 'a tow to 500 m', phases: [TOW], kind: 'T', timeS: 216, gainM: 500 },
  {
    why: 'a tow with a sinking patch below 200 m',
    phases: [
      { seconds: 40, speedKmh: 110, climbMps: 2.5 },
      { seconds: 20, speedKmh: 110, climbMps: 0 },
      TOW,
    ],
    kind: 'T',
    timeS: 276,
    gainM: 600,
  },
  {
    why: 'a tow through strong lift at its start',
    phases: [{ seconds: 40, speedKmh: 110, climbMps: 6 }, TOW],
    kind: 'T',
    timeS: 256,
    gainM: 740,
  },
  {
    why: 'a tow with a lull of ten seconds',
    phases: [TOW, { seconds: 12, speedKmh: 110, climbMps: -0.5 }, TOW],
    kind: 'T',
    timeS: 428,
    gainM: 994,
  },
  {
    why: 'a tow behind a pressure altitude that is wrong for some seconds',
    phases: [
      { seconds: 16, speedKmh: 110, climbMps: 2.5 },
      { seconds: 4, speedKmh: 110, climbMps: 90 },
      { seconds: 8, speedKmh: 110, climbMps: 0 },
      { seconds: 4, speedKmh: 110, climbMps: -90 },
      TOW,
    ],
    kind: 'T',
    timeS: 248,
    gainM: 540,
  },
  {
    why: 'a tow that starts to climb after a run of half a minute, in strong lift',
    phases: [
      { seconds: 28, speedKmh: 100, climbMps: 0 },
      { seconds: 48, speedKmh: 110, climbMps: 8 },
    ],
    kind: 'T',
    timeS: 92,
    gainM: 384,
  },
  {
    why: 'a tow to the limit',
    phases: [{ seconds: 1000, speedKmh: 110, climbMps: 2.5 }],
    kind: 'T',
    timeS: 616,
    gainM: 1500,
  },
  { why: 'a winch launch', phases: [WINCH], kind: 'W', timeS: 52, gainM: 396 },
])('follows $why', ({ phases, kind, timeS, gainM }) => {
  const launch = launchOf(phases);
  expect(launch.kind).toBe(kind);
  // The takeoff shows a fix late or early, the end of the cable in a rate over several seconds.
  const withinS = kind === 'W' ? 12 : 4;
  expect(Math.abs(launch.timeS - timeS)).toBeLessThanOrEqual(withinS);
  expect(Math.abs(launch.gainM - gainM)).toBeLessThanOrEqual(kind === 'W' ? 40 : 10);
});

test('finds the release into a thermal in fixes that are too far apart to show circles', () => {
  const phases = [
    STAND,
    { seconds: 210, speedKmh: 110, climbMps: 2.5 },
    // Circles between two fixes, drifting with the wind.
    { seconds: 600, speedKmh: 20, climbMps: 2 },
    { ...GLIDE, climbMps: -0.4 },
    STAND,
  ];
  const track = trackOf(flightFixes(phases, 30));
  const launch = findLaunch(track, findFlights(track)[0]!, []);
  expect(launch.kind).toBe('T');
  expect(launch.gainM).toBeGreaterThanOrEqual(525);
  expect(launch.gainM).toBeLessThanOrEqual(585);
});

test('gives the climb rate while airborne', () => {
  const { varioMps } = launchOf([TOW]);
  // Lift-off is seen up to two fixes late.
  expect(varioMps).toBeGreaterThanOrEqual(2.5);
  expect(varioMps).toBeLessThan(2.6);
});

test.each([40, 200])('a recording that ends after %i s of a tow shows no release', (seconds) => {
  const tow: TestPhase = { seconds, speedKmh: 110, climbMps: 2.5 };
  const track = trackOf(flightFixes([STAND, ROLL_OUT, tow], 1));
  const launch = findLaunch(track, findFlights(track)[0]!, []);
  expect(launch).toMatchObject({ kind: 'T', isCertain: false });
});

test.each([
  { why: 'a tow', phases: [TOW], isCertain: true },
  {
    why: 'a tow that climbs slower and slower',
    phases: [2.8, 2.5, 2.2, 1.9].map((climbMps) => ({ seconds: 60, speedKmh: 110, climbMps })),
    isCertain: true,
  },
  {
    why: 'a release straight into weaker lift',
    phases: [TOW, { seconds: 240, speedKmh: 110, climbMps: 1.2 }],
    isCertain: false,
  },
  {
    why: 'a release straight into stronger lift',
    phases: [TOW, { seconds: 240, speedKmh: 110, climbMps: 4.5 }],
    isCertain: false,
  },
  {
    why: 'a gap in which the release may have been',
    phases: [TOW, { seconds: 60, speedKmh: 110, climbMps: 1, isGap: true }, TOW],
    isCertain: false,
  },
  {
    why: 'a gap below the height of a release',
    phases: [{ seconds: 40, speedKmh: 110, climbMps: 2.5, isGap: true }, TOW],
    isCertain: true,
  },
])('$why: certain $isCertain', ({ phases, isCertain }) => {
  expect(launchOf(phases)).toMatchObject({ kind: 'T', isCertain });
});

/**
 * Launches of the season 2025, in nine of eleven of which the climb while airborne is gain by time.
 *
 * @see expected/weglide-2025-scored-flights.json
 */
test.each([
  { kind: 'T', timeS: 121, gainM: 426, varioMps: 3.73 },
  { kind: 'T', timeS: 119, gainM: 560, varioMps: 4.83 },
  { kind: 'S', timeS: 318, gainM: 688, varioMps: 2.23 },
  { kind: 'T', timeS: 187, gainM: 590, varioMps: 3.27 },
  { kind: 'S', timeS: 319, gainM: 449, varioMps: 1.45 },
  { kind: 'W', timeS: 51, gainM: 510, varioMps: 10.64 },
  { kind: 'T', timeS: 185, gainM: 490, varioMps: 2.76 },
  { kind: 'T', timeS: 212, gainM: 616, varioMps: 3 },
  { kind: 'S', timeS: 477, gainM: 778, varioMps: 1.67 },
] as const)('published: $kind, $gainM m in $timeS s, airborne 3 to 12 s less', (published) => {
  const { kind, timeS, gainM, varioMps } = published;
  const airborneS = gainM / varioMps;
  expect(timeS - airborneS).toBeGreaterThan(3);
  expect(timeS - airborneS).toBeLessThan(12);
  const rollS = Math.round(timeS - airborneS);
  const [roll, climb]: TestPhase[] = [
    { seconds: rollS, speedKmh: 80, climbMps: 0 },
    { seconds: timeS - rollS, speedKmh: 100, climbMps: gainM / (timeS - rollS) },
  ];
  const track = trackOf(flightFixes([STAND, roll!, climb!, GLIDE, ROLL_OUT, STAND], 1));
  const flight = findFlights(track)[0]!;
  const engine = {
    first: flight.first,
    last: fixAtOrAfter(track, track.timeS[flight.first]! + timeS),
  };
  const launch = findLaunch(track, flight, kind === 'S' ? [engine] : []);
  expect(launch.kind).toBe(kind);
  expect(Math.abs(launch.gainM - gainM)).toBeLessThanOrEqual(0.03 * gainM);
  // The end of a cable is seen in a rate over several seconds.
  expect(Math.abs(launch.timeS - timeS)).toBeLessThanOrEqual(kind === 'W' ? 12 : 4);
  expect(Math.abs(launch.varioMps / varioMps - 1)).toBeLessThan(kind === 'W' ? 0.1 : 0.03);
});

test.each([
  { why: 'an engine that lifts', run: { first: 10, last: 60 }, kind: 'S' },
  { why: 'an engine that only rolls', run: { first: 10, last: 22 }, kind: 'T' },
  { why: 'an engine started later', run: { first: 40, last: 60 }, kind: 'T' },
])('recognises a self launch by $why', ({ run, kind }) => {
  expect(launchOf([TOW], [run]).kind).toBe(kind);
});

test('ends a self launch when the engine stops', () => {
  expect(launchOf([TOW], [{ first: 10, last: 60 }]).release).toBe(60);
});

test('tells the tow of an old glider from a launch on foot', () => {
  const slowly: TestPhase = { seconds: 3600, speedKmh: 60, climbMps: -0.13 };
  const track = trackOf(flightFixes([STAND, ROLL, TOW, slowly, STAND]));
  const flight = findFlights(track)[0]!;
  expect(flight.isSlow).toBe(true);
  expect(findLaunch(track, flight, []).kind).toBe('T');
});

test.each([
  { why: 'into weak lift', seconds: 1200, climbMps: 0.8, isCertain: true },
  { why: 'into strong lift', seconds: 120, climbMps: 1.8, isCertain: true },
  { why: 'with a climb as on a rope', seconds: 120, climbMps: 2.2, isCertain: false },
  { why: 'with a hop as on a rope', seconds: 60, climbMps: 2.2, isCertain: true },
])('ends a launch on foot with the takeoff, $why', ({ seconds, climbMps, isCertain }) => {
  const climb: TestPhase = { seconds, speedKmh: 30, climbMps };
  const glide = { seconds: 1200, speedKmh: 30, climbMps: -0.8 };
  const track = trackOf(flightFixes([STAND, climb, glide, STAND]));
  const flight = findFlights(track)[0]!;
  const launch = findLaunch(track, flight, []);
  expect(launch).toMatchObject({ kind: 'F', release: flight.first, gainM: 0, timeS: 0, isCertain });
});

test.each([
  { why: 'a glider', speedKmh: 100, kind: 'T' },
  { why: 'a paraglider', speedKmh: 30, kind: 'F' },
])('is uncertain of the launch of $why in a gap', ({ speedKmh, kind }) => {
  const track = trackOf(
    flightFixes([
      STAND,
      { seconds: 600, speedKmh: 4, climbMps: 1, isGap: true },
      { seconds: 3600, speedKmh, climbMps: -0.15 },
      STAND,
    ]),
  );
  const flight = findFlights(track)[0]!;
  const release = flight.first + 1;
  expect(findLaunch(track, flight, [])).toMatchObject({ kind, release, isCertain: false });
});

test('ends a low launch at its highest point', () => {
  const hop: TestPhase[] = [
    { seconds: 40, speedKmh: 90, climbMps: 3 },
    { seconds: 40, speedKmh: 90, climbMps: -3 },
  ];
  const track = trackOf(flightFixes([STAND, ROLL, ...hop, ROLL_OUT, STAND]));
  const launch = findLaunch(track, findFlights(track)[0]!, []);
  expect(launch).toMatchObject({ kind: 'T', gainM: 120 });
});

/** Labels are right to some ten seconds, and fixes up to twelve seconds apart. */
const TOLERANCE_S = 20;
/** An engine is heard until it stands, after the climb. */
const SELF_LAUNCH_TOLERANCE_S = 60;

describe.runIf(HAS_TEST_DATA)('recorded launches', () => {
  /** A self-launcher without a sensor looks like a glider in tow. */
  const withoutSensor = 'igc/gliders/88GGB291.IGC';
  const labels = LAUNCH_LABELS.filter(({ file }) => file !== withoutSensor);

  test.each(labels)('$file: $why', ({ file, kind, takeoff, release }) => {
    const { recording } = parseIgc(readTestFile(file));
    const track = wholeTrack(recording);
    const runs = findEngineRuns(recording, track, kind === 'S' ? 'MG' : 'GL');
    const flight = findFlights(track)[0]!;
    const launch = findLaunch(track, flight, runs);
    const offS = (fix: number, clock: string) =>
      Math.abs(track.timeS[fix]! - timeNear(clock, track.timeS[fix]!));
    expect(launch.kind).toBe(kind);
    expect(offS(flight.first, takeoff)).toBeLessThanOrEqual(TOLERANCE_S);
    expect(launch.isCertain).toBe(release !== undefined);
    if (release === undefined) return;
    expect(offS(launch.release, release)).toBeLessThanOrEqual(
      kind === 'S' ? SELF_LAUNCH_TOLERANCE_S : TOLERANCE_S,
    );
  });
});
