import { describe, expect, test } from 'vitest';
import { coach } from '../coach/coach.js';
import { climbAt, flownFlight, glideAt } from '../coach/testing/flown-flight.js';
import type { Track } from '../track/track.js';
import { unpoweredIntervals } from '../track/unpowered-intervals.js';
import { describePhases } from './describe-phases.js';
import { findPhases } from './find-phases.js';
import { prepareAnalysis } from './prepare-analysis.js';
import { fly, type Manoeuvre } from './testing/flown-course.js';
import { phaseStatisticsOf } from './testing/phase-statistics-of.js';

const glide: Manoeuvre = { seconds: 600, speedMps: 30, climbMps: -1 };
const circles = (seconds: number, climbMps: number): Manoeuvre => ({
  seconds,
  speedMps: 25,
  climbMps,
  radiusM: 100,
});
/** A launch by its own engine, a thermal, and the engine again; both climbs circled. */
const FLOWN = [circles(300, 4), glide, circles(200, 1), glide, circles(240, 4), glide];
/** The same as the coach gets it. */
const FLOWN_BY_ENGINE = [climbAt(4, 300), glideAt(35)];
const NO_THERMALS = { refusal: 'noThermals' };
const RELEASE_S = 300;
const STARTS_S = 300 + 600 + 200 + 600;
const STOPS_S = STARTS_S + 240;
const LANDS_S = STOPS_S + 600;

function intervalsOf(track: Track) {
  const times = [RELEASE_S, STARTS_S, STOPS_S, LANDS_S].map(
    (s) => track.dayStartS + track.timeS[0]! + s,
  );
  return unpoweredIntervals(track, { unpoweredTimes: times });
}

test('circling with an engine is neither a thermal nor a glide', () => {
  const track = fly(FLOWN);
  expect(findPhases(track)).toHaveLength(3);
  const unpowered = intervalsOf(track);
  const phases = findPhases(track, unpowered);
  expect(phases.map(({ kind }) => kind)).toEqual(['thermal']);
  const analysis = prepareAnalysis({ track, phases, unpowered });
  expect(describePhases(analysis).map(({ kind }) => kind)).toEqual([
    'glide',
    'thermal',
    'glide',
    'glide',
  ]);
  const all = { first: 0, last: track.count - 1 };
  const flown = phaseStatisticsOf(analysis, all);
  expect(flown.duration).toBe(LANDS_S - STOPS_S + STARTS_S - RELEASE_S);
  expect(flown.thermal_time + flown.attempt_time + flown.glide_time).toBe(flown.duration);
  expect(flown.thermal_avg).toBeCloseTo(1, 1);
  // Without the 960 m that the engine climbed.
  expect(Math.abs(flown.glide_gain + 1800)).toBeLessThan(20);
});

describe('an hour of gliding, an hour with the engine', () => {
  const hour: Manoeuvre = { seconds: 3600, speedMps: 30, climbMps: -0.6 };
  const track = fly([hour, { ...hour, climbMps: 0.1 }]);
  const unpowered = [{ first: 0, last: 3600 }];
  const analysis = prepareAnalysis({ track, phases: [], unpowered });
  const all = { first: 0, last: track.count - 1 };

  test('a chosen interval has the distance of its gliding', () => {
    const told = phaseStatisticsOf(analysis, all);
    expect(told).toMatchObject({ duration: 3600, glide_time: 3600, glide_detour: 1 });
    // To the tenth: how many metres a degree has here is rounded.
    for (const name of ['distance', 'speed', 'glide_speed'] as const) {
      expect(told[name]).toBeCloseTo(108, 1);
    }
    expect(told.glide_ratio).toBeCloseTo(50, 1);
  });

  test('a distance scored with the engine includes its time, and has no figures of glides', () => {
    const told = phaseStatisticsOf(analysis, all, 216);
    expect(told).toMatchObject({ distance: 216, duration: 7200, speed: 108, glide_time: 3600 });
    expect(told.glide_gain).toBe(-2160);
    for (const name of ['glide_ratio', 'glide_detour']) expect(told).not.toHaveProperty(name);
  });

  test('a course scored without the engine is measured by its distance', () => {
    const told = phaseStatisticsOf(analysis, { first: 0, last: 3600 }, 54);
    expect(told).toMatchObject({ duration: 3600, speed: 54, glide_ratio: 25 });
    expect(told.glide_detour).toBeCloseTo(2, 2);
  });

  test('an interval flown only with the engine has no distance and no time', () => {
    const told = phaseStatisticsOf(analysis, { first: 3700, last: 7000 });
    expect(told).toMatchObject({ distance: 0, duration: 0, speed: 0, glide_count: 0 });
  });
});

test('heights with the engine running count in no mean and no share', () => {
  // With the engine up to 3000 m and down again with airbrakes, between glides below 1100 m.
  const low: Manoeuvre = { ...glide, climbMps: 0 };
  const track = fly([low, circles(500, 4), circles(500, -4), low]);
  const at = (s: number) => track.dayStartS + track.timeS[0]! + s;
  const unpowered = unpoweredIntervals(track, { unpoweredTimes: [0, 600, 1600, 2200].map(at) });
  const groundM = new Int16Array(track.count).fill(100);
  const phases = findPhases(track, unpowered);
  const analysis = prepareAnalysis({ track, phases, unpowered, groundM });
  const all = { first: 0, last: track.count - 1 };
  expect(phaseStatisticsOf(analysis, all)).toMatchObject({
    altitude_avg: 1000,
    agl_avg: 900,
    below_1000_agl: 1,
    below_800_agl: 0,
  });
});

test('without an engine a flight counts from release to landing', () => {
  const track = fly(FLOWN);
  const startS = track.dayStartS + track.timeS[0]!;
  const [flown, ...more] = unpoweredIntervals(track, { releaseS: startS + RELEASE_S });
  expect(more).toEqual([]);
  expect(track.timeS[flown!.first]! - track.timeS[0]!).toBe(RELEASE_S);
  expect(flown!.last).toBe(track.count - 1);
});

test('has no figures if the engine ran all the time', () => {
  const track = fly(FLOWN);
  const unpowered = unpoweredIntervals(track, { unpoweredTimes: [] });
  expect(unpowered).toEqual([]);
  const phases = findPhases(track, unpowered);
  expect(phases).toEqual([]);
  const analysis = prepareAnalysis({ track, phases, unpowered });
  const all = { first: 0, last: track.count - 1 };
  expect(describePhases(analysis)).toEqual([]);
  expect(phaseStatisticsOf(analysis, all)).toMatchObject({ duration: 0, thermal_time: 0 });
  const input = flownFlight(FLOWN_BY_ENGINE);
  const told = coach({ ...input, unpowered: [], phases: [] });
  expect([told.speed, told.glides, told.timeLost]).toEqual([NO_THERMALS, NO_THERMALS, NO_THERMALS]);
});

test('climbing with the engine does not count for the MacCready value', () => {
  const input = flownFlight([climbAt(4, 300), glideAt(35), glideAt(35)]);
  expect(coach(input).speed.advice).toBeDefined();
  const { track } = input;
  const unpowered = [
    { first: track.timeS.findIndex((s) => s - track.timeS[0]! >= 300), last: track.count - 1 },
  ];
  const told = coach({ ...input, unpowered, phases: findPhases(track, unpowered) });
  expect([told.speed, told.timeLost]).toEqual([
    { refusal: 'noThermals' },
    { refusal: 'noThermals' },
  ]);
});

test('a distance flown partly with the engine is no measure of glides', () => {
  const engine: Manoeuvre = { seconds: 300, speedMps: 35, climbMps: 4 };
  const input = flownFlight([climbAt(2, 300), glideAt(35), engine, glideAt(35)]);
  const { track } = input;
  const unpowered = [
    { first: 0, last: 602 },
    { first: 906, last: track.count - 1 },
  ];
  const massLimits = { minKg: 560, maxKg: 850 };
  const known = { ...input, massLimits, unpowered, phases: findPhases(track, unpowered) };
  const told = coach({ ...known, distanceKm: 40 });
  expect(told).toEqual(coach(known));
  expect(told).not.toHaveProperty('distanceKm');
  const { causes, idealKmh } = told.timeLost.advice!;
  expect(Math.abs(causes.detourS)).toBeLessThan(1);
  expect(idealKmh).toBeLessThan(120);
  expect(told.glides.advice!.all.detour).toBeCloseTo(1, 2);
  // A part without it is judged by what was scored there.
  const part = coach({ ...known, interval: { first: 0, last: 602 }, distanceKm: 10 });
  expect(part.distanceKm).toBe(10);
  expect(part.glides.advice!.all.detour).toBeGreaterThan(1.05);
});

test('time with the engine running is not lost time', () => {
  const flown = [climbAt(1, 200), glideAt(35), climbAt(4, 300), glideAt(35)];
  const input = flownFlight(flown);
  const { track } = input;
  const at = (s: number) => track.timeS.findIndex((timeS) => timeS - track.timeS[0]! >= s);
  const [starts, stops] = [at(500), at(805)];
  const unpowered = [
    { first: 0, last: starts },
    { first: stops, last: track.count - 1 },
  ];
  const { timeLost } = coach({ ...input, unpowered, phases: findPhases(track, unpowered) });
  const { flownS, idealS, causes } = timeLost.advice!;
  expect(flownS).toBe(
    track.timeS.at(-1)! - track.timeS[0]! - (track.timeS[stops]! - track.timeS[starts]!),
  );
  const costS = Object.values(causes).reduce((sum, s) => sum + s, 0);
  expect(Math.abs(flownS - idealS - costS)).toBeLessThan(1);
});
