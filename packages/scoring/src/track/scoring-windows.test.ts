import { describe, expect, test } from 'vitest';
import { flightFixes } from '../testing/igc-text.js';
import { trackOf } from '../testing/recording.js';
import { unpoweredWindows, windowsFromTimes } from './scoring-windows.js';

/** 901 fixes four seconds apart. */
const TRACK = trackOf(flightFixes([{ seconds: 3600, speedKmh: 100, climbMps: 0 }]));
const START_S = TRACK.dayStartS + 36_000;

describe('unpowered windows', () => {
  test.each([
    { why: 'without engine', runs: [], expected: [[50, 900]] },
    {
      why: 'with a run inside',
      runs: [[300, 400]],
      expected: [
        [50, 299],
        [401, 900],
      ],
    },
    { why: 'with a run before release', runs: [[10, 40]], expected: [[50, 900]] },
    { why: 'with a run over the release', runs: [[40, 60]], expected: [[61, 900]] },
    { why: 'with a run up to the landing', runs: [[800, 900]], expected: [[50, 799]] },
    {
      why: 'with 60 s between two runs',
      runs: [
        [100, 199],
        [216, 300],
      ],
      expected: [
        [50, 99],
        [200, 215],
        [301, 900],
      ],
    },
    {
      why: 'with 56 s between two runs',
      runs: [
        [100, 199],
        [215, 300],
      ],
      expected: [
        [50, 99],
        [301, 900],
      ],
    },
    { why: 'with the engine always on', runs: [[0, 900]], expected: [] },
  ])('exist for a flight $why', ({ runs, expected }) => {
    const runIntervals = runs.map(([first = 0, last = 0]) => ({ first, last }));
    const windows = unpoweredWindows(TRACK, 50, 900, runIntervals);
    expect(windows.map(({ first, last }) => [first, last])).toEqual(expected);
  });
});

describe('noise before the landing', () => {
  const descent = { seconds: 400, speedKmh: 90, climbMps: -2 };
  const rolling = { seconds: 60, speedKmh: 60, climbMps: 0 };
  const landed = trackOf(flightFixes([descent, rolling], 1));
  const at = (second: number) => landed.timeS.findIndex((s) => s - landed.timeS[0]! >= second);
  const landing = at(430);

  test.each([
    { why: 'wheels on the ground', from: 415, end: 430 },
    { why: 'wheels from a metre above it', from: 400, end: 430 },
    { why: 'an engine in the air', from: 396, end: 395 },
    { why: 'an engine before the roll', from: 300, end: 299 },
  ])('$why', ({ from, end }) => {
    const run = { first: at(from), last: at(440) };
    expect(unpoweredWindows(landed, 0, landing, [run])).toEqual([{ first: 0, last: at(end) }]);
  });
});

describe('windows set by the user', () => {
  const flight = { first: 10, last: 800 };

  test.each([
    { why: 'on fixes', times: [400, 800], expected: [[100, 200]] },
    { why: 'between fixes', times: [401, 799], expected: [[101, 199]] },
    { why: 'beyond the flight', times: [0, 3600], expected: [[10, 800]] },
    {
      why: 'in two parts',
      times: [400, 800, 1200, 1600],
      expected: [
        [100, 200],
        [300, 400],
      ],
    },
    {
      why: 'in adjoining parts',
      times: [400, 800, 800, 1600],
      expected: [
        [100, 200],
        [200, 400],
      ],
    },
    { why: 'outside the flight', times: [3400, 3500], expected: [] },
    { why: 'nowhere', times: [], expected: [] },
  ])('$why', ({ times, expected }) => {
    const windows = windowsFromTimes(
      TRACK,
      flight,
      times.map((timeS) => START_S + timeS),
    );
    expect(windows.map(({ first, last }) => [first, last])).toEqual(expected);
  });

  test.each([
    { why: 'an odd number of times', times: [400] },
    { why: 'an end before its start', times: [800, 400] },
    { why: 'a start before the end before it', times: [400, 800, 700, 900] },
  ])('must not have $why', ({ times }) => {
    const set = () =>
      windowsFromTimes(
        TRACK,
        flight,
        times.map((timeS) => START_S + timeS),
      );
    expect(set).toThrow(RangeError);
  });
});
