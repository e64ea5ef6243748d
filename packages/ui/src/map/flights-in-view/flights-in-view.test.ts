import polyline from '@mapbox/polyline';
import { expect, test } from 'vitest';
import { rankedFlight } from '../../../test/flights.js';
import { flightsInView } from './flights-in-view.js';

test.each([
  {
    why: 'a place of it lies inside',
    line: [
      [47, 8],
      [47.5, 8.5],
    ],
    isIn: true,
  },
  {
    why: 'it only passes through',
    line: [
      [46, 7],
      [49, 10],
    ],
    isIn: true,
  },
  {
    why: 'it passes a corner',
    line: [
      [46, 8.5],
      [47.5, 10],
    ],
    isIn: false,
  },
  {
    why: 'it stays east of it',
    line: [
      [46, 10],
      [49, 10],
    ],
    isIn: false,
  },
  {
    why: 'it runs along an edge',
    line: [
      [47, 7],
      [47, 10],
    ],
    isIn: true,
  },
  {
    why: 'its longitudes are those of the next world',
    line: [
      [47, 368],
      [47.5, 368.5],
    ],
    isIn: true,
  },
] as const)('$why', ({ line, isIn }) => {
  const flight = { ...rankedFlight, polyline: polyline.encode(line.map(([a, b]) => [a, b])) };
  expect(flightsInView([flight], [8, 47, 9, 48])).toEqual(isIn ? [flight] : []);
});

test('handles a view across 180°', () => {
  const flight = {
    ...rankedFlight,
    polyline: polyline.encode([
      [-18, -179.5],
      [-17.5, -179.2],
    ]),
  };
  expect(flightsInView([flight], [179, -19, 181, -17])).toEqual([flight]);
});
