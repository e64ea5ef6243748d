import { expect, test } from 'vitest';
import { flightLine, flightOutline } from './flight-outline.js';

type Coordinates = [lon: number, lat: number][];

const outline = (coordinates: Coordinates) =>
  flightOutline({ geom: { type: 'LineString', coordinates } });

test('keeps the corners of a triangle and drops small turns', () => {
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

test('does not go around the world at the date line', () => {
  const lons = outline([
    [179.5, -38],
    [179.9, -38.4],
    [-179.8, -38],
  ]).map(([, lon]) => Number(lon.toFixed(3)));
  expect(lons).toEqual([179.5, 179.9, 180.2]);
});

test('keeps the extent of 24 hours of circles with at most a thousand corners', () => {
  const circles = Array.from({ length: 86_400 }, (_, s): [lon: number, lat: number] => {
    const angle = (s / 24) * 2 * Math.PI;
    const radius = 0.002 + s / 1e8;
    return [8 + radius * Math.sin(angle), 50 + radius * Math.cos(angle)];
  });
  const corners = outline(circles);
  expect(corners.length).toBeGreaterThan(100);
  expect(corners.length).toBeLessThanOrEqual(1000);
  const lats = corners.map(([lat]) => lat);
  expect(Math.max(...lats) - Math.min(...lats)).toBeGreaterThan(0.8 * 2 * 0.002864);
});

test('is empty for a recorder that did not move', () => {
  const still = outline(Array.from({ length: 5000 }, () => [8, 50]));
  expect(new Set(still.map(String))).toEqual(new Set(['50,8']));
  expect(still.length).toBeLessThanOrEqual(1000);
});

test('is empty for a track without fixes', () => {
  expect(outline([])).toEqual([]);
});

test('a line for maps is accurate to 300 m for any length of flight', () => {
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
  // In the outline it is straight.
  expect(outline(coordinates)).toHaveLength(2);
});
