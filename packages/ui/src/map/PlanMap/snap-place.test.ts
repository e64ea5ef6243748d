import { expect, test } from 'vitest';
import { snapPlace } from './snap-place.js';

const HOME = { name: 'Home', lat: 51.123456789, lon: 8.987654321 };
const NEXT = { name: 'Next', lat: 51.2, lon: 9 };

/** A flat map with so many pixels per degree. */
const atScale =
  (pxPerDegree: number) =>
  ({ lat, lon }: { lat: number; lon: number }) => ({ x: lon * pxPerDegree, y: -lat * pxPerDegree });

test.each([20, 500, 100_000])(
  'takes the exact coordinates of a place at %d px per degree',
  (scale) => {
    const beside = { lat: HOME.lat + 8 / scale, lon: HOME.lon - 8 / scale };
    expect(snapPlace(beside, [HOME], atScale(scale))).toBe(HOME);
  },
);

test('takes the nearest of several places', () => {
  expect(snapPlace({ lat: 51.19, lon: 9 }, [HOME, NEXT], atScale(50))).toBe(NEXT);
});

test('leaves a position beside all places, on the globe', () => {
  const free = snapPlace({ lat: 50.1234567, lon: 368.5 }, [HOME, NEXT], atScale(1000));
  expect(free).toEqual({ lat: 50.12346, lon: 8.5 });
});
