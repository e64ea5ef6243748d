import { describe, expect, test } from 'vitest';
import type { ContestEntry } from './contest-entry.js';
import type { ContestName } from './contest-names.js';
import { scoreEveryContest } from './score-contests.js';
import { type CourseFix, createCourse } from './testing/course.js';
import { scoreTrack } from './testing/score-track.js';

function score(fixes: readonly CourseFix[], index: number | null = 100) {
  const entries = scoreTrack(createCourse(fixes), { index });
  return {
    names: entries.map(({ name }) => name),
    entry: (name: ContestName) => entries.find((candidate) => candidate.name === name),
  };
}

const at = (lat: number, lon: number, more?: Omit<CourseFix, 'at'>): CourseFix => ({
  at: [lat, lon],
  ...more,
});

/** (50,8) (51,9) (50,10) and home: an FAI triangle of 407.26 km. */
const TRIANGLE = [at(50, 8), at(51, 9), at(50, 10), at(50.005, 8)];

describe('free', () => {
  const SIX_LEGS = [
    at(50, 8),
    at(50.6, 8.9),
    at(51.2, 8.2),
    at(51, 9.6),
    at(50.3, 10.1),
    at(50.1, 9),
    at(50.01, 8.02),
  ];

  test('scores up to six legs', () => {
    const free = score(SIX_LEGS).entry('free');
    expect(free?.score.leg.map(({ distance }) => distance)).toEqual([
      92.55, 82.95, 100.56, 85.52, 81.63, 70.89,
    ]);
    expect(free?.distance).toBe(514.1);
    expect(free?.score).toMatchObject({
      name: 'free6',
      declared: false,
      distance: 514.1,
      speed: 514.1,
      duration: 3600,
      total_seconds: 3600,
      start_time: '2025-07-14T10:00:00+00:00',
      end_time: '2025-07-14T11:00:00+00:00',
    });
    expect(free?.score.turnpoints).toHaveLength(7);
    expect(free?.score.turnpoints[1]).toEqual({
      lat: 50.6,
      lon: 8.9,
      time: '2025-07-14T10:10:00+00:00',
    });
    expect(free?.score.leg[0]).toMatchObject({
      number: 1,
      start_time: '2025-07-14T10:00:00+00:00',
      end_time: '2025-07-14T10:10:00+00:00',
      start_alt: 1000,
      end_alt: 1000,
      distance: 92.55,
      speed: 555.3,
      duration: 600,
    });
    expect(free?.score.geom.features).toHaveLength(6);
    expect(free?.score.geom.features[0]).toEqual({
      type: 'Feature',
      properties: { idx: 0 },
      geometry: {
        type: 'LineString',
        coordinates: [
          [8, 50],
          [8.9, 50.6],
        ],
      },
    });
  });

  test.each([
    { why: 'exactly 1000 m lower', finishM: 945, km: 514.1 },
    { why: '1001 m lower is rejected, not penalised', finishM: 944, km: 443.2 },
  ])('a finish $why', ({ finishM, km }) => {
    const course = SIX_LEGS.map((fix, i) =>
      Object.assign({}, fix, { altitudeM: i === SIX_LEGS.length - 1 ? finishM : 1945 }),
    );
    expect(score(course).entry('free')?.distance).toBe(km);
  });

  test('takes the bonus from the triangle or the out and return that is worth more', () => {
    const free = score(TRIANGLE, 110).entry('free');
    expect(free?.distance).toBe(407.25);
    expect(free?.bonus_score_name).toBe('triangle');
    expect(free?.bonus_points).toBe(111.07);
    expect(free?.points).toBe(481.3);
  });

  test('has no bonus without triangle and out and return', () => {
    const free = score([at(50, 8), at(51, 8)]).entry('free');
    expect(free?.points).toBe(111.24);
    expect(free).not.toHaveProperty('bonus_points');
    expect(free).not.toHaveProperty('bonus_score_name');
  });
});

describe('triangle', () => {
  test('scores the perimeter for any gap', () => {
    const triangle = score(TRIANGLE, 110).entry('triangle');
    expect(triangle).toMatchObject({ distance: 407.26, points: 370.24, valid: true });
    expect(triangle?.speed).toBe(814.52);
  });

  test('a start at a corner makes three legs; the start is still listed first', () => {
    const { score: triangle } = score(TRIANGLE).entry('triangle')!;
    expect(triangle.turnpoints.map(({ lat, lon }) => [lat, lon])).toEqual([
      [50, 8],
      [50, 8],
      [51, 9],
      [50, 10],
      [50.005, 8],
    ]);
    expect(triangle.leg.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(triangle.geom.features).toHaveLength(3);
  });

  test('a start elsewhere makes four legs; their sum is not the distance', () => {
    const course = [at(50.3, 8.9), at(50, 8), at(51, 9), at(50, 10), at(50.301, 8.9)];
    const triangle = score(course).entry('triangle');
    expect(triangle?.distance).toBe(407.26);
    expect(triangle?.score.leg).toHaveLength(4);
    expect(triangle?.score.leg[0]).toMatchObject({ number: 1, distance: 72.46 });
  });

  // Lengths of the gap: 0.00899° and 0.00898° of latitude are 1000.05 m and 998.94 m here.
  test.each([
    { why: 'a gap of 999 m', finish: at(50.00898, 8), closed: true },
    { why: 'a gap of 1000 m and a little', finish: at(50.009, 8), closed: false },
    { why: '1000 m lost', finish: at(50.005, 8, { altitudeM: 0 }), closed: true },
    { why: '1001 m lost', finish: at(50.005, 8, { altitudeM: -1 }), closed: false },
  ])('$why', ({ finish, closed }) => {
    const { names } = score([...TRIANGLE.slice(0, 3), finish]);
    expect(names.includes('triangle')).toBe(closed);
  });

  test.each([
    { why: '27.5 % at 396 km', corners: [at(49, 8), at(50.2, 8.6), at(49.6, 9.8)], km: undefined },
    { why: '26.7 % at 526 km', corners: [at(49, 8), at(50.2, 8.6), at(49.6, 10.8)], km: 526.18 },
  ])('$why', ({ corners, km }) => {
    expect(score([...corners, at(49.001, 8)]).entry('triangle')?.distance).toBe(km);
  });
});

describe('out_return and out', () => {
  const THERE_AND_BACK = [at(50, 8), at(51.3, 9.4), at(50.004, 8.01)];

  test('out_return scores twice the longer leg', () => {
    const outReturn = score(THERE_AND_BACK).entry('out_return');
    expect(outReturn).toMatchObject({ distance: 350.51, points: 350.51 });
    expect(outReturn?.score.leg.map(({ distance }) => distance)).toEqual([175.26, 174.49]);
    expect(outReturn?.score.turnpoints).toHaveLength(3);
    expect(outReturn?.score.geom.features).toHaveLength(1);
  });

  test('lists only the better of the two', () => {
    expect(score(THERE_AND_BACK).names).toContain('out_return');
    expect(score(THERE_AND_BACK).names).not.toContain('out');
    const farther = score([...THERE_AND_BACK, at(46.5, 5)]);
    expect(farther.names).toContain('out');
    expect(farther.names).not.toContain('out_return');
    expect(farther.entry('free')?.bonus_score_name).toBe('out_return');
  });

  test('the lower one counts in its own ranking and is mentioned in the other receipt', () => {
    const { listed, unlisted } = scoreEveryContest({
      track: createCourse(THERE_AND_BACK),
      windows: [{ first: 0, last: THERE_AND_BACK.length - 1 }],
      index: 100,
      altitudeSource: 'pressure',
      fileSha256: '0'.repeat(64),
    });
    expect(unlisted.map(({ name }) => name)).toEqual(['out']);
    const [{ distance, points }] = unlisted as [ContestEntry];
    const { receipt } = listed.find(({ name }) => name === 'out_return')!;
    expect(receipt.tried).toContainEqual({
      score_name: 'out',
      distance,
      points,
      lost_by: 'points',
    });
  });
});

describe('speed', () => {
  /** Three legs of 245.57 km in an hour and three quarters. */
  const LEGS = [
    at(50, 8),
    at(50.8, 8.3, { afterS: 2100 }),
    at(50.1, 8.6, { afterS: 2100 }),
    at(50.7, 8.9, { afterS: 2100 }),
  ];

  test('divides by two hours even if shorter', () => {
    const speed = score(LEGS, 120).entry('speed')!;
    expect(speed.speed).toBe(Math.round(speed.distance * 50) / 100);
    expect(speed.score.speed).toBeCloseTo(speed.distance / 1.75, 2);
    expect(speed.points).toBeCloseTo(speed.distance / 2 / 1.15, 2);
    expect(speed.score.leg).toHaveLength(3);
  });

  test.each([
    { why: 'two hours to the second', lastS: 3000, legs: 3 },
    { why: 'a second more', lastS: 3001, legs: 2 },
  ])('$why', ({ lastS, legs }) => {
    const course = LEGS.map((fix, i) => Object.assign({}, fix, i === 3 ? { afterS: lastS } : {}));
    expect(score(course).entry('speed')?.score.leg).toHaveLength(legs);
  });

  test.each([
    { why: 'as high as the start', finishM: 1000, legs: 3 },
    { why: 'a metre below', finishM: 999, legs: 2 },
  ])('a finish $why', ({ finishM, legs }) => {
    const course = LEGS.map((fix, i) =>
      Object.assign({}, fix, { altitudeM: i === 3 ? finishM : 1000 }),
    );
    expect(score(course).entry('speed')?.score.leg).toHaveLength(legs);
  });
});

describe('any contest', () => {
  test('is listed in a fixed order', () => {
    expect(score(TRIANGLE).names).toEqual([
      'free',
      'triangle',
      'out_return',
      'speed',
      'convex_hull',
    ]);
  });

  test('without an index counts with 100 and is not valid', () => {
    const without = score(TRIANGLE, null);
    expect(without.entry('triangle')).toMatchObject({ points: 407.26, valid: false });
    expect(without.names.every((name) => without.entry(name)?.valid === false)).toBe(true);
  });

  test('lies within one window', () => {
    const track = createCourse([at(50, 8), at(51, 8), at(52, 8), at(53, 8)]);
    const windows = [
      { first: 0, last: 1 },
      { first: 2, last: 3 },
    ];
    const [free] = scoreTrack(track, { windows });
    // A degree of latitude grows towards the pole, so the second window is the longer one.
    expect(free?.distance).toBe(111.28);
    expect(free?.score.turnpoints.map(({ lat }) => lat)).toEqual([52, 53]);
  });

  test('takes its bonus from any window', () => {
    const track = createCourse([...TRIANGLE, at(50, 8), at(50, 14), at(50, 8.5)]);
    const windows = [
      { first: 0, last: 3 },
      { first: 4, last: 6 },
    ];
    const [free, triangle] = scoreTrack(track, { windows });
    expect(free?.score.turnpoints[0]?.time).toBe('2025-07-14T10:40:00+00:00');
    expect(triangle).toMatchObject({ name: 'triangle', distance: 407.26 });
    expect(free?.bonus_points).toBe(122.18);
  });

  test('is absent if nothing was flown', () => {
    expect(score([at(50, 8)]).names).toEqual([]);
    expect(score([at(50, 8), at(50, 8), at(50, 8)]).names).toEqual([]);
    const track = createCourse([at(50, 8), at(51, 8)]);
    expect(scoreTrack(track, { windows: [] })).toEqual([]);
  });

  test('continues after midnight', () => {
    const free = score([at(50, 8), at(51, 8, { afterS: 60_000 })]).entry('free');
    expect(free?.score.end_time).toBe('2025-07-15T02:40:00+00:00');
  });

  test('crosses 180°', () => {
    expect(score([at(-40, 179.5), at(-40, -179.5)]).entry('out')?.distance).toBe(85.39);
  });

  test.each([
    { windows: [{ first: -1, last: 1 }], index: 100 },
    { windows: [{ first: 1, last: 0 }], index: 100 },
    { windows: [{ first: 0, last: 2 }], index: 100 },
    { windows: [{ first: 0, last: 1 }], index: 0 },
    { windows: [{ first: 0, last: 1 }], index: Number.NaN },
  ])('refuses $windows with index $index', ({ windows, index }) => {
    const track = createCourse([at(50, 8), at(51, 8)]);
    expect(() => scoreTrack(track, { windows, index })).toThrow(RangeError);
  });
});
