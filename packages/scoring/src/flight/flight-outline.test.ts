import { expect, test } from 'vitest';
import { flightLine, flightOutline } from './flight-outline.js';

type Coordinates = [lon: number, lat: number][];

const outline = (coordinates: Coordinates) =>
  flightOutline({ geom: { type: 'LineString', coordinates } });

test('keeps the corners of a triangle and drops its wiggles', () => {
  const coordinates: Coordinates = [
    [8, 50],
    [8.5, 50.001],
    [9, 50],
    [8.5, 50.7],
    [8, 50],
  ];
  expect(outline(coordinates).map(([lat, lon]) => [lat.toFixed(3), lon.toFixed(3)])).toEqual([
    ['50.000', '8.000'],
    ['50.000', '9.000'],
    ['50.700', '8.500'],
    ['50.000', '8.000'],
  ]);
});

test('does not jump around the world at the date line', () => {
  const lons = outline([
    [179.5, -38],
    [179.9, -38.4],
    [-179.8, -38],
  ]).map(([, lon]) => Number(lon.toFixed(3)));
  expect(lons).toEqual([179.5, 179.9, 180.2]);
});

test('is empty for a track without fixes', () => {
  expect(outline([])).toEqual([]);
});

test('a line for maps keeps what is farther off than 300 m, however long the flight', () => {
  const coordinates: Coordinates = [
    [8, 50],
    [8.5, 50.004],
    [9, 50.01],
    [9.5, 50.006],
    [10, 50],
    [18, 50],
  ];
  const line = flightLine({ geom: { type: 'LineString', coordinates } });
  expect(line.map(([, lon]) => Math.round(lon * 10) / 10)).toEqual([8, 9, 10, 18]);
  // As a picture, it is straight.
  expect(outline(coordinates)).toHaveLength(2);
});
