import { expect, test } from 'vitest';
import { cameraTime, withinFlight } from './story-time.js';

const takeoff = new Date('2026-07-14T10:00:00Z');
const landing = new Date('2026-07-14T15:00:00Z');
const flight = { takeoff_time: takeoff, landing_time: landing, total_seconds: 18_000 };

test.each([
  { why: 'before it', time: '2026-07-14T08:00:00Z', at: '2026-07-14T10:00:00Z' },
  { why: 'in it', time: '2026-07-14T12:34:56Z', at: '2026-07-14T12:34:56Z' },
  { why: 'after it', time: '2026-07-15T08:00:00Z', at: '2026-07-14T15:00:00Z' },
])('accepts a time $why', ({ time, at }) => {
  expect(withinFlight(new Date(time), flight)).toEqual(new Date(at));
});

test('the flight ends with its last fix if it ends in the air', () => {
  const cutOff = { takeoff_time: takeoff, landing_time: null, total_seconds: 3600 };
  expect(withinFlight(landing, cutOff)).toEqual(new Date('2026-07-14T11:00:00Z'));
  expect(withinFlight(landing, { ...cutOff, total_seconds: null })).toEqual(landing);
});

test.each([
  { why: 'of the flight', time: '2026-07-14T12:00:00Z', isTrusted: true },
  { why: 'of the same evening', time: '2026-07-14T22:00:00Z', isTrusted: true },
  { why: 'of another day', time: '2026-07-16T12:00:00Z', isTrusted: false },
  { why: 'that was never set', time: '1970-01-01T00:00:00Z', isTrusted: false },
])('trusts a camera clock $why: $isTrusted', ({ time, isTrusted }) => {
  const taken = new Date(time);
  expect(cameraTime(taken.getTime(), flight)).toEqual(isTrusted ? taken : null);
});

test('a camera without a time gives no position', () => {
  expect(cameraTime(undefined, flight)).toBeNull();
});
