import { expect, test } from 'vitest';
import { flightFixes, TOW_FLIGHT } from '../testing/igc-text.js';
import { recordingOf } from '../testing/recording.js';
import { createTrack } from '../track/create-track.js';
import { type FlightTrack, flightTrack } from './flight-track.js';
import { readFlightTrack } from './read-flight-track.js';

const DATE = 'HFDTE140726';
const STAND_LONG = { seconds: 900, speedKmh: 0, climbMps: 0 };
const FLIGHT = flightFixes([STAND_LONG, ...TOW_FLIGHT, STAND_LONG]);

function trackOf(fixes = FLIGHT, header?: string[]) {
  const recording = recordingOf(fixes, header);
  return flightTrack(recording, { first: 0, last: recording.fixes.count - 1 });
}

test('reaches from a minute before takeoff to a minute after landing', () => {
  const { time } = trackOf();
  const startS = Date.UTC(2026, 6, 14) / 1000 + 36_000;
  expect([time[0], time.at(-1)]).toEqual([startS + 900, startS + 4856]);
});

test('all lists have the length of the line', () => {
  const { geom, time, alt, gnss_alt, pressure_alt, engine_sensor } = trackOf();
  const lengths = [geom.coordinates, time, alt, gnss_alt, pressure_alt].map((list) => list?.length);
  expect(new Set(lengths)).toEqual(new Set([990]));
  expect(engine_sensor).toBeUndefined();
  expect(geom.coordinates[0]).toEqual([8, 50]);
});

test('leaves out altitudes that are not recorded', () => {
  const track = trackOf(FLIGHT.map((fix) => Object.assign({}, fix, { gnssAltM: 0 })));
  expect(track.gnss_alt).toBeUndefined();
  expect(track.pressure_alt).toBeDefined();
});

test('includes the engine sensor', () => {
  const fixes = FLIGHT.map((fix) => Object.assign({}, fix, { extensions: '123' }));
  const track = trackOf(fixes, ['ALXVABC', DATE, 'I013638ENL']);
  expect(new Set(track.engine_sensor)).toEqual(new Set([123]));
});

const SENSORS = ['ALXVABC', DATE, 'I023638CUR3941VOL'];

test('adds up the energy of an electric engine', () => {
  const fixes = FLIGHT.map((fix) => Object.assign({}, fix, { extensions: '200100' }));
  const { fes_energy: energy, time } = trackOf(fixes, SENSORS);
  expect(energy).toHaveLength(time.length);
  const hours = (time.at(-1)! - time[0]!) / 3600;
  expect(energy!.at(-1)).toBeCloseTo(20 * hours, 3);
});

test('includes power and battery of an electric engine, with gaps', () => {
  const fixes = FLIGHT.map((fix, i) =>
    Object.assign({}, fix, { extensions: i % 2 === 0 ? '200100' : '------' }),
  );
  const track = trackOf(fixes, SENSORS);
  const { fes_power: power, fes_battery: battery, time } = track;
  expect(power).toHaveLength(time.length);
  expect(new Set(power)).toEqual(new Set([20_000, null]));
  expect(battery).toHaveLength(time.length);
  expect(new Set(battery)).toEqual(new Set([100, null]));
  expect(new Set(readFlightTrack(track).batteryV)).toEqual(new Set([100, Number.NaN]));
  // Between a fix with power and one without, the energy used is unknown.
  expect(new Set(track.fes_energy)).toEqual(new Set([0]));
  expect(trackOf()).not.toHaveProperty('fes_power');
  expect(trackOf()).not.toHaveProperty('fes_energy');
  expect(trackOf()).not.toHaveProperty('fes_battery');
});

test('includes the ground, and is read back unchanged', () => {
  const recording = recordingOf(FLIGHT);
  const interval = { first: 0, last: recording.fixes.count - 1 };
  const whole = createTrack(recording, interval);
  const groundM = Float32Array.from(whole.timeS, (_, i) => (i % 3 === 0 ? Number.NaN : i));
  const track = flightTrack(recording, interval, 10, groundM);
  expect(track.ground_alt).toHaveLength(track.time.length);
  const read = readFlightTrack(JSON.parse(JSON.stringify(track)) as FlightTrack);
  const start = whole.timeS.indexOf(read.track.timeS[0]!);
  const end = start + read.track.count;
  expect(read.groundM).toEqual(groundM.subarray(start, end));
  expect(read.track).toMatchObject({
    dayStartS: whole.dayStartS,
    timeS: whole.timeS.subarray(start, end),
    lat: whole.lat.subarray(start, end),
    lon: whole.lon.subarray(start, end),
    altitudeM: whole.altitudeM.subarray(start, end).map((altitudeM) => altitudeM + 10),
  });
  const unknown = new Float32Array(whole.count).fill(Number.NaN);
  expect(flightTrack(recording, interval, 0, unknown)).not.toHaveProperty('ground_alt');
});

test('covers the whole recording if no flight was found', () => {
  expect(trackOf(flightFixes([STAND_LONG])).time).toHaveLength(226);
});
