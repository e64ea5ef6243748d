import { describe, expect, test } from 'vitest';
import type { Position } from '../geo/position.js';
import { parseIgc } from '../igc/parse-igc.js';
import { isFaiTriangle } from '../shape/fai-triangle.js';
import { wholeTrack } from '../testing/recording.js';
import { HAS_TEST_DATA, readTestFile, readTestJson } from '../testing/test-data.js';
import type { Track } from '../track/track.js';
import { createFlightGeometry } from './solvers/flight-geometry.js';
import { findLongestPath } from './solvers/longest-path.js';
import { findOutReturn } from './solvers/out-return.js';
import { windowBetween } from './testing/clock.js';
import { cylinderPathM, noCylinderPathExceeds } from './testing/cylinder-path.js';
import { fccDistanceKm } from './testing/fcc-distance.js';
import { factorOf, findXcOptimum, type XcOptimum } from './testing/find-xc-optimum.js';
import { fixPosition } from './testing/fix-position.js';
import { geodesicM } from './testing/geodesic.js';
import { pathOnSphereKm } from './testing/path-on-sphere.js';
import { longestReturnToMiddleM, returnToMiddleM } from './testing/return-to-middle.js';
import { XC_RULES } from './testing/xc-rules.js';

interface PublishedScore {
  readonly file: string;
  readonly rule_set: string;
  readonly score: number;
  readonly high_precision: boolean;
  readonly published_score_of_the_contest_site?: number;
}

const { cases } = (
  HAS_TEST_DATA ? readTestJson('expected/xc-score-optimum.json') : { cases: [] }
) as { cases: PublishedScore[] };

const solved = new Map<string, XcOptimum>();

/** No course scores more than the one found by more than this. */
const SLACK_M = 5;

/**
 * The flights of recordings that began long before the launch, as the program cut them that the
 * scores are from. Our own search for takeoffs looks for gliders, which are never that slow.
 */
const FLIGHTS: Readonly<Record<string, readonly (readonly [from: string, until: string])[]>> = {
  'igc/xc-score/hiking-up.igc': [['09:42:27', '12:33:19']],
  'igc/xc-score/lunch-break.igc': [
    ['10:39:09', '11:14:53'],
    ['11:49:07', '14:23:08'],
  ],
};

describe.runIf(HAS_TEST_DATA)('published scores of paragliders', () => {
  test.each(casesOf(...Object.keys(XC_RULES)))('$rule_set $file: $score', (published) => {
    const optimum = optimumOf(published);
    expectLegal(optimum);
    expect(optimum.solution.upperBoundM).toBe(optimum.solution.distanceM);
    expect(differenceKm(published.score, optimum.scoreM)).toBeLessThan(toleranceKm(published));
    // Most of the difference comes from its earth model; on that earth, rounding explains the rest.
    const measureM = published.high_precision ? geodesicM : fccM;
    const scoreM = scoreWith(measureM, optimum);
    expect(differenceKm(published.score, scoreM)).toBeLessThan(roundingKm(published, optimum));
  });

  // The contest itself measured on a sphere, on which it gave the same courses these points.
  const ofSite = casesOf('XContest').filter(({ high_precision }) => !high_precision);
  test.each(ofSite)('$file in the contest: $published_score_of_the_contest_site', (published) => {
    const optimum = optimumOf(published);
    const officialKm = published.published_score_of_the_contest_site!;
    expect(differenceKm(officialKm, scoreWith(sphereM, optimum))).toBeLessThan(0.02);
  });

  test.each(Object.keys(FLIGHTS))(
    '%s: finds more than the flight if the time on the ground counts',
    (file) => {
      const published = cases.find((candidate) => candidate.file === file)!;
      const track = readWholeTrack(file);
      const whole = createFlightGeometry(track, { first: 0, last: track.count - 1 });
      const { scoreM, solution, gap } = findXcOptimum([whole], rulesOf(published), SLACK_M)!;
      expect(scoreM / 1000).toBeGreaterThan(published.score + 1);
      const fixes = [...solution.lines.flat(), ...(gap ? [gap.start, gap.finish] : [])];
      const windows = windowsOf(file, track);
      const isInOne = windows.some(({ first, last }) =>
        fixes.every((fix) => fix >= first && fix <= last),
      );
      expect(isInOne).toBe(false);
    },
  );

  // The length is measured from the middle between start and finish, unlike in our rules: we count
  // the longer leg twice.
  test.each(casesOf('FAI-OAR'))('$rule_set $file: $score', (published) => {
    const maxGapM = 800;
    const [flight] = flightsOf(published.file, readWholeTrack(published.file));
    const solution = findOutReturn(flight!, { maxGapM, maxLossOfHeightM: Infinity })!;
    const [start, turnpoint, finish] = solution.fixes as [number, number, number];
    const foundM = returnToMiddleM(flight!, [start, turnpoint, finish]);
    const longestM = longestReturnToMiddleM(flight!, maxGapM, foundM);
    expect(differenceKm(published.score, longestM)).toBeLessThan(toleranceKm(published));
    // The longer leg is at most that to the middle and half the gap.
    expect(solution.distanceM).toBeGreaterThan(longestM - SLACK_M);
    expect(solution.distanceM).toBeLessThan(longestM + maxGapM);
  });

  test.each(casesOf('FAI-Cylinders'))('$rule_set $file: $score', (published) => {
    const track = readWholeTrack(published.file);
    const [flight] = flightsOf(published.file, track);
    const { fixes } = findLongestPath(flight!, { maxLegs: 4, maxLossOfHeightM: Infinity })!;
    const lowM = cylinderPathM(fixes.map((fix) => fixPosition(track, fix)));
    const highM = lowM + 60;
    expect(noCylinderPathExceeds(flight!, fixes.length, highM)).toBe(true);
    expect(differenceKm(published.score, lowM)).toBeLessThan(toleranceKm(published));
    expect(differenceKm(published.score, highM)).toBeLessThan(toleranceKm(published));
    // Cylinders do not make courses longer, and triangles without them are far behind.
    const triangles = XC_RULES['FAI']!.filter(({ shape }) => shape === 'triangle');
    expect(findXcOptimum([flight!], triangles, SLACK_M)!.scoreM).toBeLessThan(lowM / 2);
  });

  test('covers all rules', () => {
    const known = [...Object.keys(XC_RULES), 'FAI-OAR', 'FAI-Cylinders'];
    expect(casesOf(...known)).toHaveLength(29);
    expect(cases).toHaveLength(29);
  });
});

function casesOf(...rules: readonly string[]): PublishedScore[] {
  return cases.filter(({ rule_set }) => rules.includes(rule_set));
}

function rulesOf({ rule_set }: PublishedScore) {
  return XC_RULES[rule_set]!;
}

/** Solves each flight once under each rule. */
function optimumOf(published: PublishedScore): XcOptimum {
  const key = `${published.rule_set} ${published.file}`;
  let optimum = solved.get(key);
  if (!optimum) {
    const flights = flightsOf(published.file, readWholeTrack(published.file));
    optimum = findXcOptimum(flights, rulesOf(published), SLACK_M)!;
    solved.set(key, optimum);
  }
  return optimum;
}

function readWholeTrack(file: string): Track {
  return wholeTrack(parseIgc(readTestFile(file)).recording);
}

function flightsOf(file: string, track: Track) {
  return windowsOf(file, track).map((window) => createFlightGeometry(track, window));
}

function windowsOf(file: string, track: Track) {
  const whole = [{ first: 0, last: track.count - 1 }];
  return FLIGHTS[file]?.map(([from, until]) => windowBetween(track, from, until)) ?? whole;
}

/** Start and finish near enough, turnpoints in order of time between them, legs of the shape. */
function expectLegal({ flight, shape, solution, gap }: XcOptimum): void {
  expect(solution.fixes).toEqual(solution.fixes.toSorted((a, b) => a - b));
  if (!shape.closing || !gap) return;
  const turnpoints = solution.lines.flat();
  const [start, finish] = [flight.firstFix + gap.start, flight.firstFix + gap.finish];
  expect(start).toBeLessThanOrEqual(Math.min(...turnpoints));
  expect(finish).toBeGreaterThanOrEqual(Math.max(...turnpoints));
  const at = (fix: number) => fixPosition(flight.track, fix);
  const { alwaysM, sharePercent } = shape.closing;
  const widestM = Math.max(alwaysM, (sharePercent / 100) * solution.distanceM);
  expect(geodesicM(at(start), at(finish))).toBeLessThanOrEqual(widestM);
  if (!shape.bands) return;
  const [ab, bc, ca] = solution.lines.map(([from, to]) => geodesicM(at(from), at(to)));
  expect(isFaiTriangle([ab!, bc!, ca!], shape.bands)).toBe(true);
}

type Measure = (from: Position, to: Position) => number;

function fccM(from: Position, to: Position): number {
  return fccDistanceKm(from, to) * 1000;
}

function sphereM(from: Position, to: Position): number {
  return pathOnSphereKm([from, to]) * 1000;
}

/** Score of a course with distances measured like this. */
function scoreWith(measureM: Measure, { flight, shape, solution, gap }: XcOptimum): number {
  const at = (fix: number) => fixPosition(flight.track, fix);
  const lineM = solution.lines.reduce((sum, [from, to]) => sum + measureM(at(from), at(to)), 0);
  const lengthM = solution.times * lineM;
  const { firstFix } = flight;
  const isCharged = shape.closing && gap && gap.gapM > shape.closing.freeM;
  const chargedM = isCharged ? measureM(at(firstFix + gap.start), at(firstFix + gap.finish)) : 0;
  return (lengthM - chargedM) * factorOf(shape, lengthM);
}

/**
 * Effect of its rounding: legs and gap are rounded to 10 m, the score to a hundredth or, with the
 * length before it, to a tenth.
 */
function roundingKm({ rule_set }: PublishedScore, { shape, solution, gap }: XcOptimum): number {
  const factor = factorOf(shape, solution.distanceM);
  const rounded = solution.times * solution.lines.length + (gap ? 1 : 0);
  const last = rule_set === 'FAI' || rule_set === 'XCLeague' ? 0.05 * (factor + 1) : 0.005;
  return factor * 0.005 * rounded + last;
}

/** As published with the scores: 0.1, or 0.1 % if that is more. */
function toleranceKm({ score }: PublishedScore): number {
  return Math.max(0.1, score / 1000);
}

function differenceKm(published: number, scoreM: number): number {
  return Math.abs(published - scoreM / 1000);
}
