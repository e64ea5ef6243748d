import { expect, test } from 'vitest';
import { scoreFlight } from '../flight/score-flight.js';
import { splitFlights } from '../flight/split-flights.js';
import { destination } from '../geo/bearing.js';
import { parseIgc } from '../igc/parse-igc.js';
import { circlingFlight } from '../testing/circling-flight.js';
import { type MadeFix, trackOver } from '../testing/made-track.js';
import { createTrack } from '../track/create-track.js';
import { trackFacts } from './track-facts.js';

const HOME = { lat: 49, lon: 9 };
const DAY_S = Date.UTC(2026, 6, 14) / 1000;

/** Fixes along bearings, one every ten seconds at 30 m/s. */
function flyAlong(legs: readonly (readonly [bearing: number, km: number])[], altitudeM = 1000) {
  const fixes: MadeFix[] = [{ ...HOME, altitudeM }];
  for (const [bearing, km] of legs) {
    for (let metres = 300; metres <= km * 1000; metres += 300) {
      fixes.push({ ...destination(fixes.at(-1)!, bearing, 300), altitudeM });
    }
  }
  return fixes;
}

test('measures the best course over three turnpoints and the farthest place', () => {
  const track = trackOver(
    flyAlong([
      [0, 60],
      [180, 90],
      [0, 60],
    ]),
  );
  const { facts, evidence } = trackFacts(track, {});
  expect(facts.courseKm).toBeCloseTo(210, 0);
  expect(facts.straightKm).toBeCloseTo(60, 0);
  expect(evidence.course).toHaveLength(4);
  expect(evidence.straight).toHaveLength(2);
});

test.each([
  { why: 'one per cent of the distance', lossM: 590, expectedKm: 60 },
  { why: 'more than that', lossM: 650, expectedKm: 0 },
])('a distance below 100 km allows a loss of $why', ({ lossM, expectedKm }) => {
  const fixes = flyAlong([[90, 60]]);
  const low = [fixes[0]!, ...flyAlong([[90, 60]], 1000 - lossM).slice(1)];
  const { facts } = trackFacts(trackOver(low), {});
  expect(Math.round(facts.straightKm)).toBe(expectedKm);
});

test('the gain is between a low point and a later high point without engine', () => {
  const altitudes = [2000, 900, 1500, 700, 1900, 1000, 4000];
  const fixes = altitudes.flatMap((altitudeM, part) =>
    Array.from({ length: 10 }, (_, fix) => ({
      lat: HOME.lat + part * 0.03 + fix * 0.003,
      lon: HOME.lon,
      altitudeM,
    })),
  );
  // The engine runs on the last part.
  const times = { releaseS: DAY_S, landingS: DAY_S + 690, unpoweredTimes: [DAY_S, DAY_S + 590] };
  const { facts, evidence } = trackFacts(trackOver(fixes), times);
  expect(facts.gainM).toBe(1200);
  expect(evidence.gain.map(({ altitudeM }) => altitudeM)).toEqual([700, 1900]);
  expect(facts.freeFlightH).toBeCloseTo(590 / 3600);
});

test('a track of straight lines has no circle', () => {
  const track = trackOver(
    flyAlong([
      [0, 39],
      [120, 39],
      [240, 39],
    ]),
  );
  expect(trackFacts(track, {}).facts.noCircleKm).toBeCloseTo(117, 0);
});

test('fixes that are too far apart to show circles show no straight flight', () => {
  const fixes = flyAlong([[45, 80]]).map((fix, index) => Object.assign(fix, { timeS: index * 30 }));
  expect(trackFacts(trackOver(fixes), {}).facts.noCircleKm).toBe(0);
});

test('a flight around a listed airport circles it, and one over it does not', () => {
  const frankfurt = { lat: 50.033, lon: 8.571 };
  const around = Array.from({ length: 80 }, (_, step) => destination(frankfurt, step * 5, 20_000));
  expect(trackFacts(trackOver(around), {}).facts.circledAirports).toEqual(['EDDF']);
  const half = [...around.slice(0, 40), frankfurt, ...around.slice(40)];
  expect(trackFacts(trackOver(half), {}).facts.circledAirports).toEqual([]);
  expect(trackFacts(trackOver(around.slice(0, 60)), {}).facts.circledAirports).toEqual([]);
});

test('a recorded flight has thermals, a final glide and a circle', () => {
  const { recording, findings } = parseIgc(circlingFlight());
  const interval = splitFlights(recording)[0]!;
  const { release, landing } = scoreFlight({
    recording,
    interval,
    fileFindings: findings,
    aircraft: { kind: 'GL', index: 100 },
    uploadedAtS: 0,
    editAllowedUntilS: 1,
  });
  const { facts } = trackFacts(createTrack(recording, interval), {
    releaseS: release?.timeS,
    landingS: landing?.timeS,
  });
  expect(facts.leftThermals).toBe(1);
  expect(facts.rightThermals).toBe(0);
  expect(facts.thermalGainM).toBeGreaterThan(900);
  expect(facts.strongThermalGainM).toBe(0);
  expect(facts.finalGlideKm).toBeGreaterThan(30);
  expect(facts.finalGlideKm).toBeLessThanOrEqual(facts.noCircleKm);
  expect(facts.gainM).toBeGreaterThan(900);
});
