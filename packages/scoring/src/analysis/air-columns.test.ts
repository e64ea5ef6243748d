import { describe, expect, test } from 'vitest';
import { splitFlights } from '../flight/split-flights.js';
import { parseIgc } from '../igc/parse-igc.js';
import { verticalSpeedMps } from '../polar/polar.js';
import { TWO_SEATER } from '../polar/testing/two-seater.js';
import { createRandom } from '../testing/create-random.js';
import { trackOver } from '../testing/made-track.js';
import { HAS_TEST_DATA, igcFilesIn, readTestFile } from '../testing/test-data.js';
import { createTrack } from '../track/create-track.js';
import type { Track } from '../track/track.js';
import { type AirColumns, airColumns } from './air-columns.js';
import { findPhases } from './find-phases.js';
import { findWind } from './find-wind.js';
import { fly, type Manoeuvre } from './testing/flown-course.js';
import { windColumns } from './wind-columns.js';

const straight: Manoeuvre = { seconds: 200, speedMps: 40, climbMps: -1 };
/** A circle of 25 seconds: 25.13 m/s around 100 m, with 33 degrees of bank. */
const circling: Manoeuvre = {
  seconds: 250,
  speedMps: (2 * Math.PI * 100) / 25,
  climbMps: 2,
  radiusM: 100,
};
/** Figures in the middle of a manoeuvre, away from its start. */
const middle = (column: Float32Array) => column.slice(column.length / 4, (column.length * 3) / 4);
const mean = (column: Float32Array) => column.reduce((sum, v) => sum + v, 0) / column.length;
const furthest = (column: Float32Array, from: number) =>
  column.reduce((most, v) => Math.max(most, Math.abs(v - from)), 0);
const constantWind = (track: Track, eastMps: number, northMps: number) => ({
  eastMps: new Float32Array(track.count).fill(eastMps),
  northMps: new Float32Array(track.count).fill(northMps),
});

test('straight flight has its true speeds', () => {
  const track = fly([straight], { windEastMps: 6, windNorthMps: -8 });
  const air = airColumns({ track, wind: constantWind(track, 6, -8) });
  // A metre of altitude, and the millionth of a degree by which the test's globe is off.
  expect(furthest(middle(air.varioMps), -1)).toBeLessThan(0.25);
  expect(mean(middle(air.varioMps))).toBeCloseTo(-1, 1);
  expect(mean(middle(air.groundSpeedMps))).toBeCloseTo(Math.hypot(6, 32), 0);
  expect(mean(middle(air.groundTrackDeg))).toBeCloseTo(10.62, 1);
  expect(mean(middle(air.trueAirspeedMps))).toBeCloseTo(40, 0);
  expect(air.windShare).toBe(1);
  expect(air).not.toHaveProperty('nettoMps');
});

test('indicated airspeed follows the standard atmosphere', () => {
  const { trueAirspeedMps, indicatedAirspeedMps } = airColumns({ track: fly([straight]) });
  // 1000 m: 90.75 % of the density at sea level.
  expect(indicatedAirspeedMps[0]! / trueAirspeedMps[0]!).toBeCloseTo(Math.sqrt(0.9075), 4);
});

test('unknown air counts as still and is marked as unknown', () => {
  const track = fly([straight], { windNorthMps: 10 });
  const wind = constantWind(track, 0, 10);
  wind.eastMps.fill(Number.NaN, 0, 50);
  const { trueAirspeedMps, windShare } = airColumns({ track, wind });
  expect(windShare).toBeCloseTo(1 - 50 / track.count, 10);
  expect(trueAirspeedMps[20]).toBeCloseTo(50, 0);
  expect(trueAirspeedMps[120]).toBeCloseTo(40, 0);
  expect(airColumns({ track }).windShare).toBe(0);
});

test.each([1, 2, 4, 5])('measures circles along their arcs, with a fix every %i s', (intervalS) => {
  const track = fly([circling], { intervalS, windEastMps: 8 });
  const { trueAirspeedMps } = airColumns({ track, wind: constantWind(track, 8, 0) });
  // Within half a percent: the drift of a fitted line is that of its middle.
  expect(furthest(middle(trueAirspeedMps), circling.speedMps)).toBeLessThan(0.13);
});

test.each([10, 15])('the arcs of circles with a fix every %i s are unknown', (intervalS) => {
  const { trueAirspeedMps } = airColumns({ track: fly([circling], { intervalS }) });
  expect([...middle(trueAirspeedMps)].every(Number.isNaN)).toBe(true);
});

/** Flies along in still air, pulled from 50 to 30 m/s, with the height that this gives. */
function pullUp(lossMps: number): Track {
  const gravity = 9.80665;
  let [northM, energyM] = [0, 1000 + 50 ** 2 / (2 * gravity)];
  const fixes = Array.from({ length: 120 }, (_, timeS) => {
    const speedMps = 50 - 20 / (1 + Math.exp(-(timeS - 60) / 3));
    northM += speedMps;
    energyM -= lossMps;
    const altitudeM = energyM - speedMps ** 2 / (2 * gravity);
    return { timeS, lat: 48 + northM / 111_195, lon: 10, altitudeM: Math.round(altitudeM) };
  });
  return trackOver(fixes);
}

test('height gained from speed is no climb', () => {
  const { varioMps, totalEnergyMps } = airColumns({ track: pullUp(1) });
  expect(Math.max(...varioMps)).toBeGreaterThan(5);
  // The remaining error comes from fitting speeds first and energies afterwards.
  expect(furthest(middle(totalEnergyMps), -1)).toBeLessThan(0.6);
  expect(mean(middle(totalEnergyMps))).toBeCloseTo(-1, 1);
});

test.each([
  { why: 'at the reference mass', massKg: 702 },
  { why: 'heavy', massKg: 850 },
])('netto is the climb rate plus the sink rate of the polar: $why', ({ massKg }) => {
  const track = fly([straight]);
  const { nettoMps, indicatedAirspeedMps, trueAirspeedMps } = airColumns({
    track,
    polar: TWO_SEATER,
    massKg,
  });
  const k = Math.sqrt(massKg / 702);
  const [indicatedMps, trueMps] = [indicatedAirspeedMps[100]!, trueAirspeedMps[100]!];
  const sunkMps = verticalSpeedMps(TWO_SEATER, indicatedMps / k) * k * (trueMps / indicatedMps);
  expect(mean(middle(nettoMps!))).toBeCloseTo(-1 - sunkMps, 1);
});

test('level flight at sea level has a netto of the sink rate of the polar', () => {
  const { timeS, ...track } = fly([{ ...straight, climbMps: 0 }]);
  const { nettoMps } = airColumns({
    track: { ...track, timeS, altitudeM: track.altitudeM.map(() => 0) },
    polar: TWO_SEATER,
  });
  expect(mean(middle(nettoMps!))).toBeCloseTo(-verticalSpeedMps(TWO_SEATER, 40), 2);
});

test.each([
  { why: 'stands', speedMps: 0, isKnown: false },
  { why: 'rolls', speedMps: 8, isKnown: false },
  // At 1000 m, where 95.3 % of an airspeed are indicated; half of the best glide is at 16.94 m/s.
  { why: 'is just too slow to fly', speedMps: 17.6, isKnown: false },
  { why: 'is just fast enough', speedMps: 18, isKnown: true },
])('netto of an aircraft that $why', ({ speedMps, isKnown }) => {
  const track = fly([{ seconds: 200, speedMps, climbMps: 0 }]);
  const { nettoMps } = airColumns({ track, polar: TWO_SEATER });
  expect([...middle(nettoMps!)].every((mps) => Number.isNaN(mps) !== isKnown)).toBe(true);
});

test('the sink rate is higher in a turn than in straight flight', () => {
  const track = fly([circling]);
  const { nettoMps } = airColumns({ track, polar: TWO_SEATER });
  const load = Math.hypot(1, circling.speedMps ** 2 / 100 / 9.80665);
  const factor = Math.sqrt((1 - 2.25577e-5 * 1250) ** 4.2559);
  const root = Math.sqrt(load);
  const sunkMps =
    (load ** 1.5 * verticalSpeedMps(TWO_SEATER, (circling.speedMps * factor) / root)) / factor;
  expect(mean(middle(nettoMps!))).toBeCloseTo(2 - sunkMps, 1);
});

test('realistic errors of positions and altitudes give smooth columns', () => {
  const { lat, lon, ...track } = fly([{ ...straight, seconds: 2000 }]);
  const random = createRandom(6);
  // Files without finer digits: thousandths of a minute, 100 of the track's units.
  const noisy = (column: Int32Array) =>
    column.map((units) => Math.round((units + (random() - 0.5) * 100) / 100) * 100);
  const { trueAirspeedMps, nettoMps } = airColumns({
    track: { ...track, lat: noisy(lat), lon: noisy(lon) },
    polar: TWO_SEATER,
  });
  expect(furthest(trueAirspeedMps, 40)).toBeLessThan(1.5);
  const deviation = Math.sqrt(
    nettoMps!.reduce((sum, v) => sum + (v - mean(nettoMps!)) ** 2, 0) / nettoMps!.length,
  );
  expect(deviation).toBeLessThan(0.4);
});

test('values are not computed across a gap', () => {
  const { timeS, ...track } = fly([straight]);
  const late = timeS.map((time, i) => (i < 100 ? time : time + 16));
  const { varioMps, trueAirspeedMps, totalEnergyMps } = airColumns({
    track: { ...track, timeS: late },
  });
  // Each side is fitted by itself, so both keep the speed that they have.
  for (const fix of [97, 98, 99, 100, 101, 102]) {
    expect(trueAirspeedMps[fix]).toBeCloseTo(40, 0);
    expect(Math.abs(varioMps[fix]! + 1)).toBeLessThan(0.6);
    expect(Math.abs(totalEnergyMps[fix]! + 1)).toBeLessThan(0.6);
  }
});

test('a single fix between gaps has no motion', () => {
  const track = trackOver([0, 16, 32].map((timeS) => ({ timeS, lat: 48 + timeS / 1e4, lon: 10 })));
  const { windShare, ...columns } = airColumns({ track, polar: TWO_SEATER });
  expect(windShare).toBe(0);
  for (const column of Object.values(columns)) expect([...column].every(Number.isNaN)).toBe(true);
});

test('crossing the date line adds no distance', () => {
  const fixes = Array.from({ length: 60 }, (_, timeS) => {
    const lon = 179.98 + (timeS * 40) / 111_320;
    return { timeS, lat: 0, lon: lon > 180 ? lon - 360 : lon };
  });
  const { groundSpeedMps, groundTrackDeg } = airColumns({ track: trackOver(fixes) });
  expect(furthest(groundSpeedMps, 40)).toBeLessThan(0.05);
  expect(furthest(groundTrackDeg, 90)).toBeLessThan(0.05);
});

test.each([0, 1])('the columns of a track of %i fixes have its length', (count) => {
  const { timeS, lat, lon, altitudeM, record, ...track } = fly([straight]);
  const cut = <Column extends Int32Array | Int16Array>(column: Column) =>
    column.slice(0, count) as Column;
  const { windShare, ...columns } = airColumns({
    track: {
      ...track,
      count,
      timeS: cut(timeS),
      lat: cut(lat),
      lon: cut(lon),
      altitudeM: cut(altitudeM),
      record: cut(record),
    },
    polar: TWO_SEATER,
  });
  expect(windShare).toBe(0);
  for (const column of Object.values(columns)) expect(column).toHaveLength(count);
});

describe.runIf(HAS_TEST_DATA)('recordings', () => {
  test.each(igcFilesIn('competitions/leverkusen-2017/2017-07-17-race').slice(0, 4))(
    '%s: all fixes in the air have values',
    (file) => {
      const { recording } = parseIgc(readTestFile(file));
      const [interval] = splitFlights(recording);
      const track = createTrack(recording, interval!);
      const { nettoMps, groundSpeedMps } = airColumns({ track, polar: TWO_SEATER });
      const inAir = [...nettoMps!].filter((_, i) => groundSpeedMps[i]! > 15);
      const known = inAir.filter(Number.isFinite);
      // Tight circles with a fix every five seconds are missing.
      expect(known.length / inAir.length).toBeGreaterThan(0.95);
      // Over a flight in thermals air rises about as fast as a glider sinks while it circles.
      const meanMps = known.reduce((sum, v) => sum + v, 0) / known.length;
      expect(meanMps).toBeGreaterThan(0);
      expect(meanMps).toBeLessThan(2);
    },
  );

  test.each(igcFilesIn('competitions/leverkusen-2017/2017-07-17-race').slice(0, 4))(
    '%s: airspeed in circles is steadier with the wind known',
    (file) => {
      const { recording } = parseIgc(readTestFile(file));
      const track = createTrack(recording, splitFlights(recording)[0]!);
      const phases = findPhases(track);
      const wind = windColumns(track, findWind(track, phases));
      // Energy that still air would show for a drift: it varies with each circle.
      const roughness = (air: AirColumns) => {
        const rates = phases.flatMap(({ first, last }) =>
          Array.from(air.totalEnergyMps.subarray(first, last)).filter(Number.isFinite),
        );
        const meanMps = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
        return rates.reduce((sum, rate) => sum + (rate - meanMps) ** 2, 0) / rates.length;
      };
      expect(roughness(airColumns({ track, wind }))).toBeLessThan(
        0.8 * roughness(airColumns({ track })),
      );
    },
  );
});
