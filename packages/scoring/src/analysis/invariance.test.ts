import { describe, expect, test } from 'vitest';
import { TWO_SEATER } from '../polar/testing/two-seater.js';
import { HAS_TEST_DATA } from '../testing/test-data.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { airColumns } from './air-columns.js';
import { findPhases } from './find-phases.js';
import { findWind } from './find-wind.js';
import type { FlownStatistics } from './flown-statistics.js';
import { prepareAnalysis } from './prepare-analysis.js';
import { computeStatistics } from './statistics.js';
import { fly, type Manoeuvre } from './testing/flown-course.js';
import { everyS, recordedTrack } from './testing/recorded-track.js';
import { windColumns } from './wind-columns.js';

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

/** Ridges and valleys that lie east and west: the same at any longitude. */
function groundUnder({ lat }: Track): Float32Array {
  const wave = (2 * Math.PI) / (0.1 * POSITION_UNITS_PER_DEGREE);
  return Float32Array.from(lat, (units) => 150 + 100 * Math.sin(units * wave));
}

function statisticsOf(track: Track): FlownStatistics {
  const phases = findPhases(track);
  const winds = findWind(track, phases);
  const { nettoMps } = airColumns({ track, wind: windColumns(track, winds), polar: TWO_SEATER });
  const groundM = groundUnder(track);
  const analysis = prepareAnalysis({ track, phases, winds, nettoMps, groundM });
  return computeStatistics(analysis, { first: 0, last: track.count - 1 }, 32);
}

function later(track: Track): Track {
  const { timeS, dayStartS } = track;
  return { ...track, dayStartS: dayStartS + 86_400, timeS: timeS.map((time) => time + 70_000) };
}

function mirrored({ points: _points, ...track }: Track): Track {
  return { ...track, lon: track.lon.map((lon) => -lon) };
}

/** Moved so that the date line goes through a fix. */
function onDateLine({ points: _points, ...track }: Track, fix: number): Track {
  const turn = 360 * POSITION_UNITS_PER_DEGREE;
  const lon = track.lon.map((units) => {
    const moved = units - track.lon[fix]! + turn / 2;
    return moved > turn / 2 ? moved - turn : moved;
  });
  return { ...track, lon };
}

type Tolerances = Partial<Record<keyof FlownStatistics, readonly [made: number, recorded: number]>>;

/**
 * By how much figures of a made and of a recorded flight may differ when it is logged every 4 s
 * instead of every second, and what makes them differ.
 */
const SELDOM: readonly { readonly why: string; readonly of: Tolerances }[] = [
  {
    why: 'where circling is broken off and begun again, a fix may make two thermals of one',
    of: {
      thermal_count: [0, 2],
      attempt_count: [0, 8],
      glide_count: [0, 8],
      thermal_start_agl: [1, 50],
      thermal_start_alt: [1, 50],
      thermal_avg_gain: [10, 20],
      glide_distance: [0.1, 0.5],
    },
  },
  {
    why: 'phases begin and end up to 4 s beside: together 6 s made, 5 min of some hours recorded',
    of: {
      thermal_time: [12, 300],
      attempt_time: [12, 200],
      glide_time: [12, 350],
      thermal_gain: [20, 200],
      attempt_gain: [10, 100],
      glide_gain: [20, 250],
      glide_percentage: [0.01, 0.025],
      attempt_speed_loss: [0.2, 0.3],
      glide_alt_avg: [2, 12],
      thermal_percentage: [0.01, 0.02],
      attempt_percentage: [0.01, 0.02],
      thermal_avg: [0.05, 0.04],
      thermal_direction: [0.01, 0.04],
      glide_speed: [1.5, 1.5],
    },
  },
  {
    why: 'at 30 to 40 m/s that is so much way in glides; the detour is that by 32 km',
    of: { track_distance: [0.25, 9.6], glide_detour: [0.008, 0.3] },
  },
  {
    why: 'little is lost in the glides of one flight: 90 m more make that of its ratio',
    of: { glide_ratio: [0.1, 3] },
  },
  {
    why: 'attempts last less than a minute, and climb most where they begin or end',
    of: { attempt_avg: [0.05, 0.35] },
  },
  {
    why: 'what is lost and won again between two fixes is not seen',
    of: { thermal_loss_ratio: [0.01, 0.08] },
  },
  {
    why: 'fewer velocities make a circle',
    of: {
      thermal_speed: [2, 1],
      thermal_radius: [2, 9],
      thermal_bank: [0.5, 2],
      wind_speed: [0.5, 1.5],
      wind_direction: [2, 7],
    },
  },
  {
    why: 'the air rises where circling begins, and no glide of the made flight meets other lift',
    of: {
      glide_percentage_lift: [0.01, 0.012],
      glide_speed_lift: [12, 1.5],
      glide_speed_sink: [0.3, 0.4],
    },
  },
  {
    why: 'altitudes in between are those of a straight line',
    of: {
      altitude_avg: [1, 1],
      agl_avg: [1, 1],
      below_1000_agl: [0.001, 0.002],
      below_800_agl: [0.001, 0.002],
      below_600_agl: [0.001, 0.002],
      below_400_agl: [0.001, 0.002],
      below_200_agl: [0.001, 0.002],
      below_100_agl: [0.001, 0.002],
    },
  },
];

/** Figures that differ by more. */
function differences(
  statistics: FlownStatistics,
  seldom: FlownStatistics,
  flight: 'made' | 'recorded',
): string[] {
  return SELDOM.flatMap(({ why, of }) =>
    (Object.keys(of) as (keyof FlownStatistics)[])
      .filter((name) => {
        const tolerance = of[name]![flight === 'made' ? 0 : 1];
        return !(Math.abs(seldom[name]! - statistics[name]!) <= tolerance);
      })
      .map((name) => `${name}: ${statistics[name]}, every 4 s ${seldom[name]}, though ${why}`),
  );
}

describe('a simulated flight', () => {
  const track = fly(FLOWN, { windEastMps: 7, windNorthMps: 2 });
  const statistics = statisticsOf(track);

  test('gives the same result at another date and time', () => {
    expect(statisticsOf(later(track))).toEqual(statistics);
  });

  test('swaps right and left, west and east if mirrored', () => {
    const { thermal_direction, wind_direction, ...rest } = statisticsOf(mirrored(track));
    expect(thermal_direction).toBeCloseTo(1 - statistics.thermal_direction!, 6);
    expect(wind_direction).toBe(360 - statistics.wind_direction!);
    expect({ ...statistics, ...rest }).toEqual(statistics);
  });

  test('gives the same result across the date line', () => {
    // Air so calm that the line goes through every circle.
    const calm = fly([glide, thermal, glide], { windNorthMps: 1 });
    const [{ first } = { first: 0 }] = findPhases(calm);
    for (let fix = first + 200; fix < first + 225; fix += 4) {
      expect(statisticsOf(onDateLine(calm, fix))).toEqual(statisticsOf(calm));
    }
  });

  test('gives almost the same figures with a fix every 4 s', () => {
    const bounded = ['distance', ...SELDOM.flatMap(({ of }) => Object.keys(of))];
    // The times of its first and last fix, and the speed that follows from these.
    const ofSpan = ['duration', 'total_seconds', 'speed'];
    expect([...bounded, ...ofSpan].toSorted()).toEqual(Object.keys(statistics).toSorted());
    expect(differences(statistics, statisticsOf(everyS(track, 4)), 'made')).toEqual([]);
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
  ])('%s: is equal later, symmetric if mirrored, and similar with a fix every 4 s', (file) => {
    const track = recordedTrack(file);
    const statistics = statisticsOf(track);
    expect(statisticsOf(later(track))).toEqual(statistics);
    const { thermal_direction, wind_direction, ...rest } = statisticsOf(mirrored(track));
    expect(thermal_direction).toBeCloseTo(1 - statistics.thermal_direction!, 2);
    expect((wind_direction! + statistics.wind_direction!) % 360).toBe(0);
    expect({ ...statistics, ...rest }).toEqual(statistics);
    expect(differences(statistics, statisticsOf(everyS(track, 4)), 'recorded')).toEqual([]);
  });

  test.each([`${aat}/FR_77fv14x1.igc`, 'competitions/wgc-2026/2026-05-28-18m/65S_JP.igc'])(
    '%s: finds circling and its direction with every tenth fix, none with every twelfth',
    (file) => {
      const track = recordedTrack(file);
      const statistics = statisticsOf(track);
      const seldom = statisticsOf(everyS(track, 10));
      expect(Math.abs(seldom.thermal_percentage! - statistics.thermal_percentage!)).toBeLessThan(
        0.02,
      );
      expect(Math.abs(seldom.thermal_direction! - statistics.thermal_direction!)).toBeLessThan(
        0.03,
      );
      expect(statisticsOf(everyS(track, 12))).not.toHaveProperty('thermal_percentage');
    },
  );
});
