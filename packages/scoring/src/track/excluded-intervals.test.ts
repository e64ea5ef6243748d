import { expect, test } from 'vitest';
import { excludedIntervals, type FlightTimes } from './excluded-intervals.js';

const at = (clock: string) => Date.parse(`2026-07-14T${clock}:00Z`) / 1000;
const [takeoffS, releaseS, landingS] = [at('10:00'), at('10:05'), at('15:00')];
const glider: FlightTimes = {
  takeoffS,
  releaseS,
  landingS,
  scoringTimes: [releaseS, landingS],
};
/** Launched itself, and started its engine twice, the second time to fly home. */
const runTimes = [releaseS, at('12:00'), at('12:06'), at('14:30')];
const motorGlider = { ...glider, scoringTimes: runTimes, unpoweredTimes: runTimes };

const launch = { kind: 'launch', startS: takeoffS, endS: releaseS };
const engineRuns = [
  { kind: 'engine', startS: at('12:00'), endS: at('12:06') },
  { kind: 'engine', startS: at('14:30'), endS: landingS },
];

test.each([
  { why: 'a glider under tow', times: glider, expected: [launch] },
  {
    why: 'a glider released later than the scoring starts',
    times: { ...glider, scoringTimes: [releaseS - 1, landingS] },
    expected: [launch],
  },
  {
    why: 'a glider whose scoring starts later',
    times: { ...glider, scoringTimes: [at('10:20'), landingS] },
    expected: [launch, { kind: 'unscored', startS: releaseS, endS: at('10:20') }],
  },
  {
    why: 'a motor glider that started its engine twice, the second time to fly home',
    times: motorGlider,
    expected: [launch, ...engineRuns],
  },
  {
    why: 'a motor glider whose engine ran all the time',
    times: { ...motorGlider, scoringTimes: [], unpoweredTimes: [] },
    expected: [launch, { kind: 'engine', startS: releaseS, endS: landingS }],
  },
  {
    why: 'a motor glider of which two hours around a run are not scored',
    times: { ...motorGlider, scoringTimes: [at('13:00'), at('14:30')] },
    expected: [
      launch,
      ...engineRuns,
      { kind: 'unscored', startS: releaseS, endS: at('12:00') },
      { kind: 'unscored', startS: at('12:06'), endS: at('13:00') },
    ],
  },
  {
    why: 'a motor glider with its launch scored',
    times: { ...motorGlider, scoringTimes: [takeoffS, ...runTimes.slice(1)] },
    expected: [launch, ...engineRuns],
  },
  {
    why: 'a file that ends in the air',
    times: { ...glider, landingS: undefined },
    expected: [launch],
  },
  {
    why: 'an unknown launch',
    times: { ...glider, releaseS: takeoffS, scoringTimes: [takeoffS, landingS] },
    expected: [],
  },
  { why: 'no scored window', times: { ...glider, scoringTimes: [] }, expected: [launch] },
])('$why', ({ times, expected }) => {
  expect(excludedIntervals(times)).toEqual(expected);
});
