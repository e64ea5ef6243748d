import { expect, test } from 'vitest';
import { scoreOf } from '../../test/score-of.js';
import { boundsOf, toPath } from './flight-path.js';
import { legPaths, markedTurnpoints } from './scored-geometry.js';

const acrossThePacific = { latDeg: [-17, -17.1, -17.2], lonDeg: [179.8, -179.9, -179.6] };

test('a track across the antimeridian stays one short line', () => {
  const path = toPath(acrossThePacific);
  expect(path.map(([lon]) => lon)).toEqual([179.8, expect.closeTo(180.1), expect.closeTo(180.4)]);
  expect(boundsOf([path])).toEqual([179.8, -17.2, expect.closeTo(180.4), -17]);
});

test('there are no bounds without positions', () => {
  expect(boundsOf([toPath({ latDeg: [], lonDeg: [] })])).toBeUndefined();
});

test('turnpoints between start and finish are numbered from one', () => {
  const turnpoints = [0, 1, 2, 3, 4].map((hour) => ({
    lat: 50,
    lon: 7 + hour,
    time: `2026-07-14T1${hour}:00:00+00:00`,
  }));
  const marked = markedTurnpoints(scoreOf(turnpoints), 8);
  expect(marked.map(({ role, number }) => [role, number])).toEqual([
    ['start', 0],
    ['turnpoint', 1],
    ['turnpoint', 2],
    ['turnpoint', 3],
    ['finish', 0],
  ]);
  expect(marked[1]?.timeS).toBe(Date.UTC(2026, 6, 14, 11) / 1000);
});

test('legs follow the scored geometry, not the turnpoints', () => {
  const time = '2026-07-14T10:00:00+00:00';
  const turnpoints = [
    { lat: 50.5, lon: 7.5, time },
    { lat: 50, lon: 7, time },
    { lat: 50, lon: 8, time },
    { lat: 50.5, lon: 7.5, time },
  ];
  const corners: [number, number][] = [
    [7, 50],
    [8, 50],
  ];
  const [leg, ...others] = legPaths(scoreOf(turnpoints, [corners]), 7);
  expect(others).toEqual([]);
  expect(leg?.[0]).toEqual([7, 50]);
  expect(leg?.at(-1)).toEqual([8, 50]);
});

test('a long leg follows the great circle', () => {
  const time = '2026-07-14T10:00:00+00:00';
  const ends = [
    { lat: 50, lon: 5, time },
    { lat: 50, lon: 12, time },
  ];
  const [leg] = legPaths(scoreOf(ends), 8);
  const northernmost = Math.max(...(leg ?? []).map(([, lat]) => lat));
  // tan(50°) / cos(3.5°) is the tangent of the arc's northernmost latitude.
  expect(northernmost).toBeCloseTo(50.0528, 3);
});

test('legs are in the same copy of the world as the track', () => {
  const time = '2026-07-14T10:00:00+00:00';
  const ends = [
    { lat: -17, lon: 179.8, time },
    { lat: -17.2, lon: -179.6, time },
  ];
  const [leg] = legPaths(scoreOf(ends), 180.1);
  expect(leg?.at(-1)?.[0]).toBeCloseTo(180.4);
});
