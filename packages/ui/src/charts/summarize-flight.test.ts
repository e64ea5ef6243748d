import { expect, test } from 'vitest';
import type { FlightPhase } from './flight-phase.js';
import { summarizeFlight } from './summarize-flight.js';

const TRACK = {
  unixS: [0, 100, 200, 300, 400, 500],
  // A tow, a glide, a thermal, a glide to the ground.
  altitudeM: [100, 700, 500, 900, 800, 100],
};

const PHASES = [
  { kind: 'glide', startS: 100, endS: 200 },
  { kind: 'thermal', startS: 200, endS: 300 },
  { kind: 'glide', startS: 300, endS: 500 },
] as FlightPhase[];

test.each([
  {
    why: 'the height of the tow is not gained',
    phases: PHASES,
    expected: { highestM: 900, gainM: 400, climbMps: 4 },
  },
  {
    why: 'without phases the whole track counts',
    phases: [],
    expected: { highestM: 900, gainM: 800, climbMps: undefined },
  },
])('$why', ({ phases, expected }) => {
  expect(summarizeFlight(TRACK, phases)).toEqual(expected);
});

test('a track without fixes has no figures', () => {
  expect(summarizeFlight({ unixS: [], altitudeM: [] }, [])).toEqual({
    highestM: undefined,
    gainM: undefined,
    climbMps: undefined,
  });
});
