import { expect, test } from 'vitest';
import { distanceM } from '../geo/distance.js';
import type { Position } from '../geo/position.js';
import { trackOver } from '../testing/made-track.js';
import type { Track } from '../track/track.js';
import { courseProgress } from './course-progress.js';
import { flightDifference } from './flight-difference.js';

/** Thirty kilometres north, then thirty east. */
const COURSE: readonly Position[] = [
  { lat: 48, lon: 10 },
  { lat: 48.27, lon: 10 },
  { lat: 48.27, lon: 10.404 },
];
const LEGS_M = [distanceM(COURSE[0]!, COURSE[1]!), distanceM(COURSE[1]!, COURSE[2]!)] as const;
const LENGTH_M = LEGS_M[0] + LEGS_M[1];

interface Flown {
  readonly speedMps: number;
  readonly startS?: number;
  readonly altitudeM?: number;
  readonly intervalS?: number;
  /** Ends there. */
  readonly untilM?: number;
}

/** Waits a minute before the start, flies the course, and waits a minute after its end. */
function flyCourse({
  speedMps,
  startS = 60,
  altitudeM = 1000,
  intervalS = 5,
  untilM,
}: Flown): Track {
  const endS = startS + (untilM ?? LENGTH_M) / speedMps + (untilM ? 0 : 60);
  return trackOver(
    Array.from({ length: Math.floor((endS - startS + 60) / intervalS) + 1 }, (_, i) => {
      const timeS = startS - 60 + i * intervalS;
      const flownM = Math.min(LENGTH_M, Math.max(0, timeS - startS) * speedMps);
      return { ...placeAt(flownM), timeS, altitudeM };
    }),
  );
}

function placeAt(flownM: number): Position {
  const leg = flownM < LEGS_M[0] ? 0 : 1;
  const share = leg === 0 ? flownM / LEGS_M[0] : (flownM - LEGS_M[0]) / LEGS_M[1];
  const [from, to] = [COURSE[leg]!, COURSE[leg + 1]!];
  const between = (a: number, b: number) => a + share * (b - a);
  return { lat: between(from.lat, to.lat), lon: between(from.lon, to.lon) };
}

const compared = (track: Track) => ({ track, progress: courseProgress(track, COURSE) });
const atS = ({ timeS }: Track, seconds: number) => timeS.findIndex((time) => time >= seconds);

test('progress is the distance flown along the course', () => {
  const track = flyCourse({ speedMps: 30 });
  const { progressM, passes } = courseProgress(track, COURSE);
  expect(passes).toHaveLength(3);
  for (const seconds of [100, 500, 900, 1500, 2000]) {
    const fix = atS(track, seconds);
    // A point may be passed between two fixes, 150 m apart.
    expect(
      Math.abs(progressM[fix]! - Math.min(LENGTH_M, (track.timeS[fix]! - 60) * 30)),
    ).toBeLessThan(76);
  }
  expect(progressM.at(-1)).toBeCloseTo(LENGTH_M, -1);
});

test('a flight that misses a point stays on the leg to it', () => {
  const track = flyCourse({ speedMps: 30, untilM: LEGS_M[0] - 8000 });
  const { progressM, passes } = courseProgress(track, COURSE);
  expect(passes).toHaveLength(1);
  expect(Math.abs(progressM.at(-1)! - (LEGS_M[0] - 8000))).toBeLessThan(160);
  expect(courseProgress(track, COURSE, 9000).passes).toHaveLength(2);
});

test('after a missed point the progress of a flight elsewhere is unknown', () => {
  const turnedBack = trackOver(
    Array.from({ length: 60 }, (_, i) => ({
      ...placeAt(Math.min(i, 59 - i) * 700),
      timeS: i * 30,
    })),
  );
  const { progressM, passes } = courseProgress(turnedBack, COURSE);
  expect(passes).toHaveLength(1);
  expect(progressM[29]).toBeCloseTo(29 * 700, -3);
  expect([...progressM.subarray(31)].every(Number.isNaN)).toBe(true);

  const ahead = compared(flyCourse({ speedMps: 25 }));
  const { aheadM } = flightDifference(ahead, compared(turnedBack), 'time');
  expect(Number.isNaN(aheadM[atS(ahead.track, 300)])).toBe(false);
  expect(Number.isNaN(aheadM[atS(ahead.track, 1500)])).toBe(true);
});

test('a flight that was never near the course has no progress', () => {
  const track = trackOver([
    { lat: 50, lon: 20 },
    { lat: 50.1, lon: 20 },
  ]);
  const { progressM, passes } = courseProgress(track, COURSE);
  expect(passes).toEqual([]);
  expect([...progressM].every(Number.isNaN)).toBe(true);
});

test('the faster flight gets ahead, the higher one is higher', () => {
  const [fast, slow] = [
    flyCourse({ speedMps: 32, altitudeM: 1300 }),
    flyCourse({ speedMps: 30, intervalS: 4 }),
  ].map(compared);
  const { aheadM, higherM } = flightDifference(fast!, slow!, 'time');
  for (const seconds of [300, 700, 1300, 1800]) {
    const fix = atS(fast!.track, seconds);
    const expectedM = (fast!.track.timeS[fix]! - 60) * 2;
    expect(Math.abs(aheadM[fix]! - expectedM)).toBeLessThan(160);
    expect(higherM[fix]).toBe(300);
  }
  const back = flightDifference(slow!, fast!, 'time');
  expect(back.aheadM[atS(slow!.track, 700)]).toBeCloseTo(-aheadM[atS(fast!.track, 700)]!, -2);
  expect(back.higherM[atS(slow!.track, 700)]).toBe(-300);
});

test('flights of different times and days are compared by their starts', () => {
  const [early, late] = [flyCourse({ speedMps: 30 }), flyCourse({ speedMps: 30, startS: 4000 })];
  const other = { ...late, dayStartS: late.dayStartS + 86_400 };
  const { aheadM } = flightDifference(compared(early), compared(other), 'start');
  const known = aheadM.filter((lead) => !Number.isNaN(lead));
  expect(known.length).toBeGreaterThan(early.count / 2);
  expect(Math.max(...known.map(Math.abs))).toBeLessThan(1);
  const byTime = flightDifference(compared(early), compared(other), 'time');
  expect([...byTime.aheadM].every(Number.isNaN)).toBe(true);
});

test('tracks with different reference days are compared at the same moment', () => {
  const track = flyCourse({ speedMps: 30, startS: 87_000 });
  const shifted = {
    ...track,
    dayStartS: track.dayStartS + 86_400,
    timeS: track.timeS.map((time) => time - 86_400),
  };
  const { aheadM, higherM } = flightDifference(compared(track), compared(shifted), 'time');
  expect(higherM.every((higher) => higher === 0)).toBe(true);
  expect(aheadM.filter((lead) => !Number.isNaN(lead)).every((lead) => lead === 0)).toBe(true);
});

test('the difference is unknown in gaps of the other flight', () => {
  const own = compared(flyCourse({ speedMps: 30 }));
  const other = compared(flyCourse({ speedMps: 30, intervalS: 61 }));
  const { higherM } = flightDifference(own, other, 'time');
  const known = [...higherM].filter((higher) => !Number.isNaN(higher));
  // Only fixes of both at the same second.
  expect(known.length).toBeLessThan(own.track.count / 10);
});

test('a flight that never started is not compared by start', () => {
  const [own, stray] = [
    flyCourse({ speedMps: 30 }),
    trackOver([
      { lat: 50, lon: 20 },
      { lat: 50.1, lon: 20 },
    ]),
  ].map(compared);
  const { aheadM, higherM } = flightDifference(own!, stray!, 'start');
  for (const column of [aheadM, higherM]) expect([...column].every(Number.isNaN)).toBe(true);
});
