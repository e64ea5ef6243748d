import { expect, test } from 'vitest';
import { METRES_PER_DEGREE } from '../mercator.js';
import { placeIn } from './attitude.js';
import { steadyPlace } from './steady-place.js';

const [RADIUS_M, CIRCLE_S, SPEED_MPS] = [120, 25, 30];

/** At the equator, where a degree is as long to the east as to the north. */
function flownBy(place: (second: number) => [eastM: number, northM: number]) {
  const seconds = Array.from({ length: 601 }, (_, second) => second);
  return {
    path: seconds.map((second): [number, number] => {
      const [eastM, northM] = place(second);
      return [eastM / METRES_PER_DEGREE, northM / METRES_PER_DEGREE];
    }),
    timeS: seconds,
    altitudeM: seconds.map((second) => 1000 + second),
  };
}

const circling = flownBy((second) => {
  const angle = (2 * Math.PI * second) / CIRCLE_S;
  return [RADIUS_M * Math.sin(angle), RADIUS_M * Math.cos(angle)];
});
const straight = flownBy((second) => [0, second * SPEED_MPS]);

const metresFromOrigin = ({ lon, lat }: { lon: number; lat: number }) =>
  Math.hypot(lon, lat) * METRES_PER_DEGREE;

test('stays in the middle of a thermal', () => {
  for (let timeS = 200; timeS < 230; timeS += 1) {
    expect(metresFromOrigin(placeIn(circling, timeS))).toBeGreaterThan(RADIUS_M * 0.9);
    expect(metresFromOrigin(steadyPlace(circling, timeS))).toBeLessThan(RADIUS_M * 0.05);
  }
});

test('is where the glider is on a straight flight', () => {
  const { lon, lat, altitudeM } = steadyPlace(straight, 300);
  expect(lat * METRES_PER_DEGREE).toBeCloseTo(300 * SPEED_MPS);
  expect(lon).toBeCloseTo(0);
  expect(altitudeM).toBeCloseTo(1300);
});

test('stays on the track at both of its ends', () => {
  const ends = [steadyPlace(straight, 0), steadyPlace(straight, 600)];
  const northM = ends.map(({ lat }) => lat * METRES_PER_DEGREE);
  expect(northM[0]).toBeGreaterThanOrEqual(0);
  expect(northM[0]).toBeLessThan(10 * SPEED_MPS);
  expect(northM[1]).toBeLessThanOrEqual(600 * SPEED_MPS);
  expect(northM[1]).toBeGreaterThan(590 * SPEED_MPS);
});
