import { expect, test } from 'vitest';
import { trackOver } from '../testing/made-track.js';
import { meanWind, type WindEstimate } from './find-wind.js';
import { intervalWind } from './interval-wind.js';
import { prepareAnalysis } from './prepare-analysis.js';

/** A fix a second for two hours. */
const TRACK = trackOver(
  Array.from({ length: 7200 }, (_, timeS) => ({ timeS, lat: 50, lon: 8 + timeS / 1e4 })),
);

function turnFrom(first: number, eastMps: number): WindEstimate {
  const last = first + 25;
  const timeS = first + 12.5;
  return { first, last, timeS, altitudeM: 1000, circlingS: 25, eastMps, northMps: 0 };
}

function analysisOf(...phases: readonly (readonly WindEstimate[])[]) {
  const winds = phases.map((turns) => Object.assign(meanWind(turns), { turns }));
  return prepareAnalysis({ track: TRACK, phases: [], winds });
}

/** Turned from 50 to 300, of which the first turn and the last are round. */
const HALF_KNOWN = [turnFrom(50, 4), turnFrom(275, 6)];

test.each([
  { why: 'a turn in it', winds: [HALF_KNOWN], interval: [60, 200], eastMps: 4 },
  {
    why: 'turns of its phase before and after it',
    winds: [HALF_KNOWN],
    interval: [100, 200],
    eastMps: 5,
  },
  { why: 'the phase before it', winds: [HALF_KNOWN], interval: [300, 400], eastMps: 5 },
  { why: 'the phase after it', winds: [HALF_KNOWN], interval: [0, 50], eastMps: 5 },
  {
    why: 'phases to either side',
    winds: [HALF_KNOWN, [turnFrom(700, 8), turnFrom(725, 8)]],
    interval: [400, 500],
    eastMps: 6.5,
  },
  {
    why: 'a turn of its own phase before it and the phase after it',
    winds: [[turnFrom(50, 4)], [turnFrom(700, 8)]],
    interval: [100, 300],
    eastMps: 6,
  },
  { why: 'a turn 30 minutes before it', winds: [HALF_KNOWN], interval: [2100, 2200], eastMps: 5 },
  { why: 'none for more than 30 minutes', winds: [HALF_KNOWN], interval: [2101, 2200] },
  { why: 'a moment between turns', winds: [HALF_KNOWN], interval: [150, 150], eastMps: 5 },
  { why: 'no circling at all', winds: [], interval: [0, 7199] },
])('the wind is that of $why', ({ winds, interval: [first = 0, last = 0], eastMps }) => {
  expect(intervalWind(analysisOf(...winds), { first, last })?.eastMps).toBe(eastMps);
});
