import { describe, expect, test } from 'vitest';
import { TWO_SEATER } from '../polar/testing/two-seater.js';
import type { Track } from '../track/track.js';
import { airColumns } from './air-columns.js';
import { findPhases } from './find-phases.js';
import { prepareAnalysis } from './prepare-analysis.js';
import { computeStatistics } from './statistics.js';
import { type AirOptions, fly, type Manoeuvre } from './testing/flown-course.js';
import { phaseStatisticsOf } from './testing/phase-statistics-of.js';

const glide: Manoeuvre = { seconds: 400, speedMps: 40, climbMps: -1 };
/** Circles of 25 seconds: 2π · 100 m / 25 s. */
const speedMps = (2 * Math.PI * 100) / 25;
const thermal: Manoeuvre = { seconds: 500, speedMps, climbMps: 2, radiusM: 100 };
const attempt: Manoeuvre = { seconds: 40, speedMps, climbMps: -0.5, radiusM: -100 };

const wholeOf = ({ count }: Track) => ({ first: 0, last: count - 1 });

function statisticsOfTrack(track: Track, distanceKm = 32) {
  const analysis = prepareAnalysis({ track, phases: findPhases(track) });
  return phaseStatisticsOf(analysis, wholeOf(track), distanceKm);
}

function statisticsOfFlown(flown: readonly Manoeuvre[], air: AirOptions = {}, distanceKm = 32) {
  return statisticsOfTrack(fly(flown, air), distanceKm);
}

const WINDS = [
  { why: 'no wind', air: {} },
  { why: '36 km/h from the west', air: { windEastMps: 10 } },
  { why: '54 km/h from the north, a fix every 4 s', air: { windNorthMps: -15, intervalS: 4 } },
  { why: 'a fix every 5 s', air: { intervalS: 5 } },
];

test.each(WINDS)('circles have speed, radius and bank: $why', ({ air }) => {
  const { thermal_speed, thermal_radius, thermal_bank } = statisticsOfFlown(
    [glide, thermal, glide],
    air,
  );
  // Within 2 %: where circling is found to begin and end, some fixes of it are straight.
  expect(Math.abs(thermal_speed! / (speedMps * 3.6) - 1)).toBeLessThan(0.02);
  expect(Math.abs(thermal_radius! / 100 - 1)).toBeLessThan(0.02);
  expect(thermal_bank).toBeCloseTo(32.8, 0);
});

test.each(WINDS)('climb, time and number of thermals and attempts: $why', ({ air }) => {
  const statistics = statisticsOfFlown(
    [glide, thermal, glide, attempt, glide, thermal, glide],
    air,
  );
  const totalS = 4 * 400 + 2 * 500 + 40;
  expect(statistics).toMatchObject({ thermal_count: 2, attempt_count: 1, glide_count: 4 });
  expect(statistics.thermal_avg).toBeCloseTo(2, 1);
  expect(Math.abs(statistics.thermal_avg_gain - 1000)).toBeLessThanOrEqual(15);
  expect(Math.abs(statistics.thermal_percentage - 1000 / totalS)).toBeLessThan(0.01);
  expect(statistics.attempt_avg).toBeCloseTo(-0.5, 0);
  expect(Math.abs(statistics.attempt_percentage - 40 / totalS)).toBeLessThan(0.01);
});

test('a glide has speed, ratio, detour and length', () => {
  const statistics = statisticsOfFlown([glide, glide], {}, 25);
  // To the hundredth: how many metres a degree has here is rounded.
  expect(statistics.glide_speed).toBeCloseTo(144, 1);
  expect(statistics).toMatchObject({
    thermal_count: 0,
    attempt_count: 0,
    glide_count: 1,
    // 25 km for 800 m.
    glide_ratio: 31.25,
    // 32 km flown for 25 km.
    glide_detour: 1.28,
    glide_distance: 32,
    altitude_avg: 600,
  });
});

test('figures of thermals are 0 without thermals', () => {
  expect(statisticsOfFlown([glide])).toMatchObject({
    thermal_percentage: 0,
    thermal_avg: 0,
    thermal_avg_gain: 0,
    thermal_speed: 0,
    thermal_radius: 0,
    thermal_bank: 0,
    attempt_avg: 0,
  });
});

test('glides without loss of height have no ratio', () => {
  expect(statisticsOfFlown([{ ...glide, climbMps: 1 }])).not.toHaveProperty('glide_ratio');
});

test('only the part of a phase inside the interval counts', () => {
  const track = fly([glide, thermal, glide]);
  const analysis = prepareAnalysis({ track, phases: findPhases(track) });
  const middle = 400 + 250;
  const whole = phaseStatisticsOf(analysis, wholeOf(track), 32);
  const before = phaseStatisticsOf(analysis, { first: 0, last: middle }, 16);
  const after = phaseStatisticsOf(analysis, { first: middle, last: track.count - 1 }, 16);
  expect([before.thermal_count, after.thermal_count]).toEqual([1, 1]);
  expect(before.thermal_gain + after.thermal_gain).toBe(whole.thermal_gain);
  expect(before.thermal_time + after.thermal_time).toBe(whole.thermal_time);
  expect(before.glide_gain + after.glide_gain).toBe(whole.glide_gain);
  expect(Math.abs(before.thermal_radius! / 100 - 1)).toBeLessThan(0.02);
});

test('an analysis is plain data that can be sent to another thread', () => {
  const track = fly([glide, thermal, glide], { windEastMps: 3 });
  const analysis = prepareAnalysis({ track, phases: findPhases(track) });
  const statistics = phaseStatisticsOf(structuredClone(analysis), wholeOf(track), 32);
  expect(statistics).toEqual(phaseStatisticsOf(analysis, wholeOf(track), 32));
});

test('all figures of an empty interval are 0', () => {
  const track = fly([glide]);
  const analysis = prepareAnalysis({ track, phases: [] });
  const statistics = phaseStatisticsOf(analysis, { first: 7, last: 7 }, 0);
  expect(statistics).toMatchObject({
    speed: 0,
    thermal_percentage: 0,
    glide_count: 0,
    glide_speed: 0,
  });
  expect(statistics.altitude_avg).toBe(track.altitudeM[7]);
  expect(statistics).not.toHaveProperty('glide_ratio');
  expect(Object.values(statistics).every(Number.isFinite)).toBe(true);
});

test('the start altitude of thermals is a mean, unknown without altitudes', () => {
  const track = fly([glide, thermal, glide, glide, thermal, glide]);
  const phases = findPhases(track);
  const starts = phases.flatMap(({ kind, first }) =>
    kind === 'thermal' ? [track.altitudeM[first]!] : [],
  );
  expect(starts).toHaveLength(2);
  const analysis = prepareAnalysis({ track, phases });
  const statistics = phaseStatisticsOf(analysis, wholeOf(track), 64);
  expect(statistics.thermal_start_alt).toBe(Math.round((starts[0]! + starts[1]!) / 2));
  const before = phaseStatisticsOf(analysis, { first: 0, last: 60 }, 2);
  expect(before).not.toHaveProperty('thermal_start_alt');
});

test('loss in thermals is relative to their climb', () => {
  const sinking = { ...thermal, seconds: 30, climbMps: -1 };
  const track = fly([glide, thermal, sinking, thermal, glide]);
  const phases = findPhases(track);
  expect(phases.map(({ kind }) => kind)).toEqual(['thermal']);
  const { first, last } = phases[0]!;
  const changes = Array.from(
    { length: last - first },
    (_, i) => track.altitudeM[first + i + 1]! - track.altitudeM[first + i]!,
  );
  const sumOf = (sign: number) =>
    changes.reduce((sum, change) => sum + Math.max(0, sign * change), 0);
  expect(sumOf(-1)).toBeGreaterThan(20);
  const analysis = prepareAnalysis({ track, phases });
  const statistics = phaseStatisticsOf(analysis, wholeOf(track), 32);
  expect(statistics.thermal_loss_ratio).toBeCloseTo(sumOf(-1) / sumOf(1), 3);
  const before = phaseStatisticsOf(analysis, { first: 0, last: 60 }, 2);
  expect(before).not.toHaveProperty('thermal_loss_ratio');
});

test('the mean altitude of glides covers only their time', () => {
  const track = fly([glide, thermal, { ...glide, climbMps: -0.1 }]);
  const phases = findPhases(track);
  const { first, last } = phases[0]!;
  const statistics = phaseStatisticsOf(prepareAnalysis({ track, phases }), wholeOf(track), 32);
  // Straight lines down: to the thermal from 1000 m, and from its top.
  const meanM = (from: number, to: number) => (track.altitudeM[from]! + track.altitudeM[to]!) / 2;
  const end = track.count - 1;
  const glidedS = first + (end - last);
  const expectedM = (meanM(0, first) * first + meanM(last, end) * (end - last)) / glidedS;
  expect(Math.abs(statistics.glide_alt_avg! - expectedM)).toBeLessThan(3);
  expect(Math.abs(statistics.glide_alt_avg! - statistics.altitude_avg)).toBeGreaterThan(20);
});

test('phases have no figures if fixes are too sparse to detect circling', () => {
  const track = fly([glide, thermal, glide], { intervalS: 20, windEastMps: 5 });
  const groundM = new Int16Array(track.count).fill(300);
  const analysis = prepareAnalysis({ track, phases: findPhases(track), groundM });
  const statistics = computeStatistics(analysis, wholeOf(track), 32);
  expect(
    Object.keys(statistics).filter((name) => /^(thermal|attempt|glide|track)_/.test(name)),
  ).toEqual([]);
  expect(statistics).toMatchObject({ distance: 32, duration: 1300, speed: 88.62 });
  expect(statistics.altitude_avg - statistics.agl_avg!).toBeCloseTo(300, 0);
});

test('heights above ground need known ground', () => {
  const track = fly([glide, thermal, glide]);
  const phases = findPhases(track);
  const groundM = new Int16Array(track.count).fill(300);
  const statistics = phaseStatisticsOf(
    prepareAnalysis({ track, phases, groundM }),
    wholeOf(track),
    32,
  );
  expect(statistics.agl_avg).toBe(statistics.altitude_avg - 300);
  expect(statistics.thermal_start_agl).toBe(track.altitudeM[phases[0]!.first]! - 300);
  const untold = phaseStatisticsOf(prepareAnalysis({ track, phases }), wholeOf(track), 32);
  for (const name of ['agl_avg', 'thermal_start_agl', 'below_1000_agl', 'below_100_agl']) {
    expect(untold).not.toHaveProperty(name);
  }
});

test('the ground must be known for nine tenths of the time', () => {
  const track = fly([glide, thermal, glide]);
  const phases = findPhases(track);
  const statistics = (isKnown: (share: number) => boolean) => {
    const groundM = new Float32Array(track.count).map((_, i) =>
      isKnown(i / track.count) ? 300 : Number.NaN,
    );
    return phaseStatisticsOf(prepareAnalysis({ track, phases, groundM }), wholeOf(track), 32);
  };
  const most = statistics((share) => share > 0.08);
  // The first eighty seconds of a glide from 1000 m, which is on the whole higher than the rest.
  expect(most.agl_avg).toBeGreaterThan(0);
  expect(most.below_1000_agl).toBeLessThanOrEqual(1);
  expect(most.thermal_start_agl).toBe(track.altitudeM[phases[0]!.first]! - 300);
  const some = statistics((share) => share > 0.2);
  for (const name of ['agl_avg', 'below_1000_agl']) expect(some).not.toHaveProperty(name);
  expect(some.thermal_start_agl).toBe(most.thermal_start_agl);
  expect(statistics((share) => share > 0.6)).not.toHaveProperty('thermal_start_agl');
});

test('the share of time below a height is interpolated between fixes', () => {
  // From 1000 m down to 0 m above the ground in 1000 s.
  const track = fly([{ seconds: 1000, speedMps: 40, climbMps: -1 }], { intervalS: 4 });
  const groundM = new Int16Array(track.count);
  const statistics = phaseStatisticsOf(
    prepareAnalysis({ track, phases: [], groundM }),
    wholeOf(track),
    40,
  );
  expect(statistics).toMatchObject({
    below_1000_agl: 1,
    below_800_agl: 0.8,
    below_600_agl: 0.6,
    below_400_agl: 0.4,
    below_200_agl: 0.2,
    below_100_agl: 0.1,
    agl_avg: 500,
  });
});

test('glides in rising and in sinking air have separate shares and speeds', () => {
  const fast: Manoeuvre = { ...glide, seconds: 100, speedMps: 50 };
  const track = fly([fast, { ...glide, seconds: 300, speedMps: 30 }]);
  const nettoMps = new Float32Array(track.count).fill(0.5);
  nettoMps.fill(-1, 0, 100);
  nettoMps[100] = Number.NaN;
  const statistics = phaseStatisticsOf(
    prepareAnalysis({ track, phases: [], nettoMps }),
    wholeOf(track),
    14,
  );
  // Two seconds of the 400 touch the fix whose ground is unknown.
  expect(statistics.glide_percentage_lift).toBeCloseTo(299 / 398, 3);
  expect(statistics.glide_speed_lift).toBeCloseTo(108, 1);
  expect(statistics.glide_speed_sink).toBeCloseTo(180, 1);
  const unknown = nettoMps.fill(Number.NaN);
  const untold = prepareAnalysis({ track, phases: [], nettoMps: unknown });
  for (const name of ['glide_percentage_lift', 'glide_speed_lift', 'glide_speed_sink']) {
    expect(phaseStatisticsOf(untold, wholeOf(track), 14)).not.toHaveProperty(name);
  }
});

test('air does not rise on the ground', () => {
  const track = fly([{ seconds: 300, speedMps: 0, climbMps: 0 }, glide]);
  const { nettoMps } = airColumns({ track, polar: TWO_SEATER });
  const analysis = prepareAnalysis({ track, phases: [], nettoMps });
  expect(phaseStatisticsOf(analysis, { first: 0, last: 290 })).not.toHaveProperty(
    'glide_percentage_lift',
  );
  expect(phaseStatisticsOf(analysis, wholeOf(track)).glide_percentage_lift).toBeLessThan(0.05);
});

test('an engine uses energy', () => {
  const track = fly([glide]);
  const powerW = new Float32Array(track.count);
  powerW.fill(20_000, 0, 180);
  const analysis = prepareAnalysis({ track, phases: [], powerW });
  // 20 kW for 179 s, and on the mean half of it in the second in which it stops.
  expect(phaseStatisticsOf(analysis, wholeOf(track), 16).fes_energy).toBe(0.997);
  expect(phaseStatisticsOf(analysis, { first: 90, last: 300 }, 16).fes_energy).toBe(0.497);
});

test('the wind comes from circling in the interval, or else nearby', () => {
  const air = { windEastMps: -5 };
  const long = { ...glide, seconds: 2000, climbMps: 0 };
  const track = fly([long, thermal, long, long, thermal, glide], air);
  const analysis = prepareAnalysis({ track, phases: findPhases(track) });
  const windIn = (first: number, last: number) => {
    const { wind_speed, wind_direction } = phaseStatisticsOf(analysis, { first, last }, 1);
    return { wind_speed, wind_direction };
  };
  const known = { wind_speed: expect.closeTo(18, 0) as number, wind_direction: 90 };
  expect(windIn(0, track.count - 1)).toEqual(known);
  expect(windIn(2100, 2110)).toEqual(known);
  expect(windIn(300, 400)).toEqual(known);
  expect(windIn(0, 100)).toEqual({});
  expect(windIn(4400, 4500)).toEqual({});
});

test('turns to the right are a share of the time in thermals', () => {
  const left = { ...thermal, radiusM: -100, seconds: 250 };
  const statistics = statisticsOfFlown([glide, thermal, glide, left, glide]);
  expect(statistics.thermal_direction).toBeCloseTo(2 / 3, 2);
  expect(statisticsOfFlown([glide])).not.toHaveProperty('thermal_direction');
});

test('figures hidden by gaps are absent, not 0', () => {
  const { timeS, ...track } = fly([glide, thermal, glide], { intervalS: 5 });
  const phases = findPhases({ ...track, timeS });
  expect(phases).toHaveLength(1);
  const { first, last } = phases[0]!;
  // While circling a fix every 20 s, too seldom for circles of 25 s.
  const within = (fix: number) => Math.min(Math.max(fix, first), last) - first;
  const seldom = { ...track, timeS: timeS.map((time, fix) => time + within(fix) * 15) };
  const hidden = phases.map(({ motion: _motion, ...phase }) => phase);
  const statistics = phaseStatisticsOf(
    prepareAnalysis({ track: seldom, phases: hidden }),
    wholeOf(seldom),
    32,
  );
  expect(statistics).toMatchObject({ thermal_count: 1, thermal_avg: 0.5 });
  for (const name of ['thermal_speed', 'thermal_radius', 'thermal_bank', 'wind_speed']) {
    expect(statistics).not.toHaveProperty(name);
  }
});

test('a course without distance has no detour', () => {
  expect(statisticsOfFlown([glide], {}, 0)).not.toHaveProperty('glide_detour');
  expect(statisticsOfFlown([glide], {}, 8).glide_detour).toBeCloseTo(2, 2);
});

/** Every field of the contract for an interval, and the input that it needs. */
const ALWAYS = [
  'distance',
  'duration',
  'total_seconds',
  'speed',
  'track_distance',
  ...['count', 'time', 'percentage', 'gain', 'avg', 'avg_gain'].map((name) => `thermal_${name}`),
  ...['count', 'time', 'percentage', 'gain', 'avg', 'speed_loss'].map((name) => `attempt_${name}`),
  ...['count', 'time', 'percentage', 'gain', 'speed', 'detour', 'distance', 'alt_avg'].map(
    (name) => `glide_${name}`,
  ),
  'altitude_avg',
];
const OF_CIRCLES = ['thermal_speed', 'thermal_radius', 'thermal_bank'];
const OF_THERMALS = ['thermal_direction', 'thermal_loss_ratio', 'thermal_start_alt'];
const OF_WIND = ['wind_speed', 'wind_direction'];
const OF_GROUND = ['agl_avg', ...[1000, 800, 600, 400, 200, 100].map((m) => `below_${m}_agl`)];
const OF_AIR = ['glide_percentage_lift', 'glide_speed_lift', 'glide_speed_sink'];

describe('an interval has exactly the figures that can be known', () => {
  const track = fly([glide, thermal, glide, attempt, glide]);
  const phases = findPhases(track);
  const known = {
    groundM: new Int16Array(track.count).fill(300),
    nettoMps: new Float32Array(track.count).map((_, fix) => (fix % 50 < 25 ? 1 : -1)),
    powerW: new Float32Array(track.count).fill(10),
  };
  const [climb] = phases;
  const whole = [...ALWAYS, ...OF_CIRCLES, ...OF_THERMALS, ...OF_WIND, 'glide_ratio'];
  const atGround = [...OF_GROUND, 'thermal_start_agl'];
  const inClimb = whole.filter((name) => name !== 'glide_ratio' && name !== 'glide_alt_avg');

  test.each([
    { why: 'all known', given: known, names: [...whole, ...atGround, ...OF_AIR, 'fes_energy'] },
    { why: 'a track alone', given: {}, names: whole },
    { why: 'ground', given: { groundM: known.groundM }, names: [...whole, ...atGround] },
    { why: 'air', given: { nettoMps: known.nettoMps }, names: [...whole, ...OF_AIR] },
    { why: 'an engine', given: { powerW: known.powerW }, names: [...whole, 'fes_energy'] },
    { why: 'a thermal alone', given: {}, interval: climb!, names: inClimb },
    {
      why: 'a glide alone',
      given: known,
      interval: { first: 10, last: 300 },
      names: [
        ...ALWAYS,
        ...OF_CIRCLES,
        ...OF_WIND,
        ...OF_GROUND,
        ...OF_AIR,
        'glide_ratio',
        'fes_energy',
      ],
    },
  ])('$why', ({ given, names, interval = wholeOf(track) }) => {
    const statistics = phaseStatisticsOf(
      prepareAnalysis({ track, phases, ...given }),
      interval,
      40,
    );
    expect(Object.keys(statistics).toSorted()).toEqual(names.toSorted());
  });
});
