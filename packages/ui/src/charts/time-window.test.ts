import { expect, test } from 'vitest';
import { isWhole, panWindow, revealTime, windowBetween, zoomWindow } from './time-window.js';

const limits = { fromS: 10_000, toS: 20_000 };

test('zooming keeps the anchor where it is on the screen', () => {
  expect(zoomWindow(limits, 0.5, 12_500, limits)).toEqual({ fromS: 11_250, toS: 16_250 });
});

test('zooming out ends at the whole flight', () => {
  const window = zoomWindow({ fromS: 10_100, toS: 15_000 }, 10, 10_200, limits);
  expect(window).toEqual(limits);
  expect(isWhole(window, limits)).toBe(true);
});

test('zooming in ends at one minute', () => {
  const window = zoomWindow(limits, 1e-6, 15_000, limits);
  expect(window.toS - window.fromS).toBe(60);
});

test('a flight shorter than a minute is shown whole', () => {
  const short = { fromS: 0, toS: 40 };
  expect(zoomWindow(short, 0.5, 20, short)).toEqual(short);
});

test('panning stops at either end', () => {
  const window = { fromS: 12_000, toS: 13_000 };
  expect(panWindow(window, -5000, limits)).toEqual({ fromS: 10_000, toS: 11_000 });
  expect(panWindow(window, 50_000, limits)).toEqual({ fromS: 19_000, toS: 20_000 });
});

test('a moment out of sight is brought to the middle', () => {
  const window = { fromS: 12_000, toS: 13_000 };
  expect(revealTime(window, 12_300, limits)).toBe(window);
  expect(revealTime(window, 15_000, limits)).toEqual({ fromS: 14_500, toS: 15_500 });
});

test('a selection may be drawn backwards', () => {
  expect(windowBetween(15_000, 14_000, limits)).toEqual({ fromS: 14_000, toS: 15_000 });
});
