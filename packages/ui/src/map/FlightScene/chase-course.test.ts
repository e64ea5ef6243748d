import { expect, test } from 'vitest';
import { createChaseCourse, wrapDeg } from './chase-course.js';

const METRES_PER_DEGREE = 111_320;
const STEP_S = 1;

/** A flight at 30 m/s with the given courses, one for each second, from 0° north and east. */
function flownWith(coursesDeg: readonly number[]) {
  let [lon, lat] = [0, 0];
  const path = coursesDeg.map((deg): [number, number] => {
    lon += (30 * Math.sin((deg * Math.PI) / 180)) / METRES_PER_DEGREE;
    lat += (30 * Math.cos((deg * Math.PI) / 180)) / METRES_PER_DEGREE;
    return [lon, lat];
  });
  return {
    path,
    timeS: path.map((_, second) => second * STEP_S),
    altitudeM: path.map(() => 1000),
  };
}

const times = <T>(count: number, value: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => value(index));

/** To the north, then to the east. */
const corner = flownWith([...times(300, () => 0), ...times(300, () => 90)]);
/** To the north, then twenty circles. */
const thermal = flownWith([...times(300, () => 0), ...times(500, (second) => second * 15)]);

/** Returns the bearings of a camera during a replay with sixty times the speed. */
function bearings(track: typeof corner, fromS: number, toS: number) {
  const course = createChaseCourse();
  return times(toS - fromS, (second) => course.bearingAt(track, fromS + second, 1 / 60));
}

test('the camera is behind the glider and turns with it, without haste or swinging', () => {
  const turned = bearings(corner, 100, 560);
  expect(turned[0]).toBeCloseTo(0, 1);
  expect(turned.at(-1)).toBeGreaterThan(75);
  expect(Math.max(...turned)).toBeLessThanOrEqual(90.5);
  const steps = turned.slice(1).map((deg, index) => Math.abs(deg - turned[index]!));
  expect(Math.max(...steps) * 60).toBeLessThan(60);
});

test('the camera does not go round with a glider that circles', () => {
  for (const deg of bearings(thermal, 200, 760)) expect(Math.abs(deg)).toBeLessThan(45);
});

test('after a jump it is behind the glider at once', () => {
  const course = createChaseCourse();
  course.bearingAt(corner, 50, 1 / 60);
  expect(course.bearingAt(corner, 500, 1 / 60)).toBeCloseTo(90, 1);
});

test('a glider that does not move is looked at from the south', () => {
  const parked = { path: [[9, 45]] as const, timeS: [7], altitudeM: [400] };
  expect(createChaseCourse().bearingAt(parked, 7, 0)).toBe(0);
});

test.each([
  [190, -170],
  [-190, 170],
  [720, 0],
])('%i° is the direction %i°', (deg, expected) => {
  expect(wrapDeg(deg)).toBe(expected);
});
