import { describe, expect, test } from 'vitest';
import { splitFlights } from '../flight/split-flights.js';
import { readKRecords } from '../igc/k-record.js';
import { parseIgc } from '../igc/parse-igc.js';
import { HAS_TEST_DATA, readTestFile, readTestJson } from '../testing/test-data.js';
import { createTrack } from '../track/create-track.js';
import { type FixInterval, fixAtOrAfter } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { compassPoint } from '../units/compass-point.js';
import { findPhases } from './find-phases.js';
import { findWind } from './find-wind.js';
import { prepareAnalysis } from './prepare-analysis.js';
import { computeStatistics } from './statistics.js';
import { type AirOptions, fly, type Manoeuvre } from './testing/flown-course.js';
import { toWind } from './wind.js';
import { windByHeight } from './wind-by-height.js';
import { windColumns } from './wind-columns.js';

const glide: Manoeuvre = { seconds: 400, speedMps: 40, climbMps: -1 };

/** Circling at a bank: radius and time of a circle follow from it. */
function circling(bankDeg: number, speedMps: number, seconds = 400, climbMps = 2): Manoeuvre {
  const radiusM = (speedMps * speedMps) / (9.80665 * Math.tan((bankDeg * Math.PI) / 180));
  return { seconds, speedMps, climbMps, radiusM };
}

const windsOf = (track: Track) => findWind(track, findPhases(track));

const differenceDeg = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

test('circles that drift 90 m east in 30 s mean a wind of 10.8 km/h from 270°', () => {
  const threeTurns = { seconds: 30, speedMps: 20, climbMps: 1, radiusM: (20 * 10) / (2 * Math.PI) };
  const track = fly([threeTurns], { windEastMps: 3 });
  const [wind] = findWind(track, [{ first: 0, last: track.count - 1 }]);
  const { speedKmh, directionDeg } = toWind(wind!.eastMps, wind!.northMps);
  expect(speedKmh).toBeCloseTo(10.8, 1);
  expect(directionDeg).toBeCloseTo(270, 0);
  expect(compassPoint(directionDeg)).toBe('W');
});

describe.each([1, 2, 3, 4])('every %i s', (intervalS) => {
  test.each([
    { why: 'light', windEastMps: 2, windNorthMps: 0 },
    { why: 'from the south-west', windEastMps: 4, windNorthMps: 4 },
    { why: 'strong from the north', windEastMps: 0, windNorthMps: -15 },
  ])('a wind that is $why is recovered from rounded positions', ({ windEastMps, windNorthMps }) => {
    const flown = [glide, circling(25, 24), glide, circling(45, 28, 200), glide];
    const air: AirOptions = { intervalS, windEastMps, windNorthMps, isRounded: true };
    const expected = toWind(windEastMps, windNorthMps);
    const winds = windsOf(fly(flown, air));
    expect(winds).toHaveLength(2);
    for (const { eastMps, northMps } of winds) {
      const { speedKmh, directionDeg } = toWind(eastMps, northMps);
      expect(Math.abs(speedKmh - expected.speedKmh)).toBeLessThan(1);
      expect(differenceDeg(directionDeg, expected.directionDeg)).toBeLessThan(10);
    }
  });

  test('a wind that grows with height is recovered by height and at each fix', () => {
    // 18 km/h at 1000 m, 36 km/h at 2000 m.
    const [windEastMps, shearEastMps] = [5, 0.005];
    const climb = circling(40, 25, 500);
    const air = { intervalS, windEastMps, shearEastMps, isRounded: true };
    const track = fly([climb, { ...glide, seconds: 300 }, climb], air);
    const winds = windsOf(track);
    for (const layer of windByHeight(winds, 200)) {
      const { speedKmh, directionDeg } = toWind(layer.eastMps, layer.northMps);
      const expectedMps = windEastMps + shearEastMps * (layer.altitudeM - 1000);
      expect(Math.abs(speedKmh - expectedMps * 3.6)).toBeLessThan(1);
      expect(differenceDeg(directionDeg, 270)).toBeLessThan(10);
    }
    const { eastMps } = windColumns(track, winds);
    const covered = track.altitudeM.map((m) => (m > 1700 && m < 1850 ? 1 : 0));
    expect(covered.some(Boolean)).toBe(true);
    for (const [fix, isCovered] of covered.entries()) {
      if (isCovered === 0) continue;
      const expectedMps = windEastMps + shearEastMps * (track.altitudeM[fix]! - 1000);
      expect(Math.abs(eastMps[fix]! - expectedMps) * 3.6).toBeLessThan(1);
    }
  });
});

const EVERY_WIND = [0, 45, 100, 170, 225, 280, 330].flatMap((fromDeg) =>
  [8, 25, 60].flatMap((kmh) => [1, 2, 4, 5].map((intervalS) => ({ fromDeg, kmh, intervalS }))),
);

test.each(EVERY_WIND)(
  'statistics show $kmh km/h from $fromDeg° with a fix every $intervalS s',
  ({ fromDeg, kmh, intervalS }) => {
    const [radians, windMps] = [(fromDeg * Math.PI) / 180, kmh / 3.6];
    const track = fly([glide, circling(35, 26, 300), glide, circling(42, 27, 250), glide], {
      intervalS,
      windEastMps: -windMps * Math.sin(radians),
      windNorthMps: -windMps * Math.cos(radians),
      isRounded: true,
    });
    const analysis = prepareAnalysis({ track, phases: findPhases(track) });
    const found = computeStatistics(analysis, { first: 0, last: track.count - 1 }, 50);
    expect(found.thermal_count).toBe(2);
    expect(Math.abs(found.wind_speed! - kmh)).toBeLessThan(1);
    expect(differenceDeg(found.wind_direction!, fromDeg)).toBeLessThan(10);
  },
);

test('a wind above 100 km/h counts as an error', () => {
  const track = fly([glide, circling(35, 26, 300), glide], { windEastMps: 101 / 3.6 });
  expect(findWind(track, [{ first: 400, last: 700 }])).toEqual([]);
});

test('straight flight and half a circle give no wind', () => {
  const track = fly([glide, circling(30, 25, 12), glide]);
  expect(findWind(track, [{ first: 0, last: track.count - 1 }])).toEqual([]);
});

test('a turn across a gap does not count', () => {
  const { timeS, ...track } = fly([circling(30, 25, 60)]);
  const late = timeS.map((time, fix) => time + (fix >= 20 ? 300 : 0) + (fix >= 40 ? 300 : 0));
  const winds = findWind({ ...track, timeS: late }, [{ first: 0, last: track.count - 1 }]);
  expect(winds).toEqual([]);
});

test('a phase has the mean wind of its turns', () => {
  const track = fly([circling(40, 25)], { windEastMps: 6 });
  const [wind] = windsOf(track);
  const seconds = wind!.turns.map(({ circlingS }) => circlingS);
  expect(wind!.circlingS).toBe(seconds.reduce((sum, turnS) => sum + turnS, 0));
  expect(wind!.first).toBe(wind!.turns[0]!.first);
  expect(wind!.last).toBe(wind!.turns.at(-1)!.last);
  expect(Math.abs(wind!.timeS - 200)).toBeLessThan(25);
  expect(Math.abs(wind!.altitudeM - 1400)).toBeLessThan(50);
});

test('layers have equal limits and leave out layers without circling', () => {
  const up = circling(40, 25, 150);
  const track = fly([up, { ...glide, climbMps: 2, seconds: 400 }, up], { windEastMps: 6 });
  const layers = windByHeight(windsOf(track));
  expect(layers.map(({ bottomM, topM }) => [bottomM, topM])).toEqual([
    [1000, 1250],
    [1250, 1500],
    [2000, 2250],
    [2250, 2500],
  ]);
  const circlingS = layers.reduce((sum, layer) => sum + layer.circlingS, 0);
  expect(circlingS).toBe(windsOf(track).reduce((sum, wind) => sum + wind.circlingS, 0));
});

test('the wind is unknown at a fix more than half an hour from all circling', () => {
  const long = { ...glide, seconds: 4000, climbMps: 0 };
  const track = fly([long, circling(40, 25), long], { windEastMps: 6, windNorthMps: -2 });
  const winds = windsOf(track);
  const { eastMps, northMps } = windColumns(track, winds);
  const [first, last] = [winds[0]!.first, winds[0]!.last];
  for (const known of [first - 1790, first, last, last + 1790]) {
    expect(eastMps[known]).toBeCloseTo(6, 1);
    expect(northMps[known]).toBeCloseTo(-2, 1);
  }
  for (const unknown of [first - 1810, last + 1810]) {
    expect(eastMps[unknown]).toBeNaN();
    expect(northMps[unknown]).toBeNaN();
  }
});

test('between two phases the wind changes with time', () => {
  const [early, late] = [{ windEastMps: 2 }, { windEastMps: 6 }].map((air) =>
    windsOf(fly([glide, circling(40, 25, 300, 0), glide, circling(40, 25, 300, 0)], air)),
  );
  const track = fly([glide, circling(40, 25, 300, 0), glide, circling(40, 25, 300, 0)]);
  const { eastMps } = windColumns(track, [early![0]!, late![1]!]);
  const [from, to] = [early![0]!.last, late![1]!.first];
  expect(eastMps[from]).toBeCloseTo(2, 1);
  expect(eastMps[Math.round((from + to) / 2)]).toBeCloseTo(4, 1);
  expect(eastMps[to]).toBeCloseTo(6, 1);
});

test.each([
  { why: 'north', eastMps: 0, northMps: -10, directionDeg: 0 },
  { why: 'east', eastMps: -10, northMps: 0, directionDeg: 90 },
  { why: 'south', eastMps: 0, northMps: 10, directionDeg: 180 },
  { why: 'nowhere', eastMps: 0, northMps: 0, directionDeg: 0 },
])('wind from $why', ({ eastMps, northMps, directionDeg }) => {
  expect(toWind(eastMps, northMps).directionDeg).toBe(directionDeg);
});

describe.runIf(HAS_TEST_DATA)('recordings with a wind of the instrument', () => {
  test.each(['arcus-t-2024-06-18', 'olsztyn', '5c5vjf21'])(
    '%s: the mean wind matches the instrument within 1 km/h and 10°',
    (name) => {
      const { recording } = parseIgc(readTestFile(`igc/gliders/${name}.igc`));
      const longest = splitFlights(recording).toSorted(
        (a, b) => b.last - b.first - (a.last - a.first),
      );
      const track = createTrack(recording, longest[0]!);
      const { eastMps, northMps } = windColumns(track, windsOf(track));
      const { timeS, values } = readKRecords(recording);
      const [sums, recorded] = [new Float64Array(2), new Float64Array(2)];
      let count = 0;
      for (const [row, time] of timeS.entries()) {
        const fix = fixAtOrAfter(track, time);
        if (fix >= track.count || Number.isNaN(eastMps[fix])) continue;
        count += 1;
        sums[0]! += eastMps[fix]!;
        sums[1]! += northMps[fix]!;
        // Hundredths of km/h, and direction.
        const windMps = values['WVE']![row]! / 360;
        const fromRad = (values['WDI']![row]! * Math.PI) / 180;
        recorded[0]! -= windMps * Math.sin(fromRad);
        recorded[1]! -= windMps * Math.cos(fromRad);
      }
      expect(count).toBeGreaterThan(90);
      const [own, other] = [sums, recorded].map(([east, north]) =>
        toWind(east! / count, north! / count),
      );
      expect(Math.abs(own!.speedKmh - other!.speedKmh)).toBeLessThan(1);
      expect(differenceDeg(own!.directionDeg, other!.directionDeg)).toBeLessThan(10);
    },
  );
});

describe.runIf(HAS_TEST_DATA)('circles counted by another program', () => {
  const { cases } = (
    HAS_TEST_DATA ? readTestJson('expected/parsing-and-analysis.json') : { cases: [] }
  ) as {
    cases: readonly { file: string; circles?: number; circle_durations_s?: readonly number[] }[];
  };
  const trackOf = (file: string) => {
    const { recording } = parseIgc(readTestFile(file));
    return createTrack(recording, splitFlights(recording)[0]!);
  };
  const turnsIn = (track: Track, phases: readonly FixInterval[]) =>
    findWind(track, phases).flatMap(({ turns }) => turns.map(({ circlingS }) => circlingS));

  test('finds four circles of a thermal, each within a fix of four seconds', () => {
    const known = cases.find(({ circle_durations_s: durations }) => durations)!;
    const track = trackOf(known.file);
    const found = turnsIn(track, findPhases(track));
    expect(found).toHaveLength(known.circles!);
    for (const [i, seconds] of known.circle_durations_s!.entries()) {
      expect(Math.abs(found[i]! - seconds)).toBeLessThanOrEqual(4);
    }
  });

  // Turns of the whole recording. Turns that show no wind are not counted here.
  test.each([
    { file: 'igc/circling-cases/testCirclingDetectionDiscard.igc', telling: 'all' },
    { file: 'igc/circling-cases/DetermineCircleStartNoWind.igc', telling: 'all' },
    { file: 'igc/circling-cases/DetermineCircleStartHowlingGale.igc', telling: 2 },
  ])('$file', ({ file, telling }) => {
    const track = trackOf(file);
    const { circles } = cases.find((known) => known.file === file)!;
    const turns = turnsIn(track, [{ first: 0, last: track.count - 1 }]);
    expect(turns).toHaveLength(telling === 'all' ? circles! : Number(telling));
  });
});
