import { expect, test } from 'vitest';
import { worldPlace } from './scene-geometry.js';
import { trailPoints } from './scene-trail.js';

/** North at 50 m/s and up at 2 m/s from 500 m, a fix in ten seconds. */
const track = {
  timeS: [0, 10, 20, 30, 40].map((afterS) => 1000 + afterS),
  path: [0, 1, 2, 3, 4].map((fix): [number, number] => [9, 50 + fix * 0.0045]),
  altitudeM: [500, 520, 540, 560, 580],
};

function trail(nowS: number, lengthS: number) {
  const points = trailPoints(track, nowS, lengthS);
  if (!points) return undefined;
  const { origin, positions } = points;
  const altitudes = positions.filter((_, index) => index % 3 === 2);
  return { altitudes: [...altitudes], northEnd: positions.at(-2)! + origin.y };
}

test('a trail goes back from the glider at its height within the track', () => {
  expect(trail(1035, 20)?.altitudes).toEqual([540, 560, 570]);
  expect(trail(1035, 300)?.altitudes).toEqual([500, 520, 540, 560, 570]);
  expect(trail(1035, 20)?.northEnd).toBeCloseTo(worldPlace([9, 50 + 3.5 * 0.0045]).y, 9);
});

test('a trail disappears after the end of the track', () => {
  expect(trail(1055, 30)?.altitudes.slice(0, 2)).toEqual([560, 580]);
  expect(trail(1071, 30)).toBeUndefined();
});

test('there is no trail before takeoff', () => {
  expect(trail(1000, 300)).toBeUndefined();
  expect(trail(900, 300)).toBeUndefined();
});
