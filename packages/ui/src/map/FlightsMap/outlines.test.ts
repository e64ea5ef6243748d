import polyline from '@mapbox/polyline';
import { expect, test } from 'vitest';
import { rankedFlight, unrankedFlight } from '../../../test/flights.js';
import { airportsOf, outlinesOf } from './outlines.js';

test('draws a flight only if it has an outline', () => {
  const { polyline: _outline, ...withoutOutline } = rankedFlight;
  const onTheSpot = { ...rankedFlight, polyline: polyline.encode([[46, 9]]) };
  const drawn = outlinesOf([withoutOutline, onTheSpot, unrankedFlight]);
  expect(drawn.map(({ flight }) => flight)).toEqual([unrankedFlight]);
  expect(drawn[0]?.path[0]).toEqual([7.28, 51.78]);
});

test('a flight across 180° stays one short line', () => {
  const outline = polyline.encode([
    [-17.7, 179.9],
    [-17.7, -179.9],
  ]);
  const [drawn] = outlinesOf([{ ...rankedFlight, polyline: outline }]);
  expect(drawn?.path).toEqual([
    [179.9, -17.7],
    [180.1, -17.7],
  ]);
});

test('names each airport once at the first takeoff', () => {
  const other = { ...rankedFlight, id: 44 };
  const { takeoff_airport: _airport, ...fromTheFields } = rankedFlight;
  const airports = airportsOf(outlinesOf([rankedFlight, other, unrankedFlight, fromTheFields]));
  expect(airports.map(({ name }) => name)).toEqual(['Varese Calcinate del Pesce', 'Borkenberge']);
  expect(airports[1]).toMatchObject({ lat: 51.78, lon: 7.28 });
});
