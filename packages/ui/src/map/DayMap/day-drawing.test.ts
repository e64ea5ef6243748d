import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flightOfDay, NOON_S } from '../../../test/day.js';
import { stubCanvas } from '../../../test/stub-canvas.js';
import { createDayMoment, moveDayMoment, toDayTracks } from '../day-tracks/index.js';
import { climbClasses } from '../track-coloring.js';
import { createDayDrawing } from './day-drawing.js';
import { createDayLabels } from './day-labels.js';
import type { DayScene } from './day-scene.js';
import { leftOf, topOf } from './day-view.js';

beforeEach(() => {
  stubCanvas();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const tracks = toDayTracks([flightOfDay()]);
const momentS = NOON_S + 1700;
const view = {
  x: tracks.thermals.x[0]!,
  y: tracks.thermals.y[0]!,
  pixelsPerUnit: 1e-5,
  width: 600,
  height: 600,
  ratio: 1,
};

function sceneWith(showsThermals: boolean): DayScene {
  const moment = createDayMoment(tracks);
  moveDayMoment(moment, tracks, momentS);
  const [classes, thermalClasses] = [climbClasses('M', 'light'), climbClasses('M', 'light')];
  const shared = { tracks, moment, momentS, classes, thermalClasses, measure: 'climb' } as const;
  const colors = { unknownColor: '#808080', casing: '#ffffff', ink: '#000000' };
  return { ...shared, ...colors, showsThermals, followed: -1 };
}

/** Returns the positions of sprites and the texts on the canvas. */
function drawn(showsThermals: boolean) {
  const canvas = document.createElement('canvas').getContext('2d')!;
  const placed: [left: number, top: number][] = [];
  const texts: string[] = [];
  const context = new Proxy(canvas, {
    get(target, name) {
      if (name === 'drawImage') {
        return (...[, , , , , x, y, width, height]: number[]) =>
          placed.push([x! + width! / 2, y! + height! / 2]);
      }
      if (name === 'fillText') return (text: string) => texts.push(text);
      return Reflect.get(target, name);
    },
  });
  const scene = sceneWith(showsThermals);
  createDayDrawing(1)(context, scene, view);
  createDayLabels()(context, scene, view, {
    textOf: () => 'IC',
    climbText: (climbMps) => `${climbMps} up`,
  });
  return {
    placed,
    texts,
    glider: [leftOf(view, scene.moment.x[0]!), topOf(view, scene.moment.y[0]!)],
  };
}

test('draws a thermal below the gliders, with its climb beside it', () => {
  const { placed, texts, glider } = drawn(true);
  expect(placed).toHaveLength(2);
  expect(placed[0]).toEqual([300, 300]);
  expect(placed).toContainEqual(glider.map((px) => expect.closeTo(px, 3)));
  expect(new Set(texts)).toEqual(new Set(['IC', '2.5 up']));
});

test('draws no thermals if switched off', () => {
  const { placed, texts } = drawn(false);
  expect(placed).toHaveLength(1);
  expect(texts).toEqual(['IC']);
});
