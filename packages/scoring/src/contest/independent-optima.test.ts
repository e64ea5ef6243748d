import { describe, expect, test } from 'vitest';
import type { Position } from '../geo/position.js';
import { isFaiTriangle, type LegShareBand } from '../shape/fai-triangle.js';
import { HAS_TEST_DATA, readTestJson } from '../testing/test-data.js';
import type { Track } from '../track/track.js';
import { isBetterSolution, type Solution } from './solution.js';
import { createFlightGeometry, type FlightGeometry } from './solvers/flight-geometry.js';
import { findLongestPath } from './solvers/longest-path.js';
import { findOutReturn } from './solvers/out-return.js';
import { findTriangle } from './solvers/triangle.js';
import { secondsOf, windowBetween } from './testing/clock.js';
import { fccDistanceKm } from './testing/fcc-distance.js';
import { fixPosition } from './testing/fix-position.js';
import { geodesicM } from './testing/geodesic.js';
import { readTrack } from './testing/read-track.js';

const ANY_SHAPE = [{ fromM: 0, minPercent: 0, maxPercent: 100 }];
const SHARE_28 = [{ fromM: 0, minPercent: 28, maxPercent: 100 }];
const OPEN = { maxLegs: 4, maxLossOfHeightM: Infinity };
const CLOSED = { maxGapM: 1000, maxLossOfHeightM: Infinity };
/** The quick measure of the solvers is that far off geodesics of a thousand kilometres. */
const MEASURE_M = 0.05;
/** The peer's positions are rounded to a metre. */
const SAME_PLACE_M = 1.2;

interface PeerPoint extends Position {
  readonly time_utc: string;
}

interface PeerCourse {
  readonly distance_km: number;
  readonly turn_points: readonly PeerPoint[];
  readonly start: PeerPoint;
  readonly finish: PeerPoint;
}

type ShapeName =
  | 'free_distance_3tp'
  | 'flat_triangle_closing_1km'
  | 'fai_triangle_closing_1km'
  | 'out_and_return_1tp_closing_1km';

type PeerCase = { readonly file: string } & Readonly<Record<ShapeName, PeerCourse>>;

type Measure = (from: Position, to: Position) => number;

/** A course is start, turnpoints and finish. */
type Course = readonly Position[];

interface Shape {
  readonly name: ShapeName;
  readonly find: (flight: FlightGeometry) => Solution | undefined;
  readonly isLegal: (course: Course) => boolean;
  /** Whether the peer's rounding makes a legal course illegal. */
  readonly isIllegalRounded?: (course: Course) => boolean;
  readonly length: (course: Course, measure: Measure) => number;
  /** Reasons why the other program measures another length. */
  readonly peerLength?: (course: Course, measure: Measure) => number;
  /** Effect of the other program's rounding: legs to 10 m, the length of one shape to 100 m. */
  readonly roundingKm: number;
}

const SHAPES: readonly Shape[] = [
  {
    name: 'free_distance_3tp',
    find: (flight) => findLongestPath(flight, OPEN),
    isLegal: (course) => course.length <= 5,
    length: pathLength,
    roundingKm: 0.02,
  },
  {
    name: 'flat_triangle_closing_1km',
    find: (flight) => findTriangle(flight, { ...CLOSED, bands: ANY_SHAPE }),
    isLegal: isClosed,
    length: perimeter,
    roundingKm: 0.015,
  },
  {
    name: 'fai_triangle_closing_1km',
    find: (flight) => findTriangle(flight, { ...CLOSED, bands: SHARE_28 }),
    isLegal: (course) => isClosed(course) && hasShape(course, SHARE_28),
    isIllegalRounded: (course) => roundedShare(course) < 28,
    length: perimeter,
    roundingKm: 0.015,
  },
  {
    name: 'out_and_return_1tp_closing_1km',
    find: (flight) => findOutReturn(flight, CLOSED),
    isLegal: isClosed,
    // We count the longer leg twice; the other program measures it to the middle between start and
    // finish.
    length: ([start, turnpoint, finish], measure) =>
      2 * Math.max(measure(start!, turnpoint!), measure(turnpoint!, finish!)),
    peerLength: ([start, turnpoint, finish], measure) =>
      2 * measure(turnpoint!, between(start!, finish!)),
    roundingKm: 0.06,
  },
];

/**
 * Recordings of which the peer takes a part for ground: a flight whose altitudes are all 0, of which
 * it makes two, and the beginning of a tow.
 */
const PEER_FLIGHTS: Readonly<Record<string, readonly (readonly [from: string, until: string])[]>> =
  {
    'utah-2012-05-17.igc': [
      ['18:37:14', '19:29:06'],
      ['19:32:16', '20:49:48'],
    ],
    '01lz1hq1.igc': [['00:40:21', '05:55:05']],
  };

/** Metres by shape and file. */
type Differences = Readonly<Partial<Record<ShapeName, Readonly<Record<string, number>>>>>;

/**
 * Excess of the other program's course if it breaks its own rule. It rounds to 10 m before it
 * judges: the shortest legs of these triangles have less than 28 %, the gaps of these courses are
 * wider than 1000 m.
 */
const PEER_ILLEGAL: Differences = {
  fai_triangle_closing_1km: {
    'hollmann-sample17.igc': 497,
    '2018-04-14-fla-6ng-01.igc': 131,
    '33_77hv2tp1.igc': 59,
    'MI_77fv2xk1.igc': 39,
    '2015-05-14-xlk-sem-01.igc': 26,
    'XN_77fg9ow1.IGC': 19,
    '20090715.igc': 5,
    'FR_77fv14x1.igc': 4,
    'FR_77hv14x1.igc': 3,
  },
  out_and_return_1tp_closing_1km: {
    'hollmann-sample18.igc': 269,
    'P9_77hl1kd1.IGC': 202,
    '1R_77fv39a1.igc': 133,
    '1_77fv6kh1.igc': 45,
    'race_task_completed.igc': 22,
  },
};

/**
 * By how much ours is longer, where the peer overlooked it: rounded, the shortest legs of these
 * triangles have less than 28 %; and its search leaves out a path.
 */
const PEER_OVERLOOKS: Differences = {
  free_distance_3tp: { 'MS_77fg4wg1.IGC': 762 },
  fai_triangle_closing_1km: {
    '1_77hv6kh1.igc': 127,
    'aat_outlanding_outside_sector.igc': 90,
    'hollmann-sample23.igc': 60,
    'aat_completed.igc': 39,
    'LC_77hg9ej1.IGC': 33,
    '5c6v1fo1.igc': 24,
    '5c5vjf21.igc': 20,
  },
};

const { cases } = (
  HAS_TEST_DATA ? readTestJson('expected/third-party-optimum.json') : { cases: [] }
) as { cases: PeerCase[] };

describe.runIf(HAS_TEST_DATA)('matches an independent exact solver', () => {
  test('covers 93 flights', () => {
    expect(cases).toHaveLength(93);
  });

  describe.each(SHAPES)('$name', (shape) => {
    test.each(cases)('$file', ({ file, [shape.name]: peer }) => {
      const track = readTrack(file);
      const solution = solve(shape, file, track);
      const ours = solution.fixes.map((fix) => fixPosition(track, fix));
      expect(solution.fixes).toEqual(solution.fixes.toSorted((a, b) => a - b));
      expect(shape.isLegal(ours)).toBe(true);
      const oursM = shape.length(ours, geodesicM);
      expect(Math.abs(solution.distanceM - oursM)).toBeLessThan(MEASURE_M);

      const theirs = fixesOf(peer, track);
      const longerM = oursM - shape.length(theirs, geodesicM);
      const shorterM = longerM < -MEASURE_M ? Math.round(-longerM) : 0;
      expect(shorterM).toBe(PEER_ILLEGAL[shape.name]?.[nameOf(file)] ?? 0);
      expect(shorterM === 0 || !shape.isLegal(theirs)).toBe(true);

      const itsKm = (shape.peerLength ?? shape.length)(ours, fccDistanceKm);
      const overlookedM = itsKm < peer.distance_km + shape.roundingKm ? 0 : Math.round(longerM);
      expect(overlookedM).toBe(PEER_OVERLOOKS[shape.name]?.[nameOf(file)] ?? 0);
      expect(overlookedM === 0 || shape.isIllegalRounded?.(ours) !== false).toBe(true);
    });
  });
});

/** The best course of the flights of a recording, which must be proven. */
function solve({ find }: Shape, file: string, track: Track): Solution {
  const whole = [{ first: 0, last: track.count - 1 }];
  const windows =
    PEER_FLIGHTS[nameOf(file)]?.map(([from, until]) => windowBetween(track, from, until)) ?? whole;
  let best: Solution | undefined;
  for (const window of windows) {
    const solution = find(createFlightGeometry(track, window));
    if (solution && isBetterSolution(solution, best)) best = solution;
  }
  expect(best?.upperBoundM).toBe(best?.distanceM);
  return best!;
}

/** The peer's course over the fixes that its points are. */
function fixesOf({ start, turn_points, finish }: PeerCourse, track: Track): Course {
  return [start, ...turn_points, finish].map((point) => {
    const clockS = secondsOf(point.time_utc);
    const fix = track.timeS.findIndex(
      (timeS, i) =>
        timeS % 86_400 === clockS && geodesicM(fixPosition(track, i), point) < SAME_PLACE_M,
    );
    return fixPosition(track, fix);
  });
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

function pathLength(course: Course, measure: Measure): number {
  return course.slice(1).reduce((sum, to, i) => sum + measure(course[i]!, to), 0);
}

function perimeter([, ...course]: Course, measure: Measure): number {
  const corners = course.slice(0, 3);
  return pathLength([...corners, corners[0]!], measure);
}

function isClosed(course: Course): boolean {
  return geodesicM(course[0]!, course.at(-1)!) <= CLOSED.maxGapM;
}

function sidesOf([, a, b, c]: Course, measure: Measure): [number, number, number] {
  return [measure(a!, b!), measure(b!, c!), measure(c!, a!)];
}

function hasShape(course: Course, bands: readonly LegShareBand[]): boolean {
  return isFaiTriangle(sidesOf(course, geodesicM), bands);
}

/** The shortest leg's share as the peer judges it, in percent. */
function roundedShare(course: Course): number {
  const sidesKm = sidesOf(course, fccDistanceKm).map((km) => Math.round(km * 100) / 100);
  const perimeterKm = sidesKm.reduce((sum, km) => sum + km, 0);
  return (Math.min(...sidesKm) / perimeterKm) * 100;
}

function between(a: Position, b: Position): Position {
  return { lat: (a.lat + b.lat) / 2, lon: (a.lon + b.lon) / 2 };
}
