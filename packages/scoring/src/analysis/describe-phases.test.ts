import { expect, test } from 'vitest';
import { airColumns } from './air-columns.js';
import { barogramColumns } from './barogram-columns.js';
import { climbHistogram } from './climb-histogram.js';
import { type DescribedCircling, type DescribedGlide, describePhases } from './describe-phases.js';
import { findPhases } from './find-phases.js';
import { prepareAnalysis } from './prepare-analysis.js';
import { computeStatistics } from './statistics.js';
import { fly, type Manoeuvre } from './testing/flown-course.js';

const glide: Manoeuvre = { seconds: 400, speedMps: 40, climbMps: -1 };
/** Circles of 25 seconds. */
const speedMps = (2 * Math.PI * 100) / 25;
const thermal: Manoeuvre = { seconds: 500, speedMps, climbMps: 2, radiusM: 100 };
const strong: Manoeuvre = { ...thermal, seconds: 200, climbMps: 3.7, radiusM: -100 };
const attempt: Manoeuvre = { ...thermal, seconds: 40, climbMps: -0.5 };

const track = fly([glide, thermal, glide, attempt, glide, strong, glide], { windEastMps: 5 });
const analysis = prepareAnalysis({
  track,
  phases: findPhases(track),
  groundM: new Int16Array(track.count).fill(200),
  nettoMps: new Float32Array(track.count).fill(0.4),
});

test('phases follow each other without a gap', () => {
  const phases = describePhases(analysis);
  expect(phases.map(({ kind }) => kind)).toEqual([
    'glide',
    'thermal',
    'glide',
    'attempt',
    'glide',
    'thermal',
    'glide',
  ]);
  expect(phases[0]!.first).toBe(0);
  expect(phases.at(-1)!.last).toBe(track.count - 1);
  for (const [i, phase] of phases.slice(1).entries()) expect(phase.first).toBe(phases[i]!.last);
});

test('finds thermals with climb, circles, direction and wind', () => {
  const thermals = describePhases(analysis).filter(
    (phase): phase is DescribedCircling => phase.kind === 'thermal',
  );
  expect(thermals.map(({ turn }) => turn)).toEqual(['right', 'left']);
  expect(thermals.map(({ climbMps }) => Math.round(climbMps * 10))).toEqual([20, 37]);
  for (const phase of thermals) {
    expect(Math.abs(phase.radiusM! / 100 - 1)).toBeLessThan(0.02);
    expect(Math.abs(phase.speedKmh! / (speedMps * 3.6) - 1)).toBeLessThan(0.02);
    expect(phase.bankDeg).toBeCloseTo(32.8, 0);
    expect(phase.startHeightAglM).toBe(phase.startAltitudeM - 200);
    expect(phase.endAltitudeM - phase.startAltitudeM).toBe(phase.gainM);
    expect(Math.abs(phase.wind!.speedKmh - 18)).toBeLessThan(1);
    expect(Math.abs(phase.wind!.directionDeg - 270)).toBeLessThan(10);
  }
});

test('a glide has distance, ratio, speed, detour and netto', () => {
  const last = describePhases(analysis).at(-1) as DescribedGlide;
  expect(last.kind).toBe('glide');
  const { distanceKm, trackDistanceKm, seconds, gainM } = last;
  expect(last.glideRatio).toBeCloseTo((distanceKm * 1000) / -gainM, 9);
  expect(last.detour).toBeCloseTo(trackDistanceKm / distanceKm, 9);
  expect(last.speedKmh).toBeCloseTo((trackDistanceKm * 3600) / seconds, 9);
  expect(last.netMps).toBeCloseTo(0.4, 5);
});

test('phases add up to the statistics', () => {
  const statistics = computeStatistics(analysis, { first: 0, last: track.count - 1 }, 50);
  const phases = describePhases(analysis);
  const sum = (kind: string, of: 'seconds' | 'gainM') =>
    phases.filter((phase) => phase.kind === kind).reduce((total, phase) => total + phase[of], 0);
  expect(sum('thermal', 'seconds')).toBe(statistics.thermal_time);
  expect(sum('attempt', 'gainM')).toBe(statistics.attempt_gain);
  expect(sum('glide', 'gainM')).toBe(statistics.glide_gain);
});

test('phases at the ends of an interval are cut', () => {
  const phases = describePhases(analysis, { first: 100, last: 600 });
  expect(phases.map(({ kind }) => kind)).toEqual(['glide', 'thermal']);
  expect([phases[0]!.first, phases[1]!.last]).toEqual([100, 600]);
});

test('an empty track has no phases', () => {
  const empty = fly([glide]);
  const none = {
    ...empty,
    count: 0,
    timeS: new Int32Array(),
    lat: new Int32Array(),
    lon: new Int32Array(),
    altitudeM: new Int16Array(),
    record: new Int32Array(),
  };
  const nothing = prepareAnalysis({ track: none, phases: [] });
  expect(describePhases(nothing)).toEqual([]);
  expect(barogramColumns(nothing, airColumns({ track: none })).hourSpeedKmh).toHaveLength(0);
});

test('thermals are counted by their climb', () => {
  const bins = climbHistogram(describePhases(analysis), 0.8);
  expect(bins.map(({ count }) => count)).toEqual([1, 0, 1]);
  expect(bins[0]!.fromMps).toBeCloseTo(1.6, 9);
  expect(bins[2]!.toMps).toBeCloseTo(4, 9);
  const statistics = computeStatistics(analysis, { first: 0, last: track.count - 1 }, 50);
  expect(bins.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(statistics.thermal_time);
  expect(bins.reduce((sum, { gainM }) => sum + gainM, 0)).toBe(statistics.thermal_gain);
});

const climbing = (climbMps: number) => ({
  kind: 'thermal' as const,
  climbMps,
  seconds: 100,
  gainM: climbMps * 100,
});

test('a climb on the limit of two bins belongs to the upper one, also below 0', () => {
  const phases = [-0.5, 0.5, 0.5, 0.99].map(climbing);
  expect(climbHistogram(phases).map(({ fromMps, count }) => [fromMps, count])).toEqual([
    [-0.5, 1],
    [0, 0],
    [0.5, 3],
  ]);
  expect(climbHistogram([])).toEqual([]);
});

test.each([
  {
    why: 'as fast as thermals are',
    climbs: [-20, 19.9],
    ends: [-20, -15, 15, 20],
    size: 8,
  },
  { why: 'just above', climbs: [16, 20], ends: [15, 20, 20, 25], size: 2 },
  { why: 'just below', climbs: [-20.1, -19], ends: [-25, -20, -20, -15], size: 2 },
  { why: 'a faulty altimeter', climbs: [-300, 2, 300, 312], ends: [-300, -20, 20, 315], size: 10 },
  { why: 'nothing but faults', climbs: [300, 310], ends: [20, 315, 20, 315], size: 1 },
])('climbs beyond 20 m/s share a bin: $why', ({ climbs, ends, size }) => {
  const bins = climbHistogram(climbs.map(climbing), 5);
  expect(bins).toHaveLength(size);
  const [lowest, highest] = [bins[0]!, bins.at(-1)!];
  expect([lowest.fromMps, lowest.toMps, highest.fromMps, highest.toMps]).toEqual(ends);
  for (const [i, { fromMps }] of bins.slice(1).entries()) expect(fromMps).toBe(bins[i]!.toMps);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(climbs.length);
});
