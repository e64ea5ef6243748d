import { expect, test } from 'vitest';
import {
  intervalBetween,
  isWhole,
  panInterval,
  revealTime,
  zoomInterval,
} from './zoom-interval.js';

const limits = { startS: 10_000, endS: 20_000 };

test('zooming keeps the anchor at its place on the screen', () => {
  expect(zoomInterval(limits, 0.5, 12_500, limits)).toEqual({ startS: 11_250, endS: 16_250 });
});

test('zooming out stops at the whole flight', () => {
  const window = zoomInterval({ startS: 10_100, endS: 15_000 }, 10, 10_200, limits);
  expect(window).toEqual(limits);
  expect(isWhole(window, limits)).toBe(true);
});

test('zooming in stops at one minute', () => {
  const window = zoomInterval(limits, 1e-6, 15_000, limits);
  expect(window.endS - window.startS).toBe(60);
});

test('shows all of a flight shorter than a minute', () => {
  const short = { startS: 0, endS: 40 };
  expect(zoomInterval(short, 0.5, 20, short)).toEqual(short);
});

test('panning stops at both ends', () => {
  const window = { startS: 12_000, endS: 13_000 };
  expect(panInterval(window, -5000, limits)).toEqual({ startS: 10_000, endS: 11_000 });
  expect(panInterval(window, 50_000, limits)).toEqual({ startS: 19_000, endS: 20_000 });
});

test('centres a moment outside the window', () => {
  const window = { startS: 12_000, endS: 13_000 };
  expect(revealTime(window, 12_300, limits)).toBe(window);
  expect(revealTime(window, 15_000, limits)).toEqual({ startS: 14_500, endS: 15_500 });
});

test('a selection can be drawn backwards', () => {
  expect(intervalBetween(15_000, 14_000, limits)).toEqual({ startS: 14_000, endS: 15_000 });
});
