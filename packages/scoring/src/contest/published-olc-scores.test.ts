import { describe, expect, test } from 'vitest';
import { isFaiTriangle } from '../shape/fai-triangle.js';
import { HAS_TEST_DATA, readTestJson, readTestText } from '../testing/test-data.js';
import type { Track } from '../track/track.js';
import type { Solution } from './solution.js';
import { findFastestPath } from './solvers/fastest-path.js';
import { createFlightGeometry, type FlightGeometry } from './solvers/flight-geometry.js';
import { findLongestPath } from './solvers/longest-path.js';
import { findTriangle } from './solvers/triangle.js';
import { secondsOf } from './testing/clock.js';
import { fixPosition } from './testing/fix-position.js';
import { geodesicM } from './testing/geodesic.js';
import { pathOnSphereKm } from './testing/path-on-sphere.js';
import { readTrack } from './testing/read-track.js';

interface PublishedScore {
  readonly file: string;
  readonly release_utc?: string;
  readonly classic_km: number;
  readonly fai_km?: number;
  readonly sprint_km?: number;
  readonly other_program_km?: number;
  readonly other_program_fix_indices_after_release?: readonly number[];
}

const { cases } = (HAS_TEST_DATA ? readTestJson('expected/olc-scores.json') : { cases: [] }) as {
  cases: PublishedScore[];
};

const HORNET = 'igc/gliders/hornet-2017-08-14-fla-6ng-01.igc';
const VENTUS = 'igc/gliders/01lz1hq1.igc';
const BENALLA = 'igc/gliders/9crx3101.igc';
const PERLAN = 'igc/gliders/99bv7r92.igc';

/** If no start was published, it is the finish minus the time of the score. */
const RELEASES: Readonly<Record<string, string>> = { [VENTUS]: '00:47:01', [BENALLA]: '02:15:47' };

const CLASSIC = { maxLegs: 6, maxLossOfHeightM: 1000 };
const SHARE_28 = [{ fromM: 0, minPercent: 28, maxPercent: 100 }];
const CLOSED = { maxGapM: 1000, maxLossOfHeightM: 1000, bands: SHARE_28 };
const TWO_AND_A_HALF_HOURS_S = 9000;
/** Published figures have two decimals. */
const HUNDREDTH_KM = 0.01;

/** The contest measures on a sphere, on which our points are measured again. */
describe.runIf(HAS_TEST_DATA)('the OnLine Contest', () => {
  test('classic score of 2017: finds the course of another program', () => {
    const { published, track, flight } = flightOf(HORNET);
    const solution = findLongestPath(flight, CLASSIC)!;
    expect(differenceKm(track, solution, published.classic_km)).toBeLessThan(0.05);
    // It counts all fixes from the release; we exclude invalid ones.
    const clocks = readTestText(HORNET)
      .match(/(?<=^B)\d{6}/gm)!
      .filter((clock) => clock >= '102805');
    const theirs = published.other_program_fix_indices_after_release!.map((i) => clocks[i]);
    expect(solution.fixes.map((fix) => compactClock(track, fix))).toEqual(theirs);
  });

  test('classic score of January 2010', () => {
    const { published, track, flight } = flightOf(VENTUS);
    const solution = findLongestPath(flight, CLASSIC)!;
    expect(differenceKm(track, solution, published.classic_km)).toBeLessThan(0.05);
  });

  // Ours is 1.18 km longer, which is not an error of theirs: until 2010 the fifth longest leg
  // counted 80 % and the shortest 60 %, and the course that counted most was published with its
  // full length. It is this one, give or take a few hundred metres.
  test('classic score of December 2009: finds a better course', () => {
    const { published, track, flight } = flightOf(BENALLA);
    const longest = findLongestPath(flight, CLASSIC)!.fixes;
    expect(lengthKm(track, longest)).toBeCloseTo(328.044, 3);
    const counting = ['02:15:47', '03:07:18', '03:48:18', '05:23:00', '05:36:36', '05:37:46'];
    const course = [...counting, '05:39:39'].map((clock) => track.timeS.indexOf(secondsOf(clock)));
    expect(countedKm(track, course)).toBeGreaterThan(countedKm(track, longest) + 2);
    expect(Math.abs(lengthKm(track, course) - published.classic_km)).toBeLessThan(0.15);
  });

  // The contest's computer of the time found less: ours are legal, as measured by geodesics.
  test.each([
    { file: VENTUS, km: 41.624 },
    { file: BENALLA, km: 22.215 },
  ])('FAI triangle of $file: finds $km km, more than published', ({ file, km }) => {
    const { published, track, flight } = flightOf(file);
    const { fixes } = findTriangle(flight, CLOSED)!;
    const [start, a, b, c, finish] = fixes as [number, number, number, number, number];
    const way = (from: number, to: number) =>
      geodesicM(fixPosition(track, from), fixPosition(track, to));
    expect(fixes).toEqual(fixes.toSorted((x, y) => x - y));
    expect(isFaiTriangle([way(a, b), way(b, c), way(c, a)], SHARE_28)).toBe(true);
    expect(way(start, finish)).toBeLessThanOrEqual(1000);
    expect(track.altitudeM[start]! - track.altitudeM[finish]!).toBeLessThanOrEqual(1000);
    expect(lengthKm(track, [a, b, c, a])).toBeCloseTo(km, 3);
    expect(km - published.fai_km!).toBeGreaterThan(0);
    expect(km - published.fai_km!).toBeLessThan(1);
  });

  test('the triangle of 98 km in December 2009 closes only with the start of the tow', () => {
    const whole = readTrack(BENALLA);
    const solution = findTriangle(geometryOf(whole), CLOSED)!;
    const [start, a, b, c] = solution.fixes as [number, number, number, number];
    expect(lengthKm(whole, [a, b, c, a])).toBeCloseTo(98.198, 3);
    expect(whole.timeS[start]!).toBeLessThan(secondsOf(RELEASES[BENALLA]!));
  });

  // Its turnpoints were those of the classic score: one of them lies in these hours of the one
  // flight, two in those of the other.
  test.each([
    { file: VENTUS, maxLegs: 2 },
    { file: BENALLA, maxLegs: 3 },
  ])('sprint of $file over $maxLegs legs', ({ file, maxLegs }) => {
    const { published, track, flight } = flightOf(file);
    const solution = findFastestPath(flight, {
      maxLegs,
      maxDurationS: TWO_AND_A_HALF_HOURS_S,
      maxLossOfHeightM: 0,
    })!;
    expect(differenceKm(track, solution, published.sprint_km!)).toBeLessThan(HUNDREDTH_KM);
    const [start, finish] = [solution.fixes[0]!, solution.fixes.at(-1)!];
    expect(track.timeS[finish]! - track.timeS[start]!).toBe(TWO_AND_A_HALF_HOURS_S);
    expect(track.altitudeM[finish]!).toBeGreaterThanOrEqual(track.altitudeM[start]!);
  });

  // The flight was released from its tow at 14 km. The contest gave it 115.9 km, the other program
  // 197.14 km, which is the longest course regardless of its loss of 14 km; with the rule we find
  // 139.73 km. Why the contest gave less is unknown.
  test('classic score from the stratosphere, with no limit to the loss of height', () => {
    const { published, track, flight } = flightOf(PERLAN);
    const endless = findLongestPath(flight, { ...CLASSIC, maxLossOfHeightM: Infinity })!;
    expect(differenceKm(track, endless, published.other_program_km!)).toBeLessThan(HUNDREDTH_KM);
    const legal = findLongestPath(flight, CLASSIC)!;
    expect(lengthKm(track, legal.fixes)).toBeCloseTo(139.726, 3);
    expect(lengthKm(track, legal.fixes)).toBeGreaterThan(published.classic_km);
  });
});

/** A flight from its release on. */
function flightOf(file: string) {
  const published = cases.find((candidate) => candidate.file === file)!;
  const track = readTrack(file, { from: published.release_utc ?? RELEASES[file]! });
  return { published, track, flight: geometryOf(track) };
}

function geometryOf(track: Track): FlightGeometry {
  return createFlightGeometry(track, { first: 0, last: track.count - 1 });
}

/** Time of a fix as written in the file. */
function compactClock({ timeS }: Track, fix: number): string {
  return new Date(timeS[fix]! * 1000).toISOString().slice(11, 19).replaceAll(':', '');
}

function differenceKm(track: Track, { fixes }: Solution, publishedKm: number): number {
  return Math.abs(lengthKm(track, fixes) - publishedKm);
}

function lengthKm(track: Track, fixes: readonly number[]): number {
  return pathOnSphereKm(fixes.map((fix) => fixPosition(track, fix)));
}

/** Points of a course until 2010. */
function countedKm(track: Track, fixes: readonly number[]): number {
  const legsKm = fixes.slice(1).map((to, i) => lengthKm(track, [fixes[i]!, to]));
  return legsKm
    .toSorted((a, b) => b - a)
    .reduce((sum, km, i) => sum + km * ([1, 1, 1, 1, 0.8, 0.6][i] ?? 0), 0);
}
