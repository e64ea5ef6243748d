import { expect, test } from 'vitest';
import { flightOfDay, NOON_S } from '../../../test/day.js';
import { createDayMoment, moveDayMoment, valueAt } from './day-moment.js';
import { type FlightOfDay, toDayTracks } from './day-tracks.js';
import { flightColumnsOf } from './flight-columns-of.js';
import {
  countThermals,
  thermalStrength,
  thermalsSeen,
  thermalsWorked,
} from './thermal-strength.js';
import { latOfWorldY, lonOfWorldX } from './world-units.js';

const EMPTY: FlightOfDay = {
  line: { time: [], lat: [], lon: [], alt: [], climb: [] },
  thermal: [],
};

function placesAt(flights: readonly FlightOfDay[], momentS: number) {
  const tracks = toDayTracks(flights);
  const moment = createDayMoment(tracks);
  const flying = moveDayMoment(moment, tracks, momentS);
  return {
    tracks,
    moment,
    flying,
    lon: (glider: number) => lonOfWorldX(moment.x[glider]!),
    lat: (glider: number) => latOfWorldY(moment.y[glider]!),
  };
}

test('a day lasts from the first takeoff to the last landing', () => {
  const tracks = toDayTracks([flightOfDay(7, NOON_S + 600), EMPTY, flightOfDay(8)]);
  expect(tracks.startS).toBe(NOON_S);
  expect(tracks.endS).toBe(NOON_S + 600 + 7200);
  expect([...tracks.offsets]).toEqual([0, 721, 721, 1442]);
});

test('each flight is found again as a track', () => {
  const tracks = toDayTracks([flightOfDay(7), EMPTY, flightOfDay(8, NOON_S + 600)]);
  const { unixS, lonDeg, latDeg, altitudeM } = flightColumnsOf(tracks, 2);
  expect([unixS.length, unixS[0], altitudeM[0]]).toEqual([721, NOON_S + 600, 500]);
  expect(lonDeg[0]).toBeCloseTo(8, 5);
  expect(latDeg[0]).toBeCloseTo(51, 5);
  expect(flightColumnsOf(tracks, 1).unixS).toHaveLength(0);
});

test('interpolates position and values between fixes', () => {
  const { tracks, moment, flying, lat, lon } = placesAt([flightOfDay()], NOON_S + 25);
  expect(flying).toBe(1);
  expect(lat(0)).toBeCloseTo(51.005, 4);
  expect(lon(0)).toBeCloseTo(7.005, 5);
  expect(valueAt(tracks.values.altitude!, moment, 0)).toBeCloseTo(525, 3);
  expect(valueAt(tracks.values.climb!, moment, 0)).toBeCloseTo(1, 5);
  expect(valueAt(tracks.values.hourSpeed!, moment, 0)).toBeNaN();
  expect(moment.courseX[0]).toBeGreaterThan(0);
  expect(moment.courseY[0]).toBeGreaterThan(moment.courseX[0]!);
});

test.each([
  { why: 'before the takeoff', at: NOON_S - 1, flying: 0 },
  { why: 'at the takeoff', at: NOON_S, flying: 1 },
  { why: 'at the landing', at: NOON_S + 7200, flying: 1 },
  { why: 'after the landing', at: NOON_S + 7201, flying: 0 },
])('$why $flying of the gliders is airborne', ({ at, flying }) => {
  expect(placesAt([flightOfDay(), EMPTY], at).flying).toBe(flying);
});

test('a glider has no position in a long gap', () => {
  const { line } = flightOfDay();
  const gap = { ...flightOfDay(), line: { ...line, time: line.time.with(10, 301) } };
  expect(placesAt([gap], NOON_S + 200).flying).toBe(0);
  expect(placesAt([gap], NOON_S + 395).flying).toBe(1);
});

test('crosses 180° on the shorter side', () => {
  const { lon } = placesAt([flightOfDay(179.999)], NOON_S + 5);
  expect(Math.abs(lon(0))).toBeCloseTo(180, 3);
});

test('heights need known ground', () => {
  const { line, thermal } = flightOfDay();
  const ground = [100, ...Array.from({ length: 719 }, () => 0), null];
  const { tracks, moment } = placesAt([{ line: { ...line, ground }, thermal }], NOON_S + 5);
  expect(valueAt(tracks.values.height!, moment, 0)).toBeCloseTo(405, 3);
  expect(tracks.values.height!.at(-1)).toBeNaN();
  expect(toDayTracks([flightOfDay()]).values).not.toHaveProperty('height');
});

test('accepts a day without flights', () => {
  const tracks = toDayTracks([]);
  expect(moveDayMoment(createDayMoment(tracks), tracks, NOON_S)).toBe(0);
  expect(tracks.endS).toBe(tracks.startS);
});

test.each([
  { why: 'before', at: 899, strength: 0 },
  { why: 'as it begins', at: 930, strength: 0.5 },
  { why: 'while it is worked in', at: 1500, strength: 1 },
  { why: 'half a fade after', at: 1950, strength: 0.5 },
  { why: 'at the end of its fade', at: 2100, strength: 0 },
])('a thermal $why has a strength of $strength', ({ at, strength }) => {
  const { thermals } = toDayTracks([flightOfDay()]);
  expect(thermalStrength(thermals, 0, at)).toBeCloseTo(strength, 5);
  expect(thermalsSeen(thermals, at)).toEqual(strength > 0 ? [0] : []);
});

test('counts only thermals in use', () => {
  const day = toDayTracks([flightOfDay(), flightOfDay(8, NOON_S + 600)]);
  expect([1000, 1700, 1900, 3000].map((s) => countThermals(day, NOON_S + s))).toEqual([1, 2, 1, 0]);
});

test('lists thermals with place and gliders, the strongest first', () => {
  const weak = flightOfDay(8, NOON_S + 600);
  const [weaker] = weak.thermal;
  const day = toDayTracks([{ ...weak, thermal: [{ ...weaker!, climb: 1.2 }] }, flightOfDay()]);
  const worked = thermalsWorked(day, NOON_S + 1700);
  expect(worked.map(({ glider, climbMps }) => [glider, climbMps])).toEqual([
    [1, 2.5],
    [0, expect.closeTo(1.2, 5)],
  ]);
  expect(worked[1]).toMatchObject({ lat: expect.closeTo(51.2, 5), lon: expect.closeTo(8, 5) });
  expect(thermalsWorked(day, NOON_S + 1900).map(({ glider }) => glider)).toEqual([0]);
});
