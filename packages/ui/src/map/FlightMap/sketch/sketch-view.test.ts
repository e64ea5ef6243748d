import { expect, test } from 'vitest';
import { fitView, placeIn, projectOn, zoomOf } from './sketch-view.js';

const size = { width: 600, height: 400 };
const noRoom = { right: 0, bottom: 0 };

test('a box lies in the middle, a sixth of the view free on each side that it reaches', () => {
  const view = fitView({ bounds: [8, 50, 10, 50.1], size, room: noRoom });
  expect(projectOn(view, { lat: 50.05, lon: 8 })).toMatchObject({ x: expect.closeTo(100, 6) });
  expect(projectOn(view, { lat: 50.05, lon: 10 })).toMatchObject({ x: expect.closeTo(500, 6) });
  expect(projectOn(view, { lat: 50.05, lon: 9 }).y).toBeCloseTo(200, 0);
});

test('a high box fills the height, and north is above', () => {
  const view = fitView({ bounds: [9, 48, 9.1, 52], size, room: noRoom });
  expect(projectOn(view, { lat: 52, lon: 9.05 }).y).toBeCloseTo(400 / 6, 6);
  expect(projectOn(view, { lat: 48, lon: 9.05 }).y).toBeCloseTo((5 * 400) / 6, 6);
});

test('what must stay free at the right and below stays free', () => {
  const view = fitView({ bounds: [8, 50, 10, 50.1], size, room: { right: 60, bottom: 100 } });
  expect(projectOn(view, { lat: 50.05, lon: 8 }).x).toBeCloseTo(540 / 6, 6);
  expect(projectOn(view, { lat: 50.05, lon: 10 }).x).toBeCloseTo((5 * 540) / 6, 6);
  expect(projectOn(view, { lat: 50.05, lon: 9 }).y).toBeCloseTo(150, 0);
});

test('a flight in one spot is seen from no nearer than zoom 13', () => {
  const view = fitView({ bounds: [8, 50, 8, 50], size, room: noRoom });
  expect(zoomOf(view)).toBeCloseTo(13, 9);
  expect(projectOn(view, { lat: 50, lon: 8 })).toEqual({
    x: expect.closeTo(300, 6),
    y: expect.closeTo(200, 6),
  });
});

test('a point of the view is the place that lies there, also beyond the date line', () => {
  const view = fitView({ bounds: [179, -18, 181, -17], size, room: noRoom });
  const place = { lat: -17.3, lon: 180.4 };
  const found = placeIn(view, projectOn(view, place));
  expect(found.lat).toBeCloseTo(place.lat, 9);
  expect(found.lon).toBeCloseTo(place.lon, 9);
});
