import { expect, test } from 'vitest';
import type { PathBounds } from '../flight/flight-path.js';
import { formatPosition } from '../values/format-position.js';
import { mercatorY } from './mercator.js';
import { placeAt } from './place-at.js';
import { boundsAround, middleOf, viewAround } from './view-bounds.js';

test('leaves a sixth of the view free on each side', () => {
  const box: PathBounds = [8, 49, 10, 51];
  const [west, south, east, north] = viewAround(box);
  expect((box[0] - west) / (east - west)).toBeCloseTo(1 / 6);
  expect((east - box[2]) / (east - west)).toBeCloseTo(1 / 6);
  const height = mercatorY(north) - mercatorY(south);
  expect((mercatorY(box[1]) - mercatorY(south)) / height).toBeCloseTo(1 / 6);
  expect((mercatorY(north) - mercatorY(box[3])) / height).toBeCloseTo(1 / 6);
});

test('the middle of a view is in its middle on the screen', () => {
  const { lat, lon } = middleOf([170, 0, 200, 60]);
  expect(lon).toBe(185);
  expect(mercatorY(lat)).toBeCloseTo((mercatorY(0) + mercatorY(60)) / 2);
});

test('the surroundings of a place are square', () => {
  const [west, south, east, north] = boundsAround(60, 10, 111);
  expect(north - south).toBeCloseTo(2);
  expect(east - west).toBeCloseTo(4);
});

test.each([
  { why: 'north and east', lat: 50.43, lon: 9.62, expected: '50°25.8′N 009°37.2′E' },
  { why: 'south and west', lat: -33.9999, lon: -70.5, expected: '34°00.0′S 070°30.0′W' },
  { why: 'beyond the antimeridian', lat: -17, lon: 180.25, expected: '17°00.0′S 179°45.0′W' },
])('a position in degrees and minutes: $why', ({ lat, lon, expected }) => {
  expect(formatPosition({ lat, lon })).toBe(expected);
});

test.each([
  { why: 'east at the beginning', timeS: 0, courseDeg: 90 },
  { why: 'half way round the corner', timeS: 10, courseDeg: 45 },
  { why: 'north at the end', timeS: 20, courseDeg: 0 },
])('the glider points $why', ({ timeS, courseDeg }) => {
  const north = 50 + 0.1 * Math.cos((50 * Math.PI) / 180);
  const path = [
    [9, 50],
    [9.1, 50],
    [9.1, north],
  ] as const;
  expect(placeAt({ timeS: [0, 10, 20], path }, timeS).courseDeg).toBeCloseTo(courseDeg, 0);
});
