import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import { type MadeFix, trackOver } from '../testing/made-track.js';
import { wholeTrack } from '../testing/recording.js';
import { HAS_TEST_DATA, igcFilesIn, readTestFile } from '../testing/test-data.js';
import type { Track } from '../track/track.js';
import { findMeeting } from './find-meeting.js';

const METRES_PER_DEGREE = 111_229;

/**
 * Flies north at 30 m/s, with a given distance east of the meridian and altitude at each second.
 */
function flown(
  seconds: number,
  at: (timeS: number) => { eastM: number; altitudeM?: number },
  stepS = 1,
) {
  const fixes: MadeFix[] = [];
  for (let timeS = 0; timeS <= seconds; timeS += stepS) {
    const { eastM, altitudeM = 1000 } = at(timeS);
    // At this latitude, degrees of longitude and latitude have the same length.
    fixes.push({
      timeS,
      lat: (timeS * 30) / METRES_PER_DEGREE,
      lon: eastM / 111_319.49,
      altitudeM,
    });
  }
  return trackOver(fixes);
}

const ALONE = flown(1000, () => ({ eastM: 0 }));

/** Comes near in the given seconds. */
function beside(...times: (readonly [from: number, to: number])[]): Track {
  return flown(1000, (timeS) => ({
    eastM: times.some(([from, to]) => timeS >= from && timeS <= to) ? 400 : 5000,
  }));
}

describe('two aircraft', () => {
  test('that fly side by side meet all the time', () => {
    const meeting = findMeeting(
      ALONE,
      flown(1000, () => ({ eastM: 250 })),
    );
    expect(meeting).toEqual({
      intervals: [{ startS: ALONE.dayStartS, endS: ALONE.dayStartS + 1000 }],
      totalSeconds: 1000,
      minDistanceM: expect.closeTo(250, 0),
    });
  });

  test.each([
    { why: 'too far apart', at: () => ({ eastM: 1001 }) },
    { why: 'too high above', at: () => ({ eastM: 0, altitudeM: 1300 }) },
    { why: 'too low', at: () => ({ eastM: 0, altitudeM: 700 }) },
  ])('do not meet $why', ({ at }) => {
    expect(findMeeting(ALONE, flown(1000, at))).toBeUndefined();
  });

  test.each([
    {
      why: 'apart for a minute',
      times: [
        [100, 200],
        [255, 400],
      ],
      count: 1,
    },
    {
      why: 'apart for longer',
      times: [
        [100, 200],
        [270, 400],
      ],
      count: 2,
    },
    {
      why: 'together for moments',
      times: [
        [100, 200],
        [300, 310],
        [400, 500],
      ],
      count: 2,
    },
  ] as const)('$why have $count intervals', ({ times, count }) => {
    expect(findMeeting(ALONE, beside(...times))?.intervals).toHaveLength(count);
  });

  test('do not meet in less than a minute', () => {
    expect(findMeeting(ALONE, beside([100, 155]))).toBeUndefined();
    expect(findMeeting(ALONE, beside([100, 130], [300, 335]))?.totalSeconds).toBeCloseTo(65.5, 1);
  });

  test('meet between their fixes', () => {
    // Crosses 10 000 m to 10 000 m in 1000 s, so that it is near for 100 s.
    const crossing = flown(1000, (timeS) => ({ eastM: 10_000 - 20 * timeS }), 100);
    const meeting = findMeeting(ALONE, crossing)!;
    expect(meeting.intervals).toEqual([
      {
        startS: expect.closeTo(ALONE.dayStartS + 450, 1),
        endS: expect.closeTo(ALONE.dayStartS + 550, 1),
      },
    ]);
    expect(meeting.minDistanceM).toBeLessThan(1);
  });

  test('do not meet in a gap or on different days', () => {
    const gap = flown(1000, () => ({ eastM: 0 }), 125);
    expect(findMeeting(ALONE, gap)).toBeUndefined();
    expect(findMeeting(ALONE, { ...ALONE, dayStartS: ALONE.dayStartS + 86_400 })).toBeUndefined();
    expect(findMeeting(ALONE, trackOver([]))).toBeUndefined();
  });

  test('meet across midnight, and the date line', () => {
    const late = { ...ALONE, timeS: ALONE.timeS.map((timeS) => timeS + 86_000) };
    const next = {
      ...ALONE,
      dayStartS: ALONE.dayStartS + 86_400,
      timeS: ALONE.timeS.map((timeS) => timeS - 400),
    };
    expect(findMeeting(late, next)?.totalSeconds).toBe(1000);
    const at = (lon: number) =>
      trackOver([
        { lat: 10, lon, timeS: 0 },
        { lat: 10.02, lon, timeS: 100 },
      ]);
    expect(findMeeting(at(179.999), at(-179.999))?.minDistanceM).toBeCloseTo(219, -1);
  });
});

const way = fc.array(
  fc.record({
    eastM: fc.integer({ min: -2000, max: 2000 }),
    altitudeM: fc.integer({ min: 800, max: 1400 }),
  }),
  { minLength: 2, maxLength: 12 },
);

test('the times of a meeting add up like the published 25 s, 616 s and 369 s to 1010 s', () => {
  const alone = flown(1400, () => ({ eastM: 0 }));
  const near = (timeS: number) =>
    [
      [100, 125],
      [200, 816],
      [900, 1269],
    ].some(([from, to]) => timeS >= from! && timeS <= to!);
  const other = flown(1400, (timeS) => ({ eastM: 0, altitudeM: near(timeS) ? 1299 : 1e4 }));
  const { intervals, totalSeconds } = findMeeting(alone, other)!;
  // Between two fixes the other comes down from far above.
  expect(intervals.map(({ startS, endS }) => Math.floor(endS - startS))).toEqual([25, 616, 369]);
  expect(Math.floor(totalSeconds)).toBe(1010);
});

test('the order of two flights does not matter', () => {
  fc.assert(
    fc.property(way, way, (a, b) => {
      const track = (places: typeof a, stepS: number) =>
        flown(
          (places.length - 1) * 60,
          (timeS) => {
            const [at, share] = [Math.floor(timeS / 60), (timeS % 60) / 60];
            const [from, to] = [places[at]!, places[at + 1] ?? places[at]!];
            return {
              eastM: from.eastM + (to.eastM - from.eastM) * share,
              altitudeM: from.altitudeM + (to.altitudeM - from.altitudeM) * share,
            };
          },
          stepS,
        );
      const meeting = findMeeting(track(a, 60), track(b, 60));
      const back = findMeeting(track(b, 60), track(a, 60));
      expect(back?.totalSeconds ?? 0).toBeCloseTo(meeting?.totalSeconds ?? 0, 4);
      expect(back?.minDistanceM ?? 0).toBeCloseTo(meeting?.minDistanceM ?? 0, 4);
    }),
  );
});

test.runIf(HAS_TEST_DATA)('gliders in the same race meet, in either order', () => {
  const tracks = igcFilesIn('competitions/leverkusen-2017/2017-07-17-race')
    .slice(0, 5)
    .map((file) => wholeTrack(parseIgc(readTestFile(file)).recording));
  const pairs = tracks.flatMap((first, i) => tracks.slice(i + 1).map((second) => [first, second]));
  const meetings = pairs.map(([first, second]) => findMeeting(first!, second!));
  const back = pairs.map(([first, second]) => findMeeting(second!, first!));
  expect(meetings.filter(Boolean).length).toBeGreaterThan(5);
  const toMilliseconds = (found: typeof meetings) =>
    found.map((meeting) => Math.round((meeting?.totalSeconds ?? 0) * 1000));
  expect(toMilliseconds(back)).toEqual(toMilliseconds(meetings));
  for (const { intervals, totalSeconds, minDistanceM } of meetings.flatMap((one) => one ?? [])) {
    expect(minDistanceM).toBeLessThan(1000);
    const seconds = intervals.map(({ startS, endS }) => endS - startS);
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(20);
    expect(totalSeconds).toBeCloseTo(
      seconds.reduce((sum, one) => sum + one, 0),
      6,
    );
  }
});
