import { expect, test } from 'vitest';
import { flightFixes } from '../testing/igc-text.js';
import { trackOf } from '../testing/recording.js';
import { fixesBetween } from './fixes-between.js';

/** 11 fixes four seconds apart. */
const TRACK = trackOf(flightFixes([{ seconds: 40, speedKmh: 100, climbMps: 0 }]));
const START_S = TRACK.dayStartS + TRACK.timeS[0]!;

test.each([
  { why: 'on fixes', from: 8, to: 20, expected: { first: 2, last: 5 } },
  { why: 'between fixes', from: 9, to: 23, expected: { first: 3, last: 5 } },
  { why: 'half a second before a fix', from: 8, to: 19.5, expected: { first: 2, last: 4 } },
  { why: 'beyond both ends', from: -9, to: 90, expected: { first: 0, last: 10 } },
  { why: 'without ends', from: -Infinity, to: Infinity, expected: { first: 0, last: 10 } },
  { why: 'around one fix', from: 7, to: 9, expected: undefined },
  { why: 'around none', from: 9, to: 11, expected: undefined },
  { why: 'backwards', from: 20, to: 8, expected: undefined },
  { why: 'before the first', from: -9, to: -1, expected: undefined },
])('moments $why', ({ from, to, expected }) => {
  expect(fixesBetween(TRACK, START_S + from, START_S + to)).toEqual(expected);
});
