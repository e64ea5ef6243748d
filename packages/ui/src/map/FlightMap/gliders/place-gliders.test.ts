import { expect, test } from 'vitest';
import type { DrawnTrack } from '../layers/other-tracks.js';
import { type GliderView, placeGliders } from './place-gliders.js';

const WIDTH_PX = 40;

function track(id: number, times: number[], lat: number): DrawnTrack {
  return {
    id,
    name: `Pilot ${id}`,
    color: 'red',
    timeS: times,
    altitudeM: times.map(() => 1000),
    path: times.map((_, index): [number, number] => [8 + index, lat]),
  };
}

const view: GliderView = {
  width: 400,
  height: 300,
  bearingDeg: 90,
  project: ({ lon, lat }) => ({ x: lon * 10, y: lat * 5 }),
};

function placesOf(tracks: DrawnTrack[]) {
  const flight = track(0, [100, 110, 120], 50);
  const widths = tracks.map(() => WIDTH_PX);
  return placeGliders({ flight, tracks, widths }, 110, view);
}

test('the glider is at its place and heading on a rotated map', () => {
  // East, on a map that has east up.
  const headingDeg = expect.closeTo(0, 6);
  expect(placesOf([]).own).toEqual({ left: 90, top: 250, headingDeg });
});

test('others are shown while they fly', () => {
  const [ahead, after, landed] = [
    track(1, [100, 120], 51),
    track(2, [110, 120], 40),
    track(3, [10, 90], 52),
  ];
  const { others, names } = placesOf([ahead, after, landed]);
  expect(others).toMatchObject([
    { row: 0, left: 80, top: 255 },
    { row: 1, left: 80, top: 200 },
  ]);
  expect(names.map(({ request }) => request.row)).toEqual([0, 1]);
});

test('at one place, two names fit beside it, and no third', () => {
  const { others, names } = placesOf([4, 5, 6].map((id) => track(id, [100, 120], 51)));
  expect(others).toHaveLength(3);
  expect(names).toMatchObject([
    { request: { row: 0 }, left: 88, top: 255 },
    { request: { row: 1 }, left: 80 - 8 - WIDTH_PX, top: 255 },
  ]);
});
