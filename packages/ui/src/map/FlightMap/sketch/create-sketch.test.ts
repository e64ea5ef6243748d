import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mapColors } from '../../map-colors.js';
import { createSketch, type SketchInput, type SketchMoment } from './create-sketch.js';
import type { SketchTile } from './sketch-tiles.js';
import { fitView, projectOn, zoomOf } from './sketch-view.js';

class FakePath {
  points: [number, number][] = [];
  moveTo(x: number, y: number) {
    this.points.push([x, y]);
  }
  lineTo(x: number, y: number) {
    this.points.push([x, y]);
  }
}

beforeEach(() => {
  vi.stubGlobal('Path2D', FakePath);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const colors = mapColors.light;
const bounds: SketchInput['bounds'] = [8, 50, 10, 51];
const view = fitView({
  bounds,
  size: { width: 600, height: 400 },
  room: { right: 0, bottom: 0 },
});

interface Drawn {
  kind: 'fill' | 'stroke';
  color: string;
  alpha: number;
  widthPx: number;
  join: string;
  points: [number, number][];
}

/** What a sketch puts on its canvas, in its order, widths in CSS pixels. */
function drawn({ tiles = [], ...input }: Partial<SketchInput & SketchMoment>): Drawn[] {
  const list: Drawn[] = [];
  let scale = 1;
  const scales: number[] = [];
  const put = (kind: Drawn['kind'], path?: FakePath) =>
    list.push({
      kind,
      color: kind === 'fill' ? context.fillStyle : context.strokeStyle,
      alpha: context.globalAlpha,
      widthPx: context.lineWidth * scale,
      join: context.lineJoin,
      points: path?.points ?? [],
    });
  const context = {
    canvas: { width: 0, height: 0 },
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    lineWidth: 1,
    lineJoin: '',
    setTransform: () => undefined,
    scale: (by: number) => {
      scale *= by;
    },
    translate: () => undefined,
    save: () => scales.push(scale),
    restore: () => {
      scale = scales.pop() ?? 1;
    },
    beginPath: () => undefined,
    rect: () => undefined,
    clip: () => undefined,
    arc: () => undefined,
    setLineDash: () => undefined,
    fillRect: () => put('fill'),
    fill: (path?: FakePath) => put('fill', path),
    stroke: (path?: FakePath) => put('stroke', path),
  };
  const draw = createSketch({
    colors,
    color: 'track',
    bounds,
    sections: [],
    legs: [],
    turnpoints: [],
    ...input,
  });
  draw(context as never, { view, tiles });
  return list;
}

function tileWith(...names: string[]): SketchTile {
  const layer = () => ({ extent: 4096, path: new FakePath() as never });
  return {
    index: { zoom: 6, x: 33, y: 21 },
    layers: Object.fromEntries(names.map((name) => [name, layer()])),
  };
}

test('where there is no base map, all is land', () => {
  const fills = drawn({}).filter(({ kind }) => kind === 'fill');
  expect(fills.map(({ color }) => color)).toEqual([colors.land]);
});

test('a tile has water below land, rivers, lakes and borders, as the style of the map', () => {
  const drawings = drawn({ tiles: [tileWith('land', 'river', 'lake', 'border')] });
  expect(drawings.slice(1, 8).map(({ kind, color }) => [kind, color])).toEqual([
    ['fill', colors.water],
    ['fill', colors.land],
    ['stroke', colors.river],
    ['fill', colors.water],
    ['stroke', colors.coast],
    ['stroke', colors.coast],
    ['stroke', colors.border],
  ]);
});

test('lines are as wide and as round as the style has them at this zoom', () => {
  const [, , , river] = drawn({ tiles: [tileWith('land', 'river')] });
  // Between 0.4 at zoom 3 and 1.6 at zoom 8.
  expect(river?.widthPx).toBeCloseTo(0.4 + ((zoomOf(view) - 3) / 5) * 1.2, 6);
  expect(river?.join).toBe('round');
  const [, , , shore] = drawn({ tiles: [tileWith('lake')] });
  expect(shore?.join).toBe('miter');
});

test('the track is drawn on its casing, pale where it does not count', () => {
  const path: [number, number][] = [
    [8, 50],
    [9, 50.5],
    [10, 51],
  ];
  const track = drawn({
    sections: [
      { path: path.slice(0, 2), isPale: true },
      { path: path.slice(1), isPale: false },
    ],
  }).slice(-4);
  expect(track.map(({ color, alpha, widthPx }) => ({ color, alpha, widthPx }))).toEqual([
    { color: colors.casing, alpha: 0.85, widthPx: 5 },
    { color: colors.casing, alpha: 0.85, widthPx: 5 },
    { color: 'track', alpha: 0.55, widthPx: 2.25 },
    { color: 'track', alpha: 1, widthPx: 2.25 },
  ]);
  const { x, y } = projectOn(view, { lon: 10, lat: 51 });
  expect(track.at(-1)?.points.at(-1)).toEqual([x, y]);
});

test('of fixes in one spot few are drawn, but first and last always', () => {
  const circle = Array.from({ length: 1000 }, (_, index): [number, number] => [
    9 + 0.0001 * Math.sin(index),
    50.5 + 0.0001 * Math.cos(index),
  ]);
  const points = drawn({ sections: [{ path: circle, isPale: false }] }).at(-1)?.points ?? [];
  expect(points.length).toBeLessThan(10);
  for (const [place, point] of [
    [circle[0]!, points[0]],
    [circle.at(-1)!, points.at(-1)],
  ] as const) {
    const { x, y } = projectOn(view, { lon: place[0], lat: place[1] });
    expect(point).toEqual([x, y]);
  }
});
