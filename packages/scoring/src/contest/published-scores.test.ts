import { describe, expect, test } from 'vitest';
import { distanceKm } from '../geo/distance.js';
import { HAS_TEST_DATA, readTestJson } from '../testing/test-data.js';
import { POSITION_UNITS_PER_DEGREE } from '../track/track.js';
import { type FlownMeasures, reckonPoints } from './reckon-points.js';
import type { ContestRule } from './rules/contest-rule.js';
import { DMST } from './rules/dmst.js';
import { FREE } from './rules/free.js';
import { SPEED } from './rules/speed.js';
import { TRIANGLE } from './rules/triangle.js';
import { trackOfRows } from './testing/read-track.js';
import { scoreTrack } from './testing/score-track.js';

/** Both sides are rounded to 2 decimals, from positions rounded to a metre. */
const HUNDREDTH = 0.0101;

interface PublishedContest {
  readonly contest: string;
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

  test.each(entriesOf('free', 'sprint', 'out'))(
    'flight $flight_id $published.contest: scored again from its own points',
    ({ published, index }) => {
      const track = trackThrough(published);
      const name = published.contest === 'sprint' ? 'speed' : published.contest;
      const entry = scoreTrack(track, { index }).find((candidate) => candidate.name === name);
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

  test.each(entriesOf('triangle', 'out_return'))(
    'flight $flight_id $published.contest: distance of its lines',
    ({ published }) => {
      const km = published.lines_lonlat.reduce((sum, [a, b]) => sum + lonLatKm(a, b), 0);
      const times = published.contest === 'out_return' ? 2 : 1;
      expect(differenceOf(times * km, published.distance_km)).toBeLessThan(HUNDREDTH);
    },
  );

  test.each(entriesOf('triangle', 'out_return', 'out'))(
    'flight $flight_id $published.contest: points',
    ({ published, index }) => {
      const { points } = reckon(TRIANGLE, published.distance_km, index);
      expect(differenceOf(points, published.points)).toBeLessThan(HUNDREDTH);
    },
  );

  test.each(entriesOf('sprint'))('flight $flight_id sprint: points', ({ published, index }) => {
    const { points } = reckon(SPEED, published.distance_km, index);
    expect(differenceOf(points, published.points)).toBeLessThan(HUNDREDTH);
    expect(differenceOf(published.distance_km / 2, published.speed_kmh)).toBeLessThan(HUNDREDTH);
  });

  // Every variant of the national contest counts with its factor, whatever it is called there.
  test.each(entriesOf('au'))('flight $flight_id au: points', ({ published, index }) => {
    const kmPoints = published.distance_km / (index / 100);
    const factor = Math.round((published.points / kmPoints) * 100);
    const courses = DMST.courses.filter(({ factorPercent }) => factorPercent === factor);
    expect(courses.length).toBeGreaterThan(0);
    const flown = { lineKm: [published.distance_km], times: 1, durationS: 3600, index };
    const { points } = reckonPoints(DMST, courses[0]!, flown);
    expect(differenceOf(points, published.points)).toBeLessThan(HUNDREDTH);
  });

  // A flight that lists `out` keeps its smaller out and return to itself.
  const complete = entriesOf('free').filter(({ contests }) =>
    contests.some(({ contest }) => contest === 'out_return'),
  );
  test.each(complete)(
    'flight $flight_id free: points and bonus',
    ({ published, index, contests }) => {
      const distanceOf = (name: string) =>
        contests.find(({ contest }) => contest === name)?.distance_km ?? 0;
      const { points, bonus } = reckon(FREE, published.distance_km, index, {
        triangle: distanceOf('triangle'),
        out_return: distanceOf('out_return'),
      });
      expect(points).toBeCloseTo(published.points, 1);
      expect(bonus?.points).toBeCloseTo(published.bonus_points ?? 0, 1);
      expect(bonus?.scoreName).toBe(published.bonus_from);
    },
  );
});

/** Points of a distance in the first course of a contest. */
function reckon(
  rule: ContestRule,
  km: number,
  index: number | null,
  bonusKm?: NonNullable<FlownMeasures['bonusKm']>,
) {
  const flown = { lineKm: [km], times: 1, durationS: 3600, index, ...(bonusKm && { bonusKm }) };
  return reckonPoints(rule, rule.courses[0]!, flown);
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

function toUnits(degrees: number): number {
  return Math.round(degrees * POSITION_UNITS_PER_DEGREE);
}

function lonLatKm([lonA, latA]: [number, number], [lonB, latB]: [number, number]): number {
  return distanceKm({ lat: latA, lon: lonA }, { lat: latB, lon: lonB });
}

function differenceOf(actual: number | undefined, published: number): number {
  return Math.abs((actual ?? Infinity) - published);
}
