import { describe, expect, test } from 'vitest';
import { HAS_TEST_DATA } from '../testing/test-data.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { findPhases } from './find-phases.js';
import type { FlownStatistics } from './flown-statistics.js';
import { prepareAnalysis } from './prepare-analysis.js';
import { statisticsOf } from './statistics.js';
import { fly, type Manoeuvre } from './testing/flown-course.js';
import { everyS, recordedTrack } from './testing/recorded-track.js';

const glide: Manoeuvre = { seconds: 400, speedMps: 40, climbMps: -1 };
/** Circles of 25 seconds: 2π · 100 m / 25 s. */
const thermal: Manoeuvre = {
  seconds: 500,
  speedMps: (2 * Math.PI * 100) / 25,
  climbMps: 2,
  radiusM: 100,
};
const attempt: Manoeuvre = { ...thermal, seconds: 40, climbMps: -0.5, radiusM: -100 };
const FLOWN = [glide, thermal, glide, attempt, glide, { ...thermal, radiusM: -120 }, glide];

function toldOf(track: Track): FlownStatistics {
  const analysis = prepareAnalysis({ track, phases: findPhases(track) });
  return statisticsOf(analysis, { first: 0, last: track.count - 1 }, 32);
}

function later(track: Track): Track {
  const { timeS, dayStartS } = track;
  return { ...track, dayStartS: dayStartS + 86_400, timeS: timeS.map((time) => time + 70_000) };
}

function mirrored({ points: _points, ...track }: Track): Track {
  return { ...track, lon: track.lon.map((lon) => -lon) };
}

/** Moved to where the date line goes through a fix. */
function onDateLine({ points: _points, ...track }: Track, fix: number): Track {
  const turn = 360 * POSITION_UNITS_PER_DEGREE;
  const lon = track.lon.map((units) => {
    const moved = units - track.lon[fix]! + turn / 2;
    return moved > turn / 2 ? moved - turn : moved;
  });
  return { ...track, lon };
}

/** By how much figures of a flight may differ when it is logged every 4 s instead of every second. */
const SELDOM = {
  made: {
    thermal_count: 0,
    attempt_count: 0,
    glide_count: 0,
    thermal_percentage: 0.01,
    attempt_percentage: 0.01,
    thermal_avg: 0.05,
    thermal_speed: 2,
    thermal_radius: 2,
    thermal_bank: 0.5,
    thermal_direction: 0.01,
    glide_speed: 1.5,
    wind_speed: 0.5,
    wind_direction: 2,
    altitude_avg: 1,
  },
  // Where circling is broken off and begun again, a fix more or less may make two thermals of one.
  recorded: {
    thermal_count: 2,
    attempt_count: 8,
    glide_count: 8,
    thermal_percentage: 0.02,
    attempt_percentage: 0.02,
    thermal_avg: 0.04,
    thermal_speed: 1,
    thermal_radius: 9,
    thermal_bank: 2,
    thermal_direction: 0.04,
    glide_speed: 1.5,
    wind_speed: 1.5,
    wind_direction: 7,
    altitude_avg: 1,
  },
} as const;

/** Figures that differ by more. */
function unlike(
  told: FlownStatistics,
  seldom: FlownStatistics,
  tolerances: Readonly<Record<keyof typeof SELDOM.made, number>>,
): string[] {
  const names = Object.keys(tolerances) as (keyof typeof SELDOM.made)[];
  return names
    .filter((name) => !(Math.abs(seldom[name]! - told[name]!) <= tolerances[name]))
    .map((name) => `${name}: ${told[name]}, every 4 s ${seldom[name]}`);
}

describe('a made flight', () => {
  const track = fly(FLOWN, { windEastMps: 7, windNorthMps: 2 });
  const told = toldOf(track);

  test('at another date and time of day is the same', () => {
    expect(toldOf(later(track))).toEqual(told);
  });

  test('mirrored in the meridian has right for left and west for east', () => {
    const { thermal_direction, wind_direction, ...rest } = toldOf(mirrored(track));
    expect(thermal_direction).toBeCloseTo(1 - told.thermal_direction!, 6);
    expect(wind_direction).toBe(360 - told.wind_direction!);
    expect({ ...told, ...rest }).toEqual(told);
  });

  test('across the date line is the same', () => {
    // Air so calm that the line goes through every circle.
    const calm = fly([glide, thermal, glide], { windNorthMps: 1 });
    const [{ first } = { first: 0 }] = findPhases(calm);
    for (let fix = first + 200; fix < first + 225; fix += 4) {
      expect(toldOf(onDateLine(calm, fix))).toEqual(toldOf(calm));
    }
  });

  test('logged every 4 s is almost the same', () => {
    expect(unlike(told, toldOf(everyS(track, 4)), SELDOM.made)).toEqual([]);
  });
});

describe.runIf(HAS_TEST_DATA)('recordings with a fix every second', () => {
  const aat = 'competitions/leverkusen-2017/2017-07-15-aat/igc';
  const race = 'competitions/leverkusen-2017/2017-07-17-race/igc';
  test.each([
    `${aat}/33_77fv2tp1.igc`,
    `${aat}/FR_77fv14x1.igc`,
    `${race}/FR_77hv14x1.igc`,
    `${race}/H1_77hlne21.IGC`,
    'competitions/wgc-2026/2026-05-28-18m/65S_JP.igc',
    'competitions/wgc-2026/2026-05-29-open-aat/65T_FL.igc',
    'igc/gliders/45bvafx1.igc',
    'igc/gliders/5c6v1fo1.igc',
    'igc/gliders/missing_lcu_lseeyou_lines.igc',
    'igc/gliders/outlanding_race_task_enl.igc',
    'igc/gliders/hollmann-sample23.igc',
  ])('%s: later the same, mirrored alike, every 4 s almost', (file) => {
    const track = recordedTrack(file);
    const told = toldOf(track);
    expect(toldOf(later(track))).toEqual(told);
    const { thermal_direction, wind_direction, ...rest } = toldOf(mirrored(track));
    expect(thermal_direction).toBeCloseTo(1 - told.thermal_direction!, 2);
    expect((wind_direction! + told.wind_direction!) % 360).toBe(0);
    expect({ ...told, ...rest }).toEqual(told);
    expect(unlike(told, toldOf(everyS(track, 4)), SELDOM.recorded)).toEqual([]);
  });
});
