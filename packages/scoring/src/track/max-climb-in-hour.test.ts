import { expect, test } from 'vitest';
import { maxClimbInHourM } from './max-climb-in-hour.js';
import type { Track } from './track.js';

const MINUTE_S = 60;

/** A fix a minute at these altitudes. */
function trackOf(altitudesM: readonly number[], intervalS = MINUTE_S): Track {
  const count = altitudesM.length;
  return {
    count,
    dayStartS: 0,
    timeS: Int32Array.from(altitudesM, (_, i) => 36_000 + i * intervalS),
    lat: new Int32Array(count),
    lon: new Int32Array(count),
    altitudeM: Int16Array.from(altitudesM),
    record: Int32Array.from(altitudesM, (_, i) => i),
  };
}

const whole = ({ count }: Track) => [{ first: 0, last: count - 1 }];

test.each([
  { why: 'nothing climbed', altitudesM: [900, 800, 700], expected: 0 },
  { why: 'one climb', altitudesM: [900, 800, 1000, 1300, 1100], expected: 500 },
  { why: 'two climbs', altitudesM: [800, 1300, 1000, 1400, 900], expected: 900 },
  { why: 'a climb to the end', altitudesM: [800, 700, 1200], expected: 500 },
  { why: '20 m', altitudesM: [800, 820, 700], expected: 20 },
  { why: '19 m', altitudesM: [800, 819, 700], expected: 0 },
  { why: 'a descent of 19 m in a climb', altitudesM: [800, 1000, 981, 1300, 900], expected: 500 },
  { why: 'a descent of 20 m', altitudesM: [800, 1000, 980, 1300, 900], expected: 520 },
  { why: 'a low point that is reached twice', altitudesM: [800, 800, 900], expected: 100 },
  { why: 'one fix', altitudesM: [800], expected: 0 },
  { why: 'no fix', altitudesM: [], expected: 0 },
])('$why', ({ altitudesM, expected }) => {
  const track = trackOf(altitudesM);
  expect(maxClimbInHourM(track, altitudesM.length > 0 ? whole(track) : [])).toBe(expected);
});

test('noise of a few metres does not add up', () => {
  const glide = Array.from({ length: 3600 }, (_, i) => 3000 - i / 2 + (i % 2) * 8);
  const track = trackOf(glide, 1);
  expect(maxClimbInHourM(track, whole(track))).toBe(0);
});

test('counts at most one hour, starting anywhere', () => {
  // 30 minutes of glide, two hours at 10 m a minute, and half an hour at 20.
  const glide = Array.from({ length: 30 }, (_, i) => 2300 - 50 * i);
  const slow = Array.from({ length: 121 }, (_, i) => 800 + 10 * i);
  const fast = Array.from({ length: 30 }, (_, i) => 2000 + 20 * (i + 1));
  const track = trackOf([...glide, ...slow, ...fast]);
  expect(maxClimbInHourM(track, whole(track))).toBe(30 * 10 + 30 * 20);
  expect(maxClimbInHourM(track, [{ first: 0, last: 100 }])).toBe(600);
});

test('ignores climbing outside the intervals', () => {
  // An engine lifts from 600 to 1600 m.
  const track = trackOf([1000, 600, 900, 700, 600, 1600, 1500, 1700, 1000]);
  const intervals = [
    { first: 0, last: 4 },
    { first: 5, last: 8 },
  ];
  expect(maxClimbInHourM(track, intervals)).toBe(300 + 200);
  expect(maxClimbInHourM(track, [])).toBe(0);
});
