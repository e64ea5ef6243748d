import { describe, expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import { flightFixes, type TestPhase, TOW_FLIGHT } from '../testing/igc-text.js';
import { recordingOf } from '../testing/recording.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { splitFlights } from './split-flights.js';

const STAND: TestPhase = { seconds: 1200, speedKmh: 0, climbMps: 0 };

test('does not split one flight', () => {
  const recording = recordingOf(flightFixes(TOW_FLIGHT));
  expect(splitFlights(recording)).toEqual([{ first: 0, last: recording.fixes.count - 1 }]);
});

test('does not split a recording without a flight', () => {
  const recording = recordingOf(flightFixes([STAND]));
  expect(splitFlights(recording)).toEqual([{ first: 0, last: recording.fixes.count - 1 }]);
});

test('splits three flights halfway between landing and takeoff', () => {
  const phases = [TOW_FLIGHT, [STAND], TOW_FLIGHT, [STAND], TOW_FLIGHT].flat();
  const recording = recordingOf(flightFixes(phases));
  const intervals = splitFlights(recording);
  const { timeS, count } = recording.fixes;
  const startsS = intervals.map(({ first }) => timeS[first]! - timeS[0]!);
  // Landing at 3896 s, takeoff at 5216 s, and so on every 5156 s.
  expect(startsS).toEqual([0, 4556, 9712]);
  expect(intervals.map(({ last }) => last + 1)).toEqual([
    intervals[1]!.first,
    intervals[2]!.first,
    count,
  ]);
});

test('separates flights with nothing recorded between them', () => {
  const flights = [
    TOW_FLIGHT.slice(0, -1),
    [{ ...STAND, isGap: true }],
    TOW_FLIGHT.slice(1),
  ].flat();
  const recording = recordingOf(flightFixes(flights));
  expect(splitFlights(recording)).toHaveLength(2);
});

test('splits a file of many stops into at most a hundred intervals', () => {
  const hop: TestPhase[] = [
    { seconds: 40, speedKmh: 100, climbMps: 5 },
    { seconds: 40, speedKmh: 100, climbMps: -5 },
    { seconds: 600, speedKmh: 0, climbMps: 0 },
  ];
  const recording = recordingOf(
    flightFixes([STAND, ...Array.from({ length: 120 }, () => hop).flat()], 20),
  );
  const intervals = splitFlights(recording);
  expect(intervals).toHaveLength(100);
  expect(intervals.at(-1)?.last).toBe(recording.fixes.count - 1);
});

describe.runIf(HAS_TEST_DATA)('real files', () => {
  test.each([
    { path: 'igc/paragliders/flight_with_middle_landing.igc', count: 2 },
    { path: 'igc/powered/helicopter-PING.IGC', count: 4 },
    { path: 'igc/gliders/99bv7r92.igc', count: 1 },
    { path: 'igc/gliders/utah-2012-05-17.igc', count: 1 },
  ])('$path holds $count', ({ path, count }) => {
    expect(splitFlights(parseIgc(readTestFile(path)).recording)).toHaveLength(count);
  });
});
