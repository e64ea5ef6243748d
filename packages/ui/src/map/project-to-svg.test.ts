import { expect, test } from 'vitest';
import { syntheticFlight } from '../../test/synthetic-flight.js';
import { toPath } from '../flight/flight-path.js';
import { projectToSvg } from './project-to-svg.js';

const size = { width: 160, height: 120, margin: 10 };

function pointsOf(line: string | undefined): number[][] {
  return (line ?? '')
    .split(/[ML]/)
    .filter(Boolean)
    .map((point) => point.split(' ').map(Number));
}

function length(points: number[][] = []): number {
  return (points[1]?.[0] ?? 0) - (points[0]?.[0] ?? 0);
}

test('thousands of fixes become a short line that touches the margins', () => {
  const [line] = projectToSvg([toPath(syntheticFlight())], size);
  const points = pointsOf(line);
  expect(points.length).toBeGreaterThan(20);
  expect(points.length).toBeLessThan(600);
  const ys = points.map(([, y = Number.NaN]) => y);
  expect(Math.min(...ys)).toBeCloseTo(10, 0);
  expect(Math.max(...ys)).toBeCloseTo(110, 0);
  for (const [x = Number.NaN] of points) {
    expect(x).toBeGreaterThanOrEqual(10);
    expect(x).toBeLessThanOrEqual(150);
  }
});

test('several paths share one scale', () => {
  const near = [
    [9, 50],
    [9.1, 50],
  ] as const;
  const far = [
    [9, 50],
    [10, 50],
  ] as const;
  const [short, long] = projectToSvg([near, far], size).map(pointsOf);
  expect(length(long) / length(short)).toBeCloseTo(10, 0);
});

test('a track across the antimeridian keeps its shape', () => {
  const pacific = toPath({ latDeg: [-17, -17.5, -17], lonDeg: [179.5, -180, -179.5] });
  const xs = pointsOf(projectToSvg([pacific], size)[0]).map(([x]) => x);
  expect(xs).toEqual([10, 80, 150]);
});

test('there is no line without positions', () => {
  expect(projectToSvg([[], []], size)).toEqual(['', '']);
});
