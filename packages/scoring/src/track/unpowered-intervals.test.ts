import { expect, test } from 'vitest';
import { flightFixes } from '../testing/igc-text.js';
import { trackOf } from '../testing/recording.js';
import {
  listUnpoweredTimes,
  unpoweredInterval,
  unpoweredIntervals,
} from './unpowered-intervals.js';

/** 901 fixes four seconds apart. */
const TRACK = trackOf(flightFixes([{ seconds: 3600, speedKmh: 100, climbMps: 0 }]));
const at = (second: number) => TRACK.dayStartS + TRACK.timeS[0]! + second;
const END_S = at(3600);

test.each([
  { why: 'nothing known', times: {}, expected: [[0, 900]] },
  { why: 'a release', times: { releaseS: at(200) }, expected: [[50, 900]] },
  { why: 'a landing', times: { landingS: at(3000) }, expected: [[0, 750]] },
  { why: 'a release at the last fix', times: { releaseS: END_S }, expected: [] },
  { why: 'a release after the last fix', times: { releaseS: END_S + 60 }, expected: [] },
  {
    why: 'a release at the landing',
    times: { releaseS: at(3000), landingS: at(3000) },
    expected: [],
  },
  {
    why: 'a release a second after the landing',
    times: { releaseS: at(3001), landingS: at(3000) },
    expected: [],
  },
  { why: 'an engine all the time', times: { unpoweredTimes: [] }, expected: [] },
  {
    why: 'an engine, and a release at the last fix',
    times: { releaseS: END_S, unpoweredTimes: [at(200), at(400)] },
    expected: [[50, 100]],
  },
])('intervals without tow and engine: $why', ({ times, expected }) => {
  const intervals = unpoweredIntervals(TRACK, times);
  expect(intervals.map(({ first, last }) => [first, last])).toEqual(expected);
});

test.each([
  { why: 'nothing known', times: {}, expected: [0, 3600] },
  { why: 'a release', times: { releaseS: at(200) }, expected: [200, 3600] },
  { why: 'a landing', times: { landingS: at(3000) }, expected: [0, 3000] },
  {
    why: 'times beyond the track',
    times: { releaseS: at(-60), landingS: at(3700) },
    expected: [0, 3600],
  },
])('from release to landing: $why', ({ times, expected: [start = 0, end = 0] }) => {
  expect(unpoweredInterval(TRACK, times)).toEqual({ startS: at(start), endS: at(end) });
});

test.each([
  { why: 'nothing known', times: {}, expected: [] },
  { why: 'an unknown landing', times: { releaseS: 100 }, expected: [] },
  { why: 'an unknown engine', times: { releaseS: 100, landingS: 900 }, expected: [100, 900] },
  {
    why: 'an engine run',
    times: { releaseS: 100, landingS: 900, unpoweredTimes: [100, 300, 400, 900] },
    expected: [100, 300, 400, 900],
  },
])('the list of times without engine: $why', ({ times, expected }) => {
  expect(listUnpoweredTimes(times)).toEqual(expected);
});
