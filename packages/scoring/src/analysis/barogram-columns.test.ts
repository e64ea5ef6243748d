import { describe, expect, test } from 'vitest';
import { splitFlights } from '../flight/split-flights.js';
import { parseIgc } from '../igc/parse-igc.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { createTrack } from '../track/create-track.js';
import type { Track } from '../track/track.js';
import { airColumns } from './air-columns.js';
import { barogramColumns } from './barogram-columns.js';
import { describePhases } from './describe-phases.js';
import { findPhases } from './find-phases.js';
import { type AnalysisInput, prepareAnalysis } from './prepare-analysis.js';
import { fly, type Manoeuvre } from './testing/flown-course.js';

const glide: Manoeuvre = { seconds: 400, speedMps: 40, climbMps: -1 };
const thermal: Manoeuvre = { seconds: 500, speedMps: 25, climbMps: 2, radiusM: 100 };

const curvesOf = (track: Track, known: Partial<AnalysisInput> = {}) =>
  barogramColumns(
    prepareAnalysis({ track, phases: findPhases(track), ...known }),
    airColumns({ track }),
  );

test('values of a phase cover exactly the phase', () => {
  const track = fly([glide, thermal, glide]);
  const curves = curvesOf(track);
  const [first, climb, last] = describePhases(
    prepareAnalysis({ track, phases: findPhases(track) }),
  );
  for (const fix of [climb!.first, climb!.first + 200, climb!.last - 1]) {
    expect(curves.thermalGainM[fix]).toBe(climb!.gainM);
    expect(curves.thermalTimeS[fix]).toBe(climb!.seconds);
    expect(curves.thermalClimbMps[fix]).toBeCloseTo(2, 1);
    expect(curves.glideGainM[fix]).toBeNaN();
  }
  for (const [fix, phase] of [
    [0, first],
    [climb!.first - 1, first],
    [climb!.last, last],
    [track.count - 1, last],
  ] as const) {
    expect(curves.glideGainM[fix]).toBe(phase!.gainM);
    expect(curves.glideSpeedKmh[fix]).toBeCloseTo(144, 0);
    expect(curves.glideRatio[fix]).toBeCloseTo(40, 0);
    expect(curves.glideDetour[fix]).toBeCloseTo(1, 2);
    expect(curves.thermalGainM[fix]).toBeNaN();
  }
});

test('columns without sensor or data are absent', () => {
  const track = fly([glide]);
  const curves = curvesOf(track);
  for (const name of ['heightAglM', 'glideNetMps', 'energyKwh', 'batteryV', 'powerKw']) {
    expect(curves).not.toHaveProperty(name);
  }
  const result = curvesOf(track, {
    groundM: new Int16Array(track.count).fill(150),
    nettoMps: new Float32Array(track.count).fill(-0.25),
    batteryV: new Float32Array(track.count).fill(108),
    powerW: new Float32Array(track.count).fill(3600),
  });
  expect(result.heightAglM![0]).toBe(track.altitudeM[0]! - 150);
  expect(result.glideNetMps![0]).toBe(-0.25);
  expect(result.batteryV![0]).toBe(108);
  expect(result.powerKw![0]).toBeCloseTo(3.6, 5);
  expect(result.energyKwh!.at(-1)).toBeCloseTo(0.4, 5);
});

describe('speed over the last hour', () => {
  const straight: Manoeuvre = { seconds: 5400, speedMps: 30, climbMps: 0 };

  test.each([1, 4, 60])('is the speed of a straight flight with a fix every %i s', (intervalS) => {
    const { hourSpeedKmh } = curvesOf(fly([straight], { intervalS }));
    const hour = 3600 / intervalS;
    expect(hourSpeedKmh[hour - 1]).toBeNaN();
    for (let fix = hour; fix < hourSpeedKmh.length; fix++) {
      expect(Math.abs(hourSpeedKmh[fix]! / 108 - 1)).toBeLessThan(0.001);
    }
  });

  test('follows a change of speed', () => {
    const { hourSpeedKmh } = curvesOf(fly([straight, { ...straight, speedMps: 40 }]));
    expect(hourSpeedKmh[5400]).toBeCloseTo(108, 0);
    expect(hourSpeedKmh[5400 + 1800]).toBeCloseTo(126, 0);
    expect(hourSpeedKmh[5400 + 3600]).toBeCloseTo(144, 0);
  });

  test('counts the distance around a turnpoint, not the circles of a thermal', () => {
    const back = { seconds: 63, speedMps: 30, climbMps: 0, radiusM: (63 * 30) / Math.PI };
    const out = curvesOf(fly([{ ...straight, seconds: 1770 }, back, straight]));
    expect(Math.abs(out.hourSpeedKmh[3600]! / 108 - 1)).toBeLessThan(0.02);
    const circling = { seconds: 3700, speedMps: 30, climbMps: 1, radiusM: 100 };
    // Six legs across a circle are 1.2 km.
    expect(curvesOf(fly([circling])).hourSpeedKmh[3650]).toBeLessThan(1.3);
  });

  test('is absent for a recording of impossible length', () => {
    const { timeS, ...track } = fly([straight], { intervalS: 60 });
    const long = timeS.map((time) => time * 10_000);
    expect(curvesOf({ ...track, timeS: long }).hourSpeedKmh.every(Number.isNaN)).toBe(true);
  });
});

test.runIf(HAS_TEST_DATA)('is plausible for a 1000 km flight', () => {
  const { recording } = parseIgc(readTestFile('igc/gliders/score-rs-quintus-1000m.igc'));
  const longest = splitFlights(recording).toSorted((a, b) => b.last - b.first - (a.last - a.first));
  const { hourSpeedKmh } = curvesOf(createTrack(recording, longest[0]!));
  const known = hourSpeedKmh.filter((speed) => !Number.isNaN(speed));
  const middle = known.toSorted()[known.length >> 1]!;
  expect(middle).toBeGreaterThan(90);
  expect(middle).toBeLessThan(160);
});
