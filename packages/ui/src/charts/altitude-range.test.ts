import { expect, test } from 'vitest';
import { createAltitudeRange } from './altitude-range.js';

const LOWEST_M = -500;
const unixS = Array.from({ length: 1001 }, (_, index) => index * 10);
const whole = { startS: 0, endS: 10_000 };
const track = {
  unixS,
  altitudeM: unixS.map((time) => 400 + time / 5),
  groundAltM: unixS.map(() => 380),
};

test('shows the whole flight with its ground and space above', () => {
  const { low, high } = createAltitudeRange(track, LOWEST_M)(whole);
  expect(low).toBeLessThan(380);
  expect(low).toBeGreaterThanOrEqual(0);
  expect(high).toBeGreaterThan(2400);
  expect(high).toBeLessThan(2700);
});

test('fills the chart with the window when zoomed in', () => {
  const { low, high } = createAltitudeRange(track, LOWEST_M)({ startS: 5000, endS: 5100 });
  expect(low).toBeLessThan(1400);
  expect(high).toBeGreaterThan(1420);
  expect(high - low).toBeLessThan(150);
});

test('a field below sea level is not cut off', () => {
  const deep = { ...track, groundAltM: unixS.map(() => -60) };
  expect(createAltitudeRange(deep, LOWEST_M)(whole).low).toBe(-60);
});

test('a single fix has a range, too', () => {
  const single = { unixS: [5], altitudeM: [300] };
  const { low, high } = createAltitudeRange(single, LOWEST_M)({ startS: 5, endS: 6 });
  expect(high).toBeGreaterThan(low);
});

test('a wrong altitude far below sea level does not compress the flight', () => {
  const altitudeM = track.altitudeM.map((altitude, index) => (index === 7 ? -9000 : altitude));
  const { low, high } = createAltitudeRange({ ...track, altitudeM }, LOWEST_M)(whole);
  expect(low).toBe(LOWEST_M);
  expect(high).toBeGreaterThan(2400);
});

test('altitudes that are all wrong are shown unchanged', () => {
  const altitudeM = track.altitudeM.map(() => -9000);
  const { groundAltM: _ground, ...sunk } = { ...track, altitudeM };
  const { low, high } = createAltitudeRange(sunk, LOWEST_M)(whole);
  expect(low).toBeLessThanOrEqual(-9000);
  expect(high).toBeGreaterThan(-9000);
});

test('includes other flights while they are airborne in the window', () => {
  const higher = { unixS, altitudeM: track.altitudeM.map((altitude) => altitude + 900) };
  const later = { unixS: unixS.map((time) => time + 20_000), altitudeM: unixS.map(() => 9000) };
  const others = [higher, later].map((flown, id) => ({ id, name: '', color: '', track: flown }));
  let drawn: typeof others = [];
  const range = createAltitudeRange(track, LOWEST_M, () => drawn);
  expect(range(whole).high).toBeLessThan(2700);
  drawn = others;
  expect(range(whole).high).toBeGreaterThan(3300);
  expect(range(whole).high).toBeLessThan(3700);
  expect(range({ startS: 5000, endS: 5100 }).high).toBeGreaterThan(2320);
});
