import { expect, test } from 'vitest';
import { flightFixes, TOW_FLIGHT } from '../testing/igc-text.js';
import { recordingOf } from '../testing/recording.js';
import { flightTrack } from './flight-track.js';

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

test('has lists of the length of its line', () => {
  const { geom, time, alt, gnss_alt, pressure_alt, engine_sensor } = trackOf();
  const lengths = [geom.coordinates, time, alt, gnss_alt, pressure_alt].map((list) => list?.length);
  expect(new Set(lengths)).toEqual(new Set([990]));
  expect(engine_sensor).toBeUndefined();
  expect(geom.coordinates[0]).toEqual([8, 50]);
});

test('leaves out altitudes that the file does not have', () => {
  const track = trackOf(FLIGHT.map((fix) => Object.assign({}, fix, { gnssAltM: 0 })));
  expect(track.gnss_alt).toBeUndefined();
  expect(track.pressure_alt).toBeDefined();
});

test('carries the engine sensor', () => {
  const fixes = FLIGHT.map((fix) => Object.assign({}, fix, { extensions: '123' }));
  const track = trackOf(fixes, ['ALXVABC', DATE, 'I013638ENL']);
  expect(new Set(track.engine_sensor)).toEqual(new Set([123]));
});

test('is whole where no flight was found', () => {
  expect(trackOf(flightFixes([STAND_LONG])).time).toHaveLength(226);
});
