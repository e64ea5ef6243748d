import { expect, test } from 'vitest';
import { flightUnpoweredTimes, shadedIntervals, type TimedFlight } from './shaded-intervals.js';

const flight = {
  aircraft: { kind: 'GL' },
  takeoff_time: '2026-07-14T10:00:00+00:00',
  landing_time: '2026-07-14T15:00:00+00:00',
  launch_time: 300,
  scoring_times: ['2026-07-14T10:05:00+00:00', '2026-07-14T15:00:00+00:00'],
  engine_scoring_times: [],
  fes_scoring_times: [],
} satisfies TimedFlight;
const { landing_time: _landing, ...inTheAir } = flight;
const { launch_time: _launch, ...withoutLaunch } = flight;
const { takeoff_time: _takeoff, ...withoutTakeoff } = flight;

/** It launched itself, and started its engine twice, the second time to fly home. */
const runTimes = [
  '2026-07-14T10:05:00+00:00',
  '2026-07-14T12:00:00+00:00',
  '2026-07-14T12:06:00+00:00',
  '2026-07-14T14:30:00+00:00',
];
const motorGlider = {
  ...flight,
  aircraft: { kind: 'MG' },
  scoring_times: [],
  engine_scoring_times: runTimes,
  unpowered_times: runTimes,
} satisfies TimedFlight;

const at = (clock: string) => Date.parse(`2026-07-14T${clock}Z`) / 1000;
const launch = { kind: 'launch', startS: at('10:00:00'), endS: at('10:05:00') };
const engineRuns = [
  { kind: 'engine', startS: at('12:00:00'), endS: at('12:06:00') },
  { kind: 'engine', startS: at('14:30:00'), endS: at('15:00:00') },
];

test.each([
  { why: 'a glider under tow', flight, expected: [launch] },
  {
    why: 'a glider released later than the scoring starts',
    flight: { ...flight, scoring_times: ['2026-07-14T10:04:59+00:00', flight.landing_time] },
    expected: [launch],
  },
  {
    why: 'a glider whose scoring starts later',
    flight: { ...flight, scoring_times: ['2026-07-14T10:20:00+00:00', flight.landing_time] },
    expected: [launch, { kind: 'unscored', startS: at('10:05:00'), endS: at('10:20:00') }],
  },
  {
    why: 'a motor glider that started its engine twice, the second time to fly home',
    flight: motorGlider,
    expected: [launch, ...engineRuns],
  },
  {
    why: 'a motor glider whose engine ran all the way',
    flight: { ...motorGlider, engine_scoring_times: [], unpowered_times: [] },
    expected: [launch, { kind: 'engine', startS: at('10:05:00'), endS: at('15:00:00') }],
  },
  {
    why: 'a motor glider of which two hours around a run are not scored',
    flight: {
      ...motorGlider,
      engine_scoring_times: ['2026-07-14T13:00:00+00:00', '2026-07-14T14:30:00+00:00'],
    },
    expected: [
      launch,
      ...engineRuns,
      { kind: 'unscored', startS: at('10:05:00'), endS: at('12:00:00') },
      { kind: 'unscored', startS: at('12:06:00'), endS: at('13:00:00') },
    ],
  },
  {
    why: 'a motor glider with its launch scored',
    flight: {
      ...motorGlider,
      engine_scoring_times: ['2026-07-14T10:00:00+00:00', ...runTimes.slice(1)],
    },
    expected: [launch, ...engineRuns],
  },
  {
    why: 'a file that ends in the air',
    flight: inTheAir,
    expected: [launch],
  },
  {
    why: 'a launch of which nothing is known',
    flight: {
      ...withoutLaunch,
      scoring_times: [flight.takeoff_time, flight.landing_time],
    },
    expected: [],
  },
  { why: 'no stretch to score', flight: { ...flight, scoring_times: [] }, expected: [launch] },
  { why: 'no takeoff', flight: withoutTakeoff, expected: [] },
] satisfies { why: string; flight: TimedFlight; expected: object[] }[])(
  '$why',
  ({ flight: shown, expected }) => {
    expect(shadedIntervals(shown)).toEqual(expected);
  },
);

test('unpowered time follows the launch, or for a motor glider its engine runs', () => {
  const flown = { releaseS: at('10:05:00'), landingS: at('15:00:00') };
  expect(flightUnpoweredTimes(flight)).toEqual(flown);
  expect(flightUnpoweredTimes(withoutTakeoff)).toEqual({ landingS: flown.landingS });
  const engine_scoring_times = runTimes.slice(2);
  expect(flightUnpoweredTimes({ ...motorGlider, engine_scoring_times })).toEqual({
    ...flown,
    unpoweredTimes: [at('10:05:00'), at('12:00:00'), at('12:06:00'), at('14:30:00')],
  });
});
