import { describe, expect, test } from 'vitest';
import { HAS_TEST_DATA } from '../testing/test-data.js';
import { findFastestPath } from './solvers/fastest-path.js';
import { createFlightGeometry } from './solvers/flight-geometry.js';
import { findLongestPath } from './solvers/longest-path.js';
import { findTriangle } from './solvers/triangle.js';
import { readTrack, type TrackOptions } from './testing/read-track.js';

const ANY_SHAPE = [{ fromM: 0, minPercent: 0, maxPercent: 100 }];
const SHARE_28 = [{ fromM: 0, minPercent: 28, maxPercent: 100 }];
/** The shape of badges and records, which switches later than that of the contest. */
const FAI_SHAPE = [...SHARE_28, { fromM: 750_000, minPercent: 25, maxPercent: 45 }];

const SIX_LEGS = { maxLegs: 6, maxLossOfHeightM: 1000 };
const CLOSED = { maxGapM: 1000, maxLossOfHeightM: 1000 };

function flightOf(file: string, options?: TrackOptions) {
  const track = readTrack(file, options);
  return createFlightGeometry(track, { first: 0, last: track.count - 1 });
}

/**
 * Optima in km that several programs agree on, on the ellipsoid, over the whole recording: free
 * distance over 3 and over 5 turnpoints (the latter losing up to 1000 m), the triangle of FAI shape
 * and of any shape (closed to 1 km and 1000 m), and four legs within two hours.
 */
const OPTIMA = [
  {
    file: 'igc/gliders/score-rs-quintus-1000m.igc',
    km: { free3: 1146.568, free5: 1179.099, fai: 648.922, any: 994.224, twoHours: 289.6 },
  },
  {
    file: 'igc/gliders/outlanding_race_task_enl.igc',
    km: { free3: 470.817, free5: 563.842, fai: 343.976, any: 401.429, twoHours: 194.52 },
  },
  {
    file: 'igc/gliders/99bv7r92.igc',
    km: { free3: 314.064, free5: 368.794, fai: 276.025, any: 276.025, twoHours: 238.609 },
  },
  {
    file: 'igc/gliders/missing_lcu_lseeyou_lines.igc',
    km: { free3: 401.256, free5: 433.886, fai: 365.062, any: 383.517, twoHours: 230.871 },
  },
  {
    file: 'igc/gliders/654G6NG1.IGC',
    km: { free3: 787.138, free5: 817.84, fai: 766.936, any: 766.936, twoHours: 188.585 },
  },
  {
    file: 'igc/gliders/score-rs-ls10.igc',
    km: { free3: 1002.415, free5: 1028.329, fai: 981.194, any: 990.507, twoHours: 298.068 },
  },
  {
    file: 'igc/gliders/optimize-long-flight-1.igc',
    km: { free3: 537.497, free5: 550.052, fai: 428.281, any: 428.281, twoHours: 212.808 },
  },
  {
    file: 'igc/xc-score/trifai-xcontest-452.21.igc',
    km: { free3: 291.325, free5: 299.703, fai: 44.852, any: 107.118, twoHours: 79.273 },
  },
  {
    // Nearly straight: every fix is nearly a turnpoint.
    file: 'igc/xc-score/line.igc',
    km: { free3: 53.343, free5: 54.21, fai: 3.268, any: 4.312, twoHours: 49.231 },
  },
  {
    file: 'igc/xc-score/record_de_france.igc',
    km: { free3: 421.989, free5: 423.868, fai: 5.295, any: 5.295, twoHours: 109.001 },
  },
] as const;

describe.runIf(HAS_TEST_DATA)('published optima to the metre', () => {
  test.each(OPTIMA)('$file', ({ file, km }) => {
    const flight = flightOf(file);
    const solutions = {
      free3: findLongestPath(flight, { maxLegs: 4, maxLossOfHeightM: Infinity }),
      free5: findLongestPath(flight, SIX_LEGS),
      fai: findTriangle(flight, { ...CLOSED, bands: FAI_SHAPE }),
      any: findTriangle(flight, { ...CLOSED, bands: ANY_SHAPE }),
      twoHours: findFastestPath(flight, { maxLegs: 4, maxDurationS: 7200, maxLossOfHeightM: 0 }),
    };
    for (const [name, solution] of Object.entries(solutions)) {
      const metresOff = (solution?.distanceM ?? 0) - km[name as keyof typeof km] * 1000;
      expect({ name, metresOff: Math.round(metresOff) + 0 }).toEqual({ name, metresOff: 0 });
    }
  });

  // Published with the files, from release: the 1000 m rule costs the first one 13 km.
  test.each([
    { file: 'igc/gliders/score-rs-quintus-1000m.igc', from: '08:16:30', km: 1158.613 },
    { file: 'igc/gliders/score-rs-ls10.igc', from: '08:12:29', km: 1018.542 },
  ])('$file from $from: $km km', ({ file, from, km }) => {
    const solution = findLongestPath(flightOf(file, { from }), SIX_LEGS);
    expect(Math.abs((solution?.distanceM ?? 0) - km * 1000)).toBeLessThan(1);
  });

  test('finds the published turnpoints', () => {
    const solution = findLongestPath(
      flightOf('igc/gliders/score-rs-ls10.igc', { from: '08:12:29' }),
      SIX_LEGS,
    );
    expect(solution?.fixes).toEqual([0, 936, 2847, 3879, 5048, 7050, 8128]);
  });
});
