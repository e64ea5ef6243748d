import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitFlights } from '../flight/split-flights.js';
import { parseIgc } from '../igc/parse-igc.js';
import { HAS_TEST_DATA, igcFilesIn, readTestFile } from '../testing/test-data.js';
import { createTrack } from '../track/create-track.js';
import type { Track } from '../track/track.js';
import { findPhases } from './find-phases.js';
import { type FlightAnalysis, prepareAnalysis } from './prepare-analysis.js';
import { fly } from './testing/flown-course.js';
import { phaseStatisticsOf } from './testing/phase-statistics-of.js';

const manoeuvre = fc.record({
  seconds: fc.integer({ min: 5, max: 300 }),
  speedMps: fc.integer({ min: 20, max: 60 }),
  climbMps: fc.integer({ min: -3, max: 5 }),
  radiusM: fc.constantFrom(-150, -80, 80, 150, 1e6),
});

const flight = fc.record({
  flown: fc.array(manoeuvre, { minLength: 1, maxLength: 12 }),
  intervalS: fc.integer({ min: 1, max: 5 }),
  windEastMps: fc.integer({ min: -15, max: 15 }),
});

test('time and height add up and shares are between 0 and 1 in any interval', () => {
  fc.assert(
    fc.property(flight, fc.nat(), fc.nat(), ({ flown, ...air }, a, b) => {
      const track = fly(flown, air);
      const [from, to] = [a % track.count, b % track.count];
      expect(flawsOf(analyse(track), Math.min(from, to), Math.max(from, to))).toEqual([]);
    }),
  );
});

test('two halves add up to the whole', () => {
  fc.assert(
    fc.property(flight, fc.nat(), ({ flown, ...air }, a) => {
      const track = fly(flown, air);
      const analysis = analyse(track);
      const [middle, last] = [a % track.count, track.count - 1];
      const [whole, early, late] = [
        { first: 0, last },
        { first: 0, last: middle },
        { first: middle, last },
      ].map((interval) => phaseStatisticsOf(analysis, interval, 1));
      const additive = ['duration', 'thermal_time', 'attempt_time', 'glide_time'] as const;
      for (const name of [...additive, 'thermal_gain', 'attempt_gain', 'glide_gain'] as const) {
        expect(early![name] + late![name]).toBe(whole![name]);
      }
    }),
  );
});

test.runIf(HAS_TEST_DATA)('real flights add up, too, and all figures are finite', () => {
  const random = fc.sample(fc.tuple(fc.nat(), fc.nat()), 20);
  for (const file of igcFilesIn('igc/gliders').slice(0, 12)) {
    const { recording } = parseIgc(readTestFile(file));
    for (const interval of splitFlights(recording)) {
      const track = createTrack(recording, interval);
      const analysis = analyse(track);
      expect(flawsOf(analysis, 0, track.count - 1)).toEqual([]);
      for (const [a, b] of random) {
        const [from, to] = [a % track.count, b % track.count];
        expect(flawsOf(analysis, Math.min(from, to), Math.max(from, to))).toEqual([]);
      }
    }
  }
});

function analyse(track: Track): FlightAnalysis {
  const groundM = new Int16Array(track.count).fill(200);
  return prepareAnalysis({ track, phases: findPhases(track), groundM });
}

/** Returns sums that do not close and figures that are not finite. */
function flawsOf(analysis: FlightAnalysis, first: number, last: number): string[] {
  const { altitudeM } = analysis.track;
  const statistics = phaseStatisticsOf(analysis, { first, last }, 10);
  const timeS = statistics.thermal_time + statistics.attempt_time + statistics.glide_time;
  const gainM = statistics.thermal_gain + statistics.attempt_gain + statistics.glide_gain;
  const isShare = (name: string) => /percentage|below|thermal_direction/.test(name);
  return [
    ...(timeS === statistics.duration ? [] : [`time ${timeS} of ${statistics.duration}`]),
    ...(gainM === altitudeM[last]! - altitudeM[first]! ? [] : [`gain ${gainM}`]),
    ...(statistics.glide_count <= statistics.thermal_count + statistics.attempt_count + 1
      ? []
      : ['glides']),
    ...Object.entries(statistics)
      .filter(
        ([name, value]) => !Number.isFinite(value) || (isShare(name) && (value < 0 || value > 1)),
      )
      .map(([name, value]) => `${name} ${value}`),
  ];
}
