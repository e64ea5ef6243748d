import polyline from '@mapbox/polyline';
import { expect, test } from 'vitest';
import { rankedFlight } from '../../../test/flights.js';
import { busiestRegion } from './busiest-region.js';
import { outlinesOf } from './outlines.js';

const alps = [46, 9] as const;
const jura = [47, 6.5] as const;
const namibia = [-24, 18] as const;
const botswana = [-22, 21] as const;

test.each([
  { why: 'all near each other', centres: [alps, jura], expected: [0, 1] },
  { why: 'more in the south', centres: [alps, namibia, botswana], expected: [1, 2] },
  { why: 'as many here as there', centres: [namibia, alps], expected: [0] },
  { why: 'one alone', centres: [alps], expected: [0] },
  { why: 'none', centres: [], expected: [] },
])('shows the region with most flights: $why', ({ centres, expected }) => {
  const flights = centres.map(([lat, lon], id) => ({
    ...rankedFlight,
    id,
    polyline: polyline.encode([
      [lat - 0.5, lon - 0.5],
      [lat + 0.5, lon + 0.5],
    ]),
  }));
  expect(busiestRegion(outlinesOf(flights)).map(({ flight }) => flight.id)).toEqual(expected);
});

test('handles a region across 180°', () => {
  const east = polyline.encode([
    [-40, 179.3],
    [-40, 179.7],
  ]);
  const west = polyline.encode([
    [-40, -179.7],
    [-40, -179.3],
  ]);
  const flights = [
    { ...rankedFlight, polyline: east },
    { ...rankedFlight, polyline: west },
  ];
  expect(busiestRegion(outlinesOf(flights))).toHaveLength(2);
});
