import { expect, test } from 'vitest';
import { projectOutline } from './project-outline.js';

const frame = { width: 112, height: 84, margin: 12 };

test('the outline fills the frame up to the margin and keeps its shape', () => {
  const { track } = projectOutline(
    [
      [46, 9],
      [47, 10],
    ],
    frame,
  );
  const [[left, bottom], [right, top]] = [track[0] ?? [0, 0], track[1] ?? [0, 0]];
  expect([top, bottom]).toEqual([12, 72]);
  // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
  expect((right - left) / (bottom - top)).toBeCloseTo(Math.cos((46.5 * Math.PI) / 180), 6);
});

test('draws lines at whole degrees', () => {
  const { graticule } = projectOutline(
    [
      [46, 9],
      [48, 9],
    ],
    frame,
  );
  expect(graticule).toContain('M56.0 -84v252');
  expect(graticule).toContain('M-112 42.0h336');
});

test('limits the scale of a local flight', () => {
  const { track } = projectOutline(
    [
      [46, 9],
      [46.01, 9],
    ],
    frame,
  );
  expect((track[0]?.[1] ?? 0) - (track[1]?.[1] ?? 0)).toBeCloseTo(3, 6);
});

test('a flight across the antimeridian stays in one piece', () => {
  const { track } = projectOutline(
    [
      [-17, 179.9],
      [-17, -179.9],
    ],
    frame,
  );
  expect((track[1]?.[0] ?? 0) - (track[0]?.[0] ?? 0)).toBeGreaterThan(0);
});

test('there is no outline without positions', () => {
  expect(projectOutline([], frame)).toMatchObject({ track: [], graticule: '' });
});

test('projects another position like the track', () => {
  const { track, project } = projectOutline(
    [
      [-17, 179.9],
      [-17, -179.9],
    ],
    frame,
  );
  expect(project([-17, -179.9])).toEqual(track[1]);
});

test('the view is the middle of the track and its scale', () => {
  const { view, track } = projectOutline(
    [
      [46, 9],
      [47, 10],
    ],
    frame,
  );
  expect(view).toMatchObject({ lat: 46.5, lon: 9.5, width: 112, height: 84 });
  expect(view?.unitsPerDegree).toBeCloseTo(track[0]![1] - track[1]![1]);
});
