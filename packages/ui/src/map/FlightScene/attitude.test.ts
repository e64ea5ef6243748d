import { expect, test } from 'vitest';
import { attitudeAt } from './attitude.js';

const METRES_PER_DEGREE = 111_320;

/** Circles of a radius at 45° north, flown at a speed. */
function circling({ radiusM = 150, speedMps = 25, intervalS = 1, turn = 1 } = {}) {
  const count = Math.round(120 / intervalS);
  const timeS = Array.from({ length: count }, (_, fix) => fix * intervalS);
  const angles = timeS.map((time) => (turn * speedMps * time) / radiusM);
  return {
    timeS,
    path: angles.map((angle): [number, number] => [
      9 + (Math.sin(angle) * radiusM) / METRES_PER_DEGREE / Math.cos(Math.PI / 4),
      45 + (Math.cos(angle) * radiusM) / METRES_PER_DEGREE,
    ]),
    altitudeM: timeS.map((time) => 1000 + time * 2),
  };
}

/** tan φ = v²/(r·g) */
const bankOf = (speedMps: number, radiusM: number) =>
  (Math.atan(speedMps ** 2 / (radiusM * 9.80665)) * 180) / Math.PI;

test.each([
  { why: 'to the right', turn: 1 },
  { why: 'to the left', turn: -1 },
])('a glider that circles $why banks as in a coordinated turn', ({ turn }) => {
  const { bankDeg } = attitudeAt(circling({ turn }), 60);
  expect(bankDeg * turn).toBeGreaterThan(bankOf(25, 150) - 2);
  expect(bankDeg * turn).toBeLessThan(bankOf(25, 150) + 2);
});

test('the position is interpolated between fixes and stays within the track', () => {
  const track = {
    timeS: [0, 4],
    path: [
      [9, 45],
      [9.001, 45],
    ] as const,
    altitudeM: [1000, 1020],
  };
  expect(attitudeAt(track, 1)).toMatchObject({ lat: 45, altitudeM: 1005 });
  expect(attitudeAt(track, 1).lon).toBeCloseTo(9.00025, 9);
  expect(attitudeAt(track, 1).courseDeg).toBeCloseTo(90, 6);
  expect(attitudeAt(track, -5)).toMatchObject({ lon: 9, altitudeM: 1000 });
  expect(attitudeAt(track, 50)).toMatchObject({ lon: 9.001, altitudeM: 1020 });
});

test('there is no bank with fixes far apart', () => {
  expect(attitudeAt(circling({ intervalS: 30, radiusM: 400 }), 60).bankDeg).toBe(0);
});

test('a single fix has no bank', () => {
  const track = { timeS: [7], path: [[9, 45]] as const, altitudeM: [400] };
  expect(attitudeAt(track, 9)).toEqual({
    lon: 9,
    lat: 45,
    altitudeM: 400,
    courseDeg: 0,
    bankDeg: 0,
    pitchDeg: 0,
  });
});
