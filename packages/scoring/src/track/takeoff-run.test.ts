import { expect, test } from 'vitest';
import { flightFixes, type TestPhase, TOW_FLIGHT } from '../testing/igc-text.js';
import { trackOf } from '../testing/recording.js';
import { findFlights } from './find-flights.js';
import { findLaunch } from './launch.js';

const [STAND, , TOW, ...REST] = TOW_FLIGHT as [TestPhase, TestPhase, TestPhase, ...TestPhase[]];
/** 200 m on the ground at 60 km/h. */
const ROLL: TestPhase = { seconds: 12, speedKmh: 60, climbMps: 0 };

function runOf(phases: readonly TestPhase[], intervalS: number) {
  const track = trackOf(flightFixes([...phases, ...REST], intervalS));
  const { groundRollM, takeoffDistanceM } = findLaunch(track, findFlights(track)[0]!, []);
  return { groundRollM, takeoffDistanceM };
}

test.each([1, 2, 4])('starts at standstill between fixes %i s apart', (intervalS) => {
  // At 110 km/h and 2.5 m/s, 5 m of height take 2 s and 61 m, 15 m take 6 s and 183 m.
  const { groundRollM, takeoffDistanceM } = runOf([STAND, ROLL, TOW], intervalS);
  // Altitudes are whole metres, and the standstill is seen a moment late or early.
  expect(Math.abs(groundRollM! - 261)).toBeLessThan(20);
  expect(Math.abs(takeoffDistanceM! - 383)).toBeLessThan(20);
});

test('a launch that ends below 15 m has no takeoff distance', () => {
  const hop: TestPhase = { seconds: 8, speedKmh: 80, climbMps: 1 };
  const fall: TestPhase = { seconds: 8, speedKmh: 80, climbMps: -1 };
  const track = trackOf(flightFixes([STAND, ROLL, hop, fall, ...REST.slice(-1)], 1));
  const launch = findLaunch(track, { first: 62, last: 85 }, []);
  expect(launch.groundRollM).toBeGreaterThan(200);
  expect(launch).not.toHaveProperty('takeoffDistanceM');
});

test('a recording that starts at speed has no takeoff run', () => {
  expect(runOf([ROLL, TOW], 4)).toEqual({ groundRollM: undefined, takeoffDistanceM: undefined });
});

test('fixes far apart do not show where the aircraft left the ground', () => {
  expect(runOf([STAND, { ...ROLL, seconds: 16 }, TOW], 8)).toEqual({
    groundRollM: undefined,
    takeoffDistanceM: undefined,
  });
});

test('long taxiing is not a takeoff run', () => {
  const taxi: TestPhase = { seconds: 80, speedKmh: 15, climbMps: 0 };
  expect(runOf([STAND, taxi, TOW], 4).takeoffDistanceM).toBeUndefined();
});
