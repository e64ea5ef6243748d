import { expect, test } from 'vitest';
import { correctUnpoweredTimes } from './correct-unpowered-times.js';

/** Released at 100, landed at 900; a sensor shows an engine from 400 to 500. */
const FOUND = [100, 400, 500, 900];
const QUIET = [100, 900];

test.each([
  { why: 'sets no window', found: FOUND, windows: [], expected: FOUND },
  { why: 'sets those that were found', found: FOUND, windows: FOUND, expected: FOUND },
  { why: 'begins later', found: FOUND, windows: [300, 400, 500, 900], expected: FOUND },
  { why: 'ends earlier', found: FOUND, windows: [100, 400, 500, 700], expected: FOUND },
  {
    why: 'has a little scored, before the engine',
    found: FOUND,
    windows: [200, 300],
    expected: FOUND,
  },
  { why: 'has a little scored, after it', found: FOUND, windows: [600, 700], expected: FOUND },
  { why: 'ends where it was started', found: FOUND, windows: [200, 400], expected: FOUND },
  { why: 'scores through it', found: FOUND, windows: [100, 900], expected: QUIET },
  { why: 'scores through it for a while', found: FOUND, windows: [300, 600], expected: QUIET },
  {
    why: 'scores on until the middle of it',
    found: FOUND,
    windows: [200, 450],
    expected: [100, 450, 500, 900],
  },
  {
    why: 'scores from the middle of it on',
    found: FOUND,
    windows: [450, 600],
    expected: [100, 400, 450, 900],
  },
  {
    why: 'tells of another run',
    found: FOUND,
    windows: [100, 400, 500, 600, 650, 800],
    expected: [100, 400, 500, 600, 650, 900],
  },
  {
    why: 'tells of a run that no sensor does',
    found: QUIET,
    windows: [200, 300, 350, 600],
    expected: [100, 300, 350, 900],
  },
  {
    why: 'begins and ends where no sensor tells',
    found: QUIET,
    windows: [300, 500],
    expected: QUIET,
  },
  {
    why: 'has two windows that touch',
    found: FOUND,
    windows: [100, 200, 200, 400],
    expected: FOUND,
  },
  {
    why: 'flew with the engine but for a window',
    found: [],
    windows: [200, 300],
    expected: [200, 300],
  },
  {
    why: 'tells that the launch went on',
    found: QUIET,
    windows: [20, 80, 150, 900],
    expected: [20, 80, 150, 900],
  },
])('a pilot who $why', ({ found, windows, expected }) => {
  expect(correctUnpoweredTimes(found, windows)).toEqual(expected);
});
