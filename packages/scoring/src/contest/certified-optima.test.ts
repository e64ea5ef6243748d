import { describe, expect, test } from 'vitest';
import { examineFlight } from '../flight/inspect-flight.js';
import { splitFlights } from '../flight/split-flights.js';
import { parseIgc } from '../igc/parse-igc.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import type { FixInterval } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { createCourseSolver, type FreeGeometry } from './course-solver.js';
import { CONTEST_RULES } from './rules/contest-rules.js';
import type { Solution } from './solution.js';
import { createFlightGeometry } from './solvers/flight-geometry.js';
import { findLongestPath } from './solvers/longest-path.js';
import { fixPosition } from './testing/fix-position.js';
import { geodesicM } from './testing/geodesic.js';
import { fixesOfLongPaths } from './testing/long-paths.js';

/** Flights on three continents, from 5 400 to 37 000 fixes, with and without engines. */
const FILES = [
  '01lz1hq1.igc',
  '45bvafx1.igc',
  '654G6NG1.IGC',
  '88GGB291.IGC',
  '99bv7r92.igc',
  'missing_lcu_lseeyou_lines.igc',
  'nz-taupo-2009-11-06.igc',
  'outlanding_race_task_enl.igc',
  'score-rs-ls10.igc',
  'score-rs-quintus-1000m.igc',
];

/** The quick measure of the solvers is that far off geodesics of a thousand kilometres. */
const MEASURE_M = 0.05;

/** Every shape that any contest looks for on the track, once. */
const GEOMETRIES = new Map<string, FreeGeometry>();
for (const { geometry } of CONTEST_RULES.flatMap(({ courses }) => courses)) {
  if (geometry.kind !== 'declared') GEOMETRIES.set(JSON.stringify(geometry), geometry);
}

describe.runIf(HAS_TEST_DATA).each(FILES)('%s', (file) => {
  const examined = examine(`igc/gliders/${file}`);

  test.each([...GEOMETRIES])('%s: proves a course within all limits', (_, geometry) => {
    const { track, windows, withEngine } = examined();
    const [first, last] = [windows[0]!.first, windows.at(-1)!.last];
    const middle = (first + last) >> 1;
    const halves = [
      { first, last: middle },
      { first: middle + 1, last },
    ];
    for (const intervals of [windows, halves]) {
      const solutions = createCourseSolver({ track, windows: intervals, withEngine })(geometry);
      const allowed = geometry.kind === 'path' && geometry.withEngine ? [withEngine!] : intervals;
      const isAlwaysThere = geometry.kind === 'path' || geometry.kind === 'line';
      expect(solutions.length).toBeGreaterThanOrEqual(isAlwaysThere ? allowed.length : 0);
      for (const solution of solutions) {
        expect(solution.upperBoundM).toBe(solution.distanceM);
        expect(brokenLimits(track, geometry, solution, allowed)).toEqual([]);
      }
    }
  });

  test('no path over three turnpoints is a metre longer', () => {
    const { track, windows } = examined();
    const flight = createFlightGeometry(track, windows[0]!);
    const { distanceM } = findLongestPath(flight, { maxLegs: 4, maxLossOfHeightM: Infinity })!;
    const longer = fixesOfLongPaths(flight, { points: 5, lengthM: distanceM + 1 });
    expect(longer).toEqual([[], [], [], [], []]);
    const asLong = fixesOfLongPaths(flight, { points: 5, lengthM: distanceM - 1 });
    expect(asLong.every((fixes) => fixes.length > 0)).toBe(true);
  });
});

/** Reads a flight once, for all its tests. */
function examine(file: string) {
  let examination: ReturnType<typeof examineFlight> | undefined;
  return () => {
    if (examination) return examination;
    const { recording, findings } = parseIgc(readTestFile(file));
    examination = examineFlight({
      recording,
      interval: splitFlights(recording)[0]!,
      fileFindings: findings,
      aircraft: { kind: 'MG', index: 100 },
      uploadedAtS: recording.dayStartS,
      editAllowedUntilS: recording.dayStartS,
    });
    return examination;
  };
}

/** The limits that a solution breaks, measured on its fixes alone by another program's geodesics. */
function brokenLimits(
  track: Track,
  geometry: FreeGeometry,
  { fixes, lines, times, distanceM }: Solution,
  windows: readonly FixInterval[],
): string[] {
  const lineM = (from: number, to: number) =>
    geodesicM(fixPosition(track, from), fixPosition(track, to));
  const linesM = lines.map(([from, to]) => lineM(from, to));
  const lengthM = linesM.reduce((sum, oneM) => sum + oneM, 0);
  const [start, finish] = [fixes[0]!, fixes.at(-1)!];
  const kept: Record<string, boolean> = {
    order: fixes.every((fix, i) => i === 0 || track.timeS[fix]! >= track.timeS[fixes[i - 1]!]!),
    window: windows.some(({ first, last }) => start >= first && finish <= last),
    distance: Math.abs(times * lengthM - distanceM) < MEASURE_M,
    lines: lines.every((line) => line.every((fix) => fixes.includes(fix))),
  };
  if ('maxLossOfHeightM' in geometry) {
    const lossM = track.altitudeM[start]! - track.altitudeM[finish]!;
    kept['loss'] = lossM <= geometry.maxLossOfHeightM;
  }
  if ('maxGapM' in geometry) kept['gap'] = lineM(start, finish) <= geometry.maxGapM;
  if (geometry.kind === 'path') {
    kept['legs'] = lines.length <= geometry.maxLegs && fixes.length === lines.length + 1;
    const durationS = track.timeS[finish]! - track.timeS[start]!;
    kept['duration'] = durationS <= (geometry.maxDurationS ?? Infinity);
  }
  if (geometry.kind === 'triangle') {
    const band = geometry.bands.findLast(({ fromM }) => fromM <= lengthM)!;
    const shares = linesM.map((m) => (m / lengthM) * 100);
    kept['shape'] = shares.every((share) => share >= band.minPercent && share <= band.maxPercent);
    kept['corners'] = lines.length === 3 && fixes.length === 5;
  }
  if (geometry.kind === 'out_return') {
    const turnpoint = fixes[1]!;
    const longerM = Math.max(lineM(start, turnpoint), lineM(turnpoint, finish));
    kept['longer way'] = Math.abs(longerM - lengthM) < MEASURE_M && fixes.length === 3;
  }
  return Object.keys(kept).filter((limit) => !kept[limit]);
}
