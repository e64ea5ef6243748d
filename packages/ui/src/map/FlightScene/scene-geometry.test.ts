import { expect, test } from 'vitest';
import { colorClasses } from '../track-coloring.js';
import {
  altitudeRange,
  curtainBottomM,
  rgbOf,
  scenePoints,
  worldCopy,
  worldPerMetre,
  worldPlace,
} from './scene-geometry.js';

const PLAIN = { coloring: undefined, classes: [], plain: '#102030' };
const METRES_PER_DEGREE = 111_195;

/** Flies north from 50°, so many metres a fix. */
function northbound(count: number, stepM: number, altitudeM: (fix: number) => number) {
  return {
    path: Array.from({ length: count }, (_, fix): [number, number] => [
      9,
      50 + (fix * stepM) / METRES_PER_DEGREE,
    ]),
    altitudeM: Array.from({ length: count }, (_, fix) => altitudeM(fix)),
  };
}

test('positions are accurate to centimetres 500 km from the middle of the track', () => {
  const track = northbound(1001, 1000, () => 1500);
  const { origin, positions, fixes } = scenePoints(track, PLAIN);
  const last = fixes.length - 1;
  const place = worldPlace(track.path[fixes[last]!]!);
  const offM = Math.hypot(
    positions[last * 3]! + origin.x - place.x,
    positions[last * 3 + 1]! + origin.y - place.y,
  );
  expect(offM / worldPerMetre(50)).toBeLessThan(0.1);
  expect(Math.abs(positions[1]! + origin.y - worldPlace(track.path[0]!).y)).toBeLessThan(1e-9);
});

test('vertical and horizontal metres have the same scale', () => {
  const [here, north] = [worldPlace([9, 50]), worldPlace([9, 50 + 1000 / METRES_PER_DEGREE])];
  expect((here.y - north.y) / worldPerMetre(50)).toBeCloseTo(1000, -1);
});

test('reduces a day of fixes from the first to the last', () => {
  const track = northbound(86_400, 20, (fix) => 1000 + Math.sin(fix / 300) * 500);
  const { fixes, positions, colors } = scenePoints(track, PLAIN);
  expect(fixes.length).toBeLessThan(31_000);
  expect([fixes[0], fixes.at(-1)]).toEqual([0, 86_399]);
  expect([positions.length, colors.length]).toEqual([fixes.length * 3, fixes.length * 4]);
});

test('keeps climbs at one place', () => {
  const { positions } = scenePoints(
    northbound(200, 0.1, (fix) => 400 + fix * 10),
    PLAIN,
  );
  const altitudes = positions.filter((_, index) => index % 3 === 2);
  expect(altitudes.length).toBeGreaterThan(60);
  expect([altitudes[0], altitudes.at(-1)]).toEqual([400, 2390]);
});

test('each segment has the colour of its class, grey if unknown', () => {
  const track = northbound(4, 100, () => 800);
  const coloring = { by: 'vario', values: [0, 4, -4, Number.NaN] } as const;
  const classes = colorClasses(coloring, 'light');
  const { colors } = scenePoints(track, { coloring, classes, plain: '#808080' });
  const colorAt = (point: number) => Array.from(colors.subarray(point * 4, point * 4 + 4));
  expect(colorAt(1)).toEqual([...rgbOf(classes.at(-1)!.color), 255]);
  expect(colorAt(2)).toEqual([...rgbOf(classes[0]!.color), 255]);
  expect(colorAt(3)).toEqual([128, 128, 128, 255]);
});

test('a missing altitude uses the previous one', () => {
  const { positions } = scenePoints(
    northbound(3, 100, (fix) => (fix === 1 ? Number.NaN : 700)),
    PLAIN,
  );
  expect(Array.from(positions.filter((_, index) => index % 3 === 2))).toEqual([700, 700, 700]);
});

test('accepts a track without fixes or with one', () => {
  expect(scenePoints({ path: [], altitudeM: [] }, PLAIN).fixes).toHaveLength(0);
  expect(scenePoints({ path: [[9, 50]], altitudeM: [300] }, PLAIN).fixes).toHaveLength(1);
});

test.each([
  { why: 'the sea', altitudeM: [300, 1200], expected: 0 },
  { why: 'ground below the sea', altitudeM: [-390, 1200, Number.NaN], expected: -390 },
  { why: 'nothing', altitudeM: [], expected: 0 },
])('the curtain reaches down to $why', ({ altitudeM, expected }) => {
  expect(curtainBottomM(altitudeM)).toBe(expected);
});

test('the range of altitudes ignores unknown ones', () => {
  expect(altitudeRange([Number.NaN, 300, 900])).toEqual([300, 900]);
  expect(altitudeRange([Number.NaN])).toBeUndefined();
});

test('draws the track on the visible side of the date line', () => {
  const origin = worldPlace([180.4, -17]);
  expect(worldCopy(origin, -179.6)).toBe(-1);
  expect(worldCopy(origin, 179.9)).toBe(0);
});
