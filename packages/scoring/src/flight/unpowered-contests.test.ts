import { describe, expect, test } from 'vitest';
import { fly, type Manoeuvre } from '../analysis/testing/flown-course.js';
import { phasesOf } from '../analysis/testing/phase-statistics-of.js';
import { parseIgc } from '../igc/parse-igc.js';
import { HEADER, igcFile } from '../testing/igc-text.js';
import type { AircraftKind } from '../track/engine-runs.js';
import { POSITION_UNITS_PER_DEGREE } from '../track/track.js';
import { scoreFlight } from './score-flight.js';
import { splitFlights } from './split-flights.js';

interface Flown extends Manoeuvre {
  readonly noise?: number;
}

const standing: Flown = { seconds: 60, speedMps: 0, climbMps: 0 };
const roll: Flown = { seconds: 20, speedMps: 20, climbMps: 0 };
const tow: Flown = { seconds: 40, speedMps: 30, climbMps: 3 };
const glide: Flown = { seconds: 900, speedMps: 30, climbMps: -1 };
const circles = (seconds: number, climbMps: number, radiusM: number): Flown => ({
  seconds,
  speedMps: 25,
  climbMps,
  radiusM,
});

/** Start of the first manoeuvre in Unix seconds. */
const START_S = Date.UTC(2026, 6, 14, 10) / 1000;

interface FlightOptions {
  /** Set by the pilot: start, end, … in seconds of the recording. */
  readonly windows?: readonly number[];
  /** Extensions of each fix. */
  readonly sensor?: string;
}

/** In a wind that drifts the first circles away from the turnpoints last, so that scores begin there. */
function scored(
  flown: readonly Flown[],
  kind: AircraftKind,
  { windows, sensor = 'ENL' }: FlightOptions = {},
) {
  const track = fly(flown, { windNorthMps: 1 });
  let untilS = 0;
  const ends = flown.map(({ seconds, noise = 10 }) => ({ endS: (untilS += seconds), noise }));
  const fixes = Array.from(track.timeS, (timeS, fix) => ({
    timeS: 36_000 + timeS,
    lat: track.lat[fix]! / POSITION_UNITS_PER_DEGREE,
    lon: track.lon[fix]! / POSITION_UNITS_PER_DEGREE,
    pressureAltM: track.altitudeM[fix]!,
    extensions: String(ends.find(({ endS }) => timeS <= endS)!.noise).padStart(3, '0'),
  }));
  const header = [...HEADER.slice(0, -1), `I013638${sensor}`];
  const { recording, findings } = parseIgc(igcFile(fixes, header));
  const flight = scoreFlight({
    recording,
    interval: splitFlights(recording)[0]!,
    fileFindings: findings,
    aircraft: { kind, index: 100 },
    ...(windows && { scoringTimes: windows.map((second) => START_S + second) }),
    uploadedAtS: 0,
    editAllowedUntilS: 0,
  });
  const scoreOf = (name: string) => flight.contests.find((entry) => entry.name === name)!;
  const unpowered = flight.unpoweredTimes?.map((timeS) => timeS - START_S);
  return { flight, scoreOf, unpowered };
}

test('circles on tow are not part of the first thermal', () => {
  const towed = [standing, roll, tow, circles(180, 3, 210)];
  const { flight, scoreOf } = scored([...towed, circles(300, 1.5, 100), glide, glide], 'GL');
  expect(flight.launch).toMatchObject({ kind: 'T' });
  expect(flight.launch!.gainM).toBeGreaterThan(600);
  const { score } = scoreOf('free');
  expect(score.thermal_count).toBe(1);
  expect(score.thermal_time).toBeGreaterThan(250);
  // Only of the thermal's circles; those behind the tug had twice the radius.
  expect(Math.abs(score.thermal_radius! - 100)).toBeLessThan(3);
});

test('circles with the engine are no thermal, and electric flights count with their time', () => {
  const withEngine: Flown = { ...circles(240, 4, 100), noise: 900 };
  const { scoreOf } = scored(
    [standing, roll, tow, tow, tow, glide, circles(200, 1.5, 100), glide, withEngine, glide],
    'FG',
  );
  const { score, distance, speed } = scoreOf('electric');
  const phases = phasesOf(score);
  expect(score.thermal_count).toBe(1);
  expect(Math.abs(phases.thermal_avg - 1.5)).toBeLessThan(0.1);
  const totalS = (Date.parse(score.end_time) - Date.parse(score.start_time)) / 1000;
  expect(totalS).toBeGreaterThan(2400);
  expect(score).toMatchObject({ duration: totalS, total_seconds: totalS });
  expect(speed).toBeCloseTo((distance * 3600) / totalS, 1);
  expect(phases.thermal_percentage).toBeCloseTo(phases.thermal_time / totalS, 3);
  // The distance is not that of the glides.
  for (const name of ['glide_ratio', 'glide_detour']) expect(score).not.toHaveProperty(name);
  expect(score.leg.some((leg) => leg.glide_ratio !== undefined)).toBe(true);
  // All but the engine's time, which is not a glide.
  const flownS = phases.thermal_time + phases.attempt_time + phases.glide_time;
  expect(Math.abs(totalS - flownS - 240)).toBeLessThan(15);
});

describe('a self-launching motor glider that circles and starts its engine again', () => {
  const selfLaunch: readonly Flown[] = [
    standing,
    { ...roll, noise: 900 },
    { ...tow, noise: 900 },
    { ...circles(240, 3, 100), noise: 900 },
  ];
  const FLOWN = [
    ...selfLaunch,
    glide,
    circles(400, 2, 100),
    glide,
    { ...circles(200, 3, 100), noise: 900 },
    glide,
    standing,
  ];
  /** Only of its last glide. */
  const LANDING_S = 360 + 900 + 400 + 900 + 200 + 900;
  const found = scored(FLOWN, 'MG');
  const [releaseS, onS, offS, landingS] = found.unpowered!;

  test('finds the unpowered times and scores exactly these', () => {
    expect(found.flight.launch).toMatchObject({ kind: 'S' });
    const expected = [360, 360 + 2200, 360 + 2400, LANDING_S];
    expect(found.unpowered).toHaveLength(4);
    for (const [i, timeS] of found.unpowered!.entries()) {
      expect(Math.abs(timeS - expected[i]!)).toBeLessThan(20);
    }
    expect(found.flight.scoringTimes).toEqual(found.flight.unpoweredTimes);
  });

  test('its launch is never unpowered, however early the pilot starts scoring', () => {
    const { flight, scoreOf, unpowered } = scored(FLOWN, 'MG', { windows: [60, onS!] });
    expect(flight.scoringTimes[0]! - START_S).toBeLessThan(100);
    expect(unpowered).toEqual(found.unpowered);
    expect(scoreOf('free').score.thermal_count).toBe(1);
  });

  test('windows of the pilot do not change unpowered time', () => {
    const windows = [offS!, landingS! - 300];
    const { flight, scoreOf, unpowered } = scored(FLOWN, 'MG', { windows });
    expect(flight.scoringTimes.map((timeS) => timeS - START_S)).toEqual(windows);
    expect(unpowered).toEqual(found.unpowered);
    expect(scoreOf('free').score.thermal_count).toBe(0);
  });

  test('an engine run inside a window of the pilot does not count', () => {
    const windows = [releaseS!, landingS!];
    const { scoreOf, unpowered } = scored(FLOWN, 'MG', { windows });
    expect(unpowered).toEqual(windows);
    expect(scoreOf('free').score.thermal_count).toBe(2);
  });

  test('without a sensor the engine counts as running between the windows of the pilot', () => {
    const silent = scored(FLOWN, 'MG', { sensor: 'FXA' });
    const [fromS, toS] = silent.unpowered!;
    expect(silent.unpowered).toHaveLength(2);
    const windows = [fromS! + 500, onS!, offS!, toS! - 500];
    const { unpowered } = scored(FLOWN, 'MG', { sensor: 'FXA', windows });
    expect(unpowered).toEqual([fromS, onS, offS, toS]);
  });

  test('an aircraft without an engine has no engine time', () => {
    expect(scored(FLOWN, 'GL').flight).not.toHaveProperty('unpoweredTimes');
  });
});
