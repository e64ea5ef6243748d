import { describe, expect, test } from 'vitest';
import { coach } from '../coach/coach.js';
import { POLAR } from '../coach/testing/flown-flight.js';
import { splitFlights } from '../flight/split-flights.js';
import type { Position } from '../geo/position.js';
import { parseIgc } from '../igc/parse-igc.js';
import { sampleOf } from '../testing/repetitions.js';
import { HAS_TEST_DATA, igcFilesIn, readTestFile } from '../testing/test-data.js';
import { createTrack } from '../track/create-track.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { airColumns } from './air-columns.js';
import { barogramColumns } from './barogram-columns.js';
import { climbHistogram } from './climb-histogram.js';
import { courseProgress } from './course-progress.js';
import { cumulativeDistanceKm } from './cumulative-distance.js';
import { describePhases } from './describe-phases.js';
import { findMeeting } from './find-meeting.js';
import { canDetectCircling, findPhases } from './find-phases.js';
import { findWind } from './find-wind.js';
import { flightDifference } from './flight-difference.js';
import { hasPhaseFigures } from './flown-statistics.js';
import { prepareAnalysis } from './prepare-analysis.js';
import { computeStatistics } from './statistics.js';
import { flawsOf } from './testing/flaws-of.js';
import { fly, type Manoeuvre } from './testing/flown-course.js';
import { everyS, fixesOf } from './testing/recorded-track.js';
import { thermalFeatures } from './thermal-features.js';
import { windByHeight } from './wind-by-height.js';
import { windColumns } from './wind-columns.js';

const DEGREE = POSITION_UNITS_PER_DEGREE;

/** Everything that analysis and coach compute for a flight, as a screen requests it. */
function flawsOfFlight(track: Track): string[] {
  const phases = findPhases(track);
  const winds = findWind(track, phases);
  const wind = windColumns(track, winds);
  const air = airColumns({ track, wind, polar: POLAR, massKg: 700 });
  // Terrain that ends somewhere.
  const groundM = new Float32Array(track.count).fill(100).fill(Number.NaN, 0, track.count / 20);
  const powerW = new Float32Array(track.count).fill(20);
  const known = { groundM, powerW, nettoMps: air.nettoMps };
  const analysis = prepareAnalysis({ track, phases, winds, ...known });
  const described = describePhases(analysis);
  const last = track.count - 1;
  const parts = [0, 0.2, 0.4, 0.6].map((share) => ({
    first: Math.floor(share * last),
    last: Math.floor((share + 0.4) * last),
  }));
  const intervals =
    last < 0 ? [] : [{ first: 0, last }, { first: 0, last: 0 }, ...parts, ...described.slice(0, 9)];
  const massLimits = { minKg: 560, maxKg: 850 };
  const input = { track, phases, air, polar: POLAR, massKg: 700, massLimits, groundM };
  const statistics = intervals.map((interval) => computeStatistics(analysis, interval, 50));
  const flaws = flawsOf({
    phases,
    winds,
    wind,
    air,
    described,
    statistics,
    byHeight: windByHeight(winds),
    barogram: barogramColumns(analysis, air),
    histogram: climbHistogram(described),
    thermals: thermalFeatures(track, phases),
    way: cumulativeDistanceKm(track),
    meeting: findMeeting(track, track),
    compared: last > 0 && comparedWithItself(track),
    coach: intervals.map((interval) => coach({ ...input, interval })),
  });
  for (const [i, { first, last: end }] of intervals.entries()) {
    const ownStatistics = statistics[i]!;
    if (hasPhaseFigures(ownStatistics) !== canDetectCircling(track))
      flaws.push(`${first}..${end}: phases`);
    if (!hasPhaseFigures(ownStatistics)) continue;
    const seconds =
      ownStatistics.thermal_time + ownStatistics.attempt_time + ownStatistics.glide_time;
    const gainM =
      ownStatistics.thermal_gain + ownStatistics.attempt_gain + ownStatistics.glide_gain;
    if (seconds !== ownStatistics.duration) flaws.push(`${first}..${end}: ${seconds} s`);
    if (gainM !== track.altitudeM[end]! - track.altitudeM[first]!) {
      flaws.push(`${first}..${end}: ${gainM} m`);
    }
  }
  return flaws;
}

function comparedWithItself(track: Track) {
  const place = (fix: number): Position => ({
    lat: track.lat[fix]! / DEGREE,
    lon: track.lon[fix]! / DEGREE,
  });
  const flight = { track, progress: courseProgress(track, [place(0), place(track.count >> 1)]) };
  return [flight.progress, flightDifference(flight, flight, 'start')];
}

function flightsOf(file: string): Track[] {
  const { recording } = parseIgc(readTestFile(file));
  return splitFlights(recording).map((interval) => createTrack(recording, interval));
}

/** Files of which nothing can be returned have a test of their own with the reader. */
const FOLDERS = [
  'competitions',
  ...['gliders', 'xc-score', 'paragliders', 'powered', 'simulator', 'circling-cases'].map(
    (kind) => `igc/${kind}`,
  ),
];

describe.runIf(HAS_TEST_DATA)('recordings', () => {
  test.each(sampleOf(FOLDERS.flatMap(igcFilesIn)))(
    '%s: has no NaN, shares between 0 and 1, and matching sums',
    (file) => {
      for (const track of flightsOf(file)) expect(flawsOfFlight(track)).toEqual([]);
    },
  );
});

const thermal: Manoeuvre = { seconds: 300, speedMps: 25, climbMps: 2, radiusM: 100 };
const glide: Manoeuvre = { seconds: 300, speedMps: 40, climbMps: -2 };
const FLOWN = fly([glide, thermal, glide, thermal, glide], { windEastMps: 4 });

/** Flights of real recorders, with their flaws. */
const DAMAGES: readonly { readonly why: string; readonly damage: (track: Track) => Track }[] = [
  { why: 'forty fixes', damage: (track) => fixesOf(track, (fix) => fix < 40) },
  {
    why: 'forty fixes of the middle',
    damage: ({ count, ...track }) =>
      fixesOf({ count, ...track }, (fix) => fix >= count >> 1 && fix < (count >> 1) + 40),
  },
  { why: 'two fixes', damage: (track) => fixesOf(track, (fix) => fix < 2) },
  { why: 'a fix', damage: (track) => fixesOf(track, (fix) => fix < 1) },
  { why: 'no fix', damage: (track) => fixesOf(track, () => false) },
  { why: 'a fix a minute', damage: (track) => everyS(track, 60) },
  { why: 'no altitude', damage: (track) => changed(track, { altitudeM: () => 0 }) },
  {
    why: 'a jump of 500 km',
    damage: (track) =>
      changed(track, { lat: (lat, fix) => (fix > track.count / 2 ? lat - 4.5 * DEGREE : lat) }),
  },
  { why: 'midnight', damage: (track) => changed(track, { timeS: (time) => time + 86_000 }) },
  {
    why: 'the date line',
    damage: (track) => {
      const middle = track.lon[track.count >> 1]!;
      return changed(track, {
        lon: (lon) => {
          const moved = lon - middle + 180 * DEGREE;
          return moved > 180 * DEGREE ? moved - 360 * DEGREE : moved;
        },
      });
    },
  },
  {
    why: 'gaps of an hour',
    damage: (track) => changed(track, { timeS: (time, fix) => time + Math.floor(fix / 99) * 3600 }),
  },
  { why: 'standing still', damage: (track) => changed(track, { lat: () => 3e8, lon: () => 0 }) },
];

type Change = (value: number, fix: number) => number;

function changed(
  { points: _points, ...track }: Track,
  { timeS, lat, lon, altitudeM }: Partial<Record<'timeS' | 'lat' | 'lon' | 'altitudeM', Change>>,
): Track {
  return {
    ...track,
    ...(timeS && { timeS: track.timeS.map(timeS) }),
    ...(lat && { lat: track.lat.map(lat) }),
    ...(lon && { lon: track.lon.map(lon) }),
    ...(altitudeM && { altitudeM: track.altitudeM.map(altitudeM) }),
  };
}

describe.each(DAMAGES)('$why', ({ damage }) => {
  test.each([
    { of: 'a made flight', tracks: () => [FLOWN] },
    ...igcFilesIn('competitions/leverkusen-2017/2017-07-17-race')
      .slice(0, 3)
      .map((file) => ({ of: file, tracks: () => flightsOf(file) })),
  ])('in $of', ({ tracks }) => {
    for (const track of tracks()) expect(flawsOfFlight(damage(track))).toEqual([]);
  });
});

test('handles a whole day with a fix every second', () => {
  const round = [glide, thermal];
  const seconds = round.reduce((sum, part) => sum + part.seconds, 0);
  const day = fly(Array.from({ length: 86_400 / seconds }, () => round).flat());
  expect(day.count).toBe(86_401);
  expect(flawsOfFlight(day)).toEqual([]);
});
