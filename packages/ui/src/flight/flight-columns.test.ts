import { POSITION_UNITS_PER_DEGREE, type Track } from '@cloudstreet/scoring/parse';
import { expect, expectTypeOf, test } from 'vitest';
import { type FlightColumns, flightColumns } from './flight-columns.js';

const track: Track = {
  count: 2,
  dayStartS: 86_400,
  timeS: Int32Array.of(10, 20),
  lat: Int32Array.of(50 * POSITION_UNITS_PER_DEGREE, -1.5 * POSITION_UNITS_PER_DEGREE),
  lon: Int32Array.of(9 * POSITION_UNITS_PER_DEGREE, -179.25 * POSITION_UNITS_PER_DEGREE),
  altitudeM: Int16Array.of(800, 900),
  record: Int32Array.of(0, 1),
};

test('converts a track to unix seconds and degrees', () => {
  const { unixS, latDeg, lonDeg, altitudeM, groundAltM } = flightColumns(track, [300, Number.NaN]);
  expect(Array.from(unixS)).toEqual([86_410, 86_420]);
  expect(Array.from(latDeg)).toEqual([50, -1.5]);
  expect(Array.from(lonDeg)).toEqual([9, -179.25]);
  expect(Array.from(altitudeM)).toEqual([800, 900]);
  expect(groundAltM).toEqual([300, Number.NaN]);
});

test('TypeScript refuses a track for columns and columns for a track', () => {
  expectTypeOf<Track>().not.toExtend<FlightColumns>();
  expectTypeOf<FlightColumns>().not.toExtend<Track>();
});
