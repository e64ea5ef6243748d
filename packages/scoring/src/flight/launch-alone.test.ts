import { describe, expect, test } from 'vitest';
import { airColumns } from '../analysis/air-columns.js';
import { barogramColumns } from '../analysis/barogram-columns.js';
import { describePhases } from '../analysis/describe-phases.js';
import { findPhases } from '../analysis/find-phases.js';
import { prepareAnalysis } from '../analysis/prepare-analysis.js';
import { computeStatistics } from '../analysis/statistics.js';
import { flawsOf } from '../analysis/testing/flaws-of.js';
import { fly, type Manoeuvre } from '../analysis/testing/flown-course.js';
import { thermalFeatures } from '../analysis/thermal-features.js';
import { parseIgc } from '../igc/parse-igc.js';
import { TWO_SEATER } from '../polar/testing/two-seater.js';
import { igcFile } from '../testing/igc-text.js';
import type { AircraftKind } from '../track/engine-runs.js';
import { POSITION_UNITS_PER_DEGREE } from '../track/track.js';
import { unpoweredIntervals } from '../track/unpowered-intervals.js';
import { flightTrack } from './flight-track.js';
import { readFlightTrack } from './read-flight-track.js';
import { scoreFlight } from './score-flight.js';
import { splitFlights } from './split-flights.js';

const standing: Manoeuvre = { seconds: 60, speedMps: 0, climbMps: 0 };
const roll: Manoeuvre = { seconds: 8, speedMps: 20, climbMps: 0 };
const tow = (seconds: number): Manoeuvre => ({ seconds, speedMps: 30, climbMps: 2.5 });
const cable = (seconds: number): Manoeuvre => ({ seconds, speedMps: 25, climbMps: 9 });

/** Scores a flight whose recorder stops at the end of it. */
function scored(flown: readonly Manoeuvre[], kind: AircraftKind) {
  const track = fly(flown);
  const fixes = Array.from(track.timeS, (timeS, fix) => ({
    timeS: 36_000 + timeS,
    lat: track.lat[fix]! / POSITION_UNITS_PER_DEGREE,
    lon: track.lon[fix]! / POSITION_UNITS_PER_DEGREE,
    pressureAltM: track.altitudeM[fix]!,
  }));
  const { recording, findings } = parseIgc(igcFile(fixes));
  const interval = splitFlights(recording)[0]!;
  const flight = scoreFlight({
    recording,
    interval,
    fileFindings: findings,
    aircraft: { kind, index: 100 },
    polar: TWO_SEATER,
    uploadedAtS: 0,
    editAllowedUntilS: 0,
  });
  return { flight, stored: flightTrack(recording, interval, flight.altitudeOffsetM) };
}

describe.each([
  { why: '200 s of tow', flown: [standing, tow(200)], kind: 'T' },
  { why: '300 s of tow', flown: [standing, tow(300)], kind: 'T' },
  { why: '500 s of tow', flown: [standing, tow(500)], kind: 'T' },
  { why: '30 s on the cable', flown: [standing, roll, cable(30)], kind: 'W' },
])('a recording that ends after $why', ({ flown, kind }) => {
  test.each(['GL', 'MG', 'FG'] as const)('of %s has a launch and no other results', (aircraft) => {
    const { flight, stored } = scored(flown, aircraft);
    expect(flight.launch!.kind).toBe(kind);
    expect(flight.release!.timeS).toBe(stored.time.at(-1));
    expect(flight).not.toHaveProperty('landing');
    expect(flight).toMatchObject({ maxAltGainM: 0, scoringTimes: [], contests: [] });
    expect(flawsOf({ ...flight, findings: [] })).toEqual([]);

    const { track } = readFlightTrack(stored);
    const unpowered = unpoweredIntervals(track, { releaseS: flight.release!.timeS });
    expect(unpowered).toEqual([]);
    const phases = findPhases(track, unpowered);
    const air = airColumns({ track, polar: TWO_SEATER });
    const analysis = prepareAnalysis({ track, phases, unpowered, nettoMps: air.nettoMps });
    expect([describePhases(analysis), thermalFeatures(track, phases)]).toEqual([[], []]);
    const statistics = computeStatistics(analysis, { first: 0, last: track.count - 1 });
    expect(statistics).toMatchObject({ duration: 0, thermal_count: 0, glide_count: 0 });
    expect(flawsOf([statistics, barogramColumns(analysis, air)])).toEqual([]);
  });
});
