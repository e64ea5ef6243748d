import { describe, expect, test } from 'vitest';
import { prepareAnalysis } from '../analysis/prepare-analysis.js';
import { distanceKm } from '../geo/distance.js';
import { HAS_TEST_DATA, readTestJson } from '../testing/test-data.js';
import { POSITION_UNITS_PER_DEGREE } from '../track/track.js';
import { computePoints, type FlownMeasures } from './compute-points.js';
import { describeScore } from './describe-score.js';
import type { ContestRule } from './rules/contest-rule.js';
import { AU } from './rules/dmst.js';
import { DMST_TRIANGLE } from './rules/dmst-shapes.js';
import { FREE } from './rules/free.js';
import { SPEED } from './rules/speed.js';
import { TRIANGLE } from './rules/triangle.js';
import { fixPosition } from './testing/fix-position.js';
import { trackOfRows } from './testing/read-track.js';
import { scoreTrack } from './testing/score-track.js';

/** Both sides are rounded to 2 decimals, from positions rounded to a metre. */
const HUNDREDTH = 0.0101;

/** Positions rounded to a metre move the end of a leg by up to this many kilometres. */
const ROUNDED_LEG_KM = 0.0016;
/** Widest gap between the start and the finish of a closed course. */
const GAP_KM = 1;

interface PublishedContest {
  readonly contest: string;
  readonly score_name: string;
  readonly points: number;
  readonly distance_km: number;
  readonly speed_kmh: number;
  readonly duration_s: number;
  readonly bonus_points: number | null;
  readonly bonus_from: string | null;
  readonly lines_lonlat: readonly [from: [number, number], to: [number, number]][];
  readonly legs: readonly {
    readonly start_utc: string;
    readonly end_utc: string;
    readonly start_alt: number;
    readonly end_alt: number;
    readonly distance_km: number;
    readonly speed_kmh: number;
  }[];
}

interface PublishedFlight {
  readonly flight_id: number;
  readonly dmst_index: number;
  readonly contests: readonly PublishedContest[];
}

describe.runIf(HAS_TEST_DATA)('published scores of 2025', () => {
  const { flights } = (
    HAS_TEST_DATA ? readTestJson('expected/weglide-2025-scored-flights.json') : { flights: [] }
  ) as { flights: PublishedFlight[] };
  const entries = flights.flatMap(({ flight_id, dmst_index, contests }) =>
    contests.map((published) => ({ flight_id, index: dmst_index, published, contests })),
  );
  const entriesOf = (...names: string[]) =>
    entries.filter(({ published }) => names.includes(published.contest));

  const scoredAs = (...names: string[]) =>
    entries.filter(({ published }) => names.includes(published.score_name));

  test('cover 54 entries of 11 flights', () => {
    const paths = scoredAs('free6', 'free4', 'speed', 'out');
    const closed = scoredAs('triangle', 'out_return');
    expect([flights.length, paths.length, closed.length]).toEqual([11, 25, 29]);
    expect(entries).toHaveLength(54);
  });

  test.each(scoredAs('free6', 'free4', 'speed', 'out'))(
    'flight $flight_id $published.contest: scored again from its own points',
    ({ published, index }) => {
      const track = trackThrough(published);
      const name = published.contest === 'sprint' ? 'speed' : published.contest;
      const scored = scoreTrack(track, { index, clubCountry: 'AU' });
      const entry = scored.find((candidate) => candidate.name === name);
      expect(entry?.score.name).toBe(published.score_name);
      expect(differenceOf(entry?.distance, published.distance_km)).toBeLessThan(HUNDREDTH);
      expect(differenceOf(entry?.speed, published.speed_kmh)).toBeLessThan(HUNDREDTH);
      expect(entry?.score.duration).toBe(published.duration_s);
      expect(entry?.score.leg.length).toBe(published.legs.length);
      for (const [i, leg] of (entry?.score.leg ?? []).entries()) {
        expect(differenceOf(leg.distance, published.legs[i]!.distance_km)).toBeLessThan(HUNDREDTH);
        expect(differenceOf(leg.speed, published.legs[i]!.speed_kmh)).toBeLessThan(0.11);
        expect(leg.start_alt).toBe(published.legs[i]!.start_alt);
        expect(leg.end_alt).toBe(published.legs[i]!.end_alt);
      }
    },
  );

  // Start and finish of a closed flight are published by time only.
  test.each(scoredAs('triangle', 'out_return'))(
    'flight $flight_id $published.contest: duration and speed from the times of its legs',
    ({ published }) => {
      const track = trackAtTimes(published);
      const fixes = Array.from({ length: track.count }, (_, i) => i);
      const flown = {
        isDeclared: false,
        fixes,
        points: fixes.map((fix) => fixPosition(track, fix)),
        lines: [],
        times: 1,
        lossOfHeightM: 0,
      };
      const score = describeScore(
        prepareAnalysis({ track, phases: [] }),
        'triangle',
        flown,
        published.distance_km,
      );
      expect(score.duration).toBe(published.duration_s);
      expect(differenceOf(score.speed, published.speed_kmh)).toBeLessThan(HUNDREDTH);
    },
  );

  // The lines are what is measured; the legs are what was flown, start and finish included.
  test.each(scoredAs('out_return'))(
    'flight $flight_id $published.contest: twice the longer of two legs',
    ({ published }) => {
      const [lineKm] = linesKm(published);
      const [outKm, backKm] = published.legs.map((leg) => leg.distance_km);
      expect(published.lines_lonlat).toHaveLength(1);
      expect(differenceOf(2 * lineKm!, published.distance_km)).toBeLessThan(HUNDREDTH);
      expect(differenceOf(Math.max(outKm!, backKm!), lineKm!)).toBeLessThan(HUNDREDTH);
      expect(differenceOf(outKm, backKm!)).toBeLessThan(GAP_KM + HUNDREDTH);
    },
  );

  test.each(scoredAs('triangle'))(
    'flight $flight_id $published.contest: the shape has three lines, two of them flown',
    ({ published }) => {
      const sidesKm = linesKm(published);
      const perimeterKm = sumOf(sidesKm);
      expect(sidesKm).toHaveLength(3);
      expect(differenceOf(perimeterKm, published.distance_km)).toBeLessThan(HUNDREDTH);
      const { minPercent } = DMST_TRIANGLE[0]!;
      const shortestKm = Math.min(...sidesKm) + ROUNDED_LEG_KM;
      expect(shortestKm / perimeterKm).toBeGreaterThanOrEqual(minPercent / 100);

      // The flight may start at the first corner.
      const legsKm = published.legs.map((leg) => leg.distance_km);
      const [first, second, ...home] = legsKm.length === 3 ? legsKm : legsKm.slice(1);
      expect(differenceOf(first, sidesKm[0]!)).toBeLessThan(HUNDREDTH);
      expect(differenceOf(second, sidesKm[1]!)).toBeLessThan(HUNDREDTH);
      // From the last corner home, and from there to the first, is no shorter than the third side.
      const outKm = legsKm.length === 3 ? 0 : legsKm[0]!;
      expect(sumOf(home) + GAP_KM + outKm).toBeGreaterThan(sidesKm[2]! - HUNDREDTH);
    },
  );

  test.each(entriesOf('triangle', 'out_return', 'out'))(
    'flight $flight_id $published.contest: points',
    ({ published, index }) => {
      const { points } = compute(TRIANGLE, published.distance_km, index);
      expect(differenceOf(points, published.points)).toBeLessThan(HUNDREDTH);
    },
  );

  test.each(entriesOf('sprint'))('flight $flight_id sprint: points', ({ published, index }) => {
    const { points } = compute(SPEED, published.distance_km, index);
    expect(differenceOf(points, published.points)).toBeLessThan(HUNDREDTH);
  });

  test.each(entriesOf('au'))(
    'flight $flight_id au: points of $published.score_name, the highest of all',
    ({ published, index, contests }) => {
      const { points } = computeAu(published, index);
      expect(differenceOf(points, published.points)).toBeLessThan(HUNDREDTH);
      const rivals = contests.filter(({ contest }) => ['triangle', 'out_return'].includes(contest));
      for (const rival of rivals) {
        expect(computeAu(rival, index).points).toBeLessThan(published.points + HUNDREDTH);
      }
    },
  );

  // A flight that lists `out` keeps its smaller out and return to itself.
  const complete = entriesOf('free').filter(({ contests }) =>
    contests.some(({ contest }) => contest === 'out_return'),
  );
  test.each(complete)(
    'flight $flight_id free: points and bonus',
    ({ published, index, contests }) => {
      const distanceOf = (name: string) =>
        contests.find(({ contest }) => contest === name)?.distance_km ?? 0;
      const { points, bonus } = compute(FREE, published.distance_km, index, {
        triangle: distanceOf('triangle'),
        out_return: distanceOf('out_return'),
      });
      expect(points).toBeCloseTo(published.points, 1);
      expect(bonus?.points).toBeCloseTo(published.bonus_points ?? 0, 1);
      expect(bonus?.scoreName).toBe(published.bonus_from);
    },
  );

  test('a flight that lists `out` has a bonus for an out and return worth less', () => {
    const [{ published, index, contests }] = entriesOf('free').filter((entry) =>
      entry.contests.some(({ contest }) => contest === 'out'),
    ) as [(typeof entries)[number]];
    const outReturnKm = ((published.bonus_points ?? 0) / 0.2) * (index / 100);
    const triangle = contests.find(({ contest }) => contest === 'triangle')!;
    const { points, bonus } = compute(FREE, published.distance_km, index, {
      triangle: triangle.distance_km,
      out_return: outReturnKm,
    });
    expect(points).toBeCloseTo(published.points, 1);
    expect(bonus?.scoreName).toBe(published.bonus_from);
    expect(outReturnKm).toBeLessThan(
      contests.find(({ contest }) => contest === 'out')!.distance_km,
    );
  });
});

/** Points of a distance in the first course of a contest. */
function compute(
  rule: ContestRule,
  km: number,
  index: number | null,
  bonusKm?: NonNullable<FlownMeasures['bonusKm']>,
) {
  const flown = { lineKm: [km], times: 1, durationS: 3600, index, ...(bonusKm && { bonusKm }) };
  return computePoints(rule, rule.courses[0]!, flown);
}

/** Points in the national contest of the course that a score names. */
function computeAu({ score_name, distance_km }: PublishedContest, index: number) {
  const course = AU.courses.find(({ scoreName }) => scoreName === score_name)!;
  return computePoints(AU, course, { lineKm: [distance_km], times: 1, durationS: 3600, index });
}

/** The fixes that a published score names, as a track of their own. */
function trackThrough({ lines_lonlat, legs }: PublishedContest) {
  const startS = Date.parse(legs[0]!.start_utc) / 1000;
  const rows = legs.map((leg, i): [number, number, number, number] => {
    const [lon, lat] = lines_lonlat[i]![1];
    return [Date.parse(leg.end_utc) / 1000 - startS, toUnits(lat), toUnits(lon), leg.end_alt];
  });
  const [lon, lat] = lines_lonlat[0]![0];
  return trackOfRows([[0, toUnits(lat), toUnits(lon), legs[0]!.start_alt], ...rows]);
}

/** The times of the fixes that a published score names, all at one place. */
function trackAtTimes({ legs }: PublishedContest) {
  const startS = Date.parse(legs[0]!.start_utc) / 1000;
  const rows = legs.map(({ end_utc }) => [Date.parse(end_utc) / 1000 - startS, 0, 0, 0] as const);
  return trackOfRows([[0, 0, 0, 0], ...rows]);
}

function toUnits(degrees: number): number {
  return Math.round(degrees * POSITION_UNITS_PER_DEGREE);
}

function linesKm({ lines_lonlat }: PublishedContest): number[] {
  return lines_lonlat.map(([a, b]) => lonLatKm(a, b));
}

function sumOf(lengthsKm: readonly number[]): number {
  return lengthsKm.reduce((sum, km) => sum + km, 0);
}

function lonLatKm([lonA, latA]: [number, number], [lonB, latB]: [number, number]): number {
  return distanceKm({ lat: latA, lon: lonA }, { lat: latB, lon: lonB });
}

function differenceOf(actual: number | undefined, published: number): number {
  return Math.abs((actual ?? Infinity) - published);
}
