import { distanceM } from '../geo/distance.js';
import type { Position } from '../geo/position.js';
import { checkBands, isFaiTriangle, type LegShareBand } from '../shape/fai-triangle.js';
import { isRectangle } from '../shape/rectangle.js';
import { checkNumber, checkObject } from '../units/check-value.js';
import { roundToHundredths } from '../units/round.js';
import { checkPoints } from './check-task.js';
import { isSamePlace } from './same-place.js';
import type { TaskKind } from './task.js';

/** Rules of a contest for classifying tasks. */
export interface TaskShapes {
  /** Leg limits for a triangle, and for each half of a rectangle. */
  readonly bands: readonly LegShareBand[];
  /** Factor per kilometre of each kind, in hundredths: 170 is 1.7. */
  readonly factorPercents: Readonly<Record<TaskKind, number>>;
}

/** A task as classified by the rules of a contest. */
export interface TaskClassification {
  readonly kind: TaskKind;
  /** Length of `lines` in km, 2 decimals. */
  readonly distanceKm: number;
  /** Number of points between start and finish. */
  readonly turnpoints: number;
  /** Laps of a triangle or rectangle; 1 for other kinds. */
  readonly laps: 1 | 2 | 3;
  /**
   * Whether the start is not a corner of the triangle or rectangle. Then the legs to and from it do
   * not count.
   */
  readonly startOnLeg: boolean;
  /** Whether start and finish are the same place. */
  readonly isClosed: boolean;
  /** Points of the task: start, turnpoints, finish. */
  readonly points: readonly Position[];
  /** Measured lines: the legs or, if the start is on a leg, the sides of all laps. */
  readonly lines: readonly TaskLine[];
}

/** A measured line on the WGS84 ellipsoid, between the centres of two zones. */
export type TaskLine = readonly [from: Position, to: Position];

/** Allowed numbers of laps of a triangle or rectangle. */
const LAPS = [1, 2, 3] as const;
/** A task with more legs is of the kind `FR`. */
const MAX_FR4_LEGS = 4;

/**
 * Determines the kind and the distance of a task from its points. If several kinds are possible,
 * the one with the largest distance times factor counts.
 *
 * - `GL`: start and finish apart, no turnpoint. `OR`: closed, one turnpoint.
 * - `TR`, `RT`: closed over the three or four corners of an FAI triangle or a rectangle. The start
 *   is a corner, or lies anywhere else (`startOnLeg`, without a check that it is on a leg). In that
 *   case the perimeter counts instead of the legs.
 * - `MTR`, `MRT`: two or three laps over the same corners, with the same rules for the start.
 * - `FR4`: at most three turnpoints, open or closed. `FR`: more turnpoints.
 *
 * @throws {TypeError} If an argument has the wrong type, or a factor is missing.
 * @throws {RangeError} If there are fewer than two points, one is not a position, no band covers a
 *   perimeter, or a factor is negative.
 * @see DMSt competition rules 2021, §4.1.5
 */
export function classifyTask(points: readonly Position[], shapes: TaskShapes): TaskClassification {
  checkPoints(points);
  checkShapes(shapes);
  const isClosed = isSamePlace(points[0]!, points.at(-1)!);
  const readings = isClosed ? lapReadings(points, shapes) : [];
  readings.push({ kind: plainKind(points, isClosed), startOnLeg: false, laps: 1 });
  const [best, ...others] = readings.map((reading) => measure(reading, points, isClosed));
  const worth = ({ kind, distanceKm }: TaskClassification) =>
    distanceKm * shapes.factorPercents[kind];
  return others.reduce((a, b) => (worth(b) > worth(a) ? b : a), best!);
}

const KINDS: readonly TaskKind[] = ['FR', 'FR4', 'GL', 'TR', 'RT', 'MTR', 'MRT', 'OR'];

function checkShapes(shapes: TaskShapes): void {
  checkObject('shapes', shapes, ['bands', 'factorPercents']);
  checkBands(shapes.bands);
  checkObject('factorPercents', shapes.factorPercents, KINDS);
  for (const kind of KINDS) {
    checkNumber(`factor of ${kind}`, shapes.factorPercents[kind], { min: 0 });
  }
}

type ClassifiedCourse = Pick<TaskClassification, 'kind' | 'startOnLeg' | 'laps'> & {
  readonly cornerCount?: 3 | 4;
};

function plainKind({ length }: readonly Position[], isClosed: boolean): TaskKind {
  const legs = length - 1;
  if (legs === 1 && !isClosed) return 'GL';
  if (legs === 2 && isClosed) return 'OR';
  return legs <= MAX_FR4_LEGS ? 'FR4' : 'FR';
}

/** Possible classifications of a closed task as laps of a triangle or rectangle. */
function lapReadings(points: readonly Position[], shapes: TaskShapes): ClassifiedCourse[] {
  const found: ClassifiedCourse[] = [];
  for (const cornerCount of [3, 4] as const) {
    for (const startOnLeg of [false, true]) {
      const course = cornersOf(points, startOnLeg);
      const laps = LAPS.find((count) => count * cornerCount === course.length);
      if (!laps || !areLaps(course, cornerCount, shapes.bands)) continue;
      const kind = cornerCount === 3 ? 'TR' : 'RT';
      found.push({ kind: laps === 1 ? kind : `M${kind}`, startOnLeg, laps, cornerCount });
    }
  }
  return found;
}

/** Corners of all laps in order, without the return to the first. */
function cornersOf(points: readonly Position[], startOnLeg: boolean): readonly Position[] {
  return points.slice(startOnLeg ? 1 : 0, -1);
}

function areLaps(
  course: readonly Position[],
  cornerCount: 3 | 4,
  bands: readonly LegShareBand[],
): boolean {
  const isRepeated = course.every((corner, i) => isSamePlace(corner, course[i % cornerCount]!));
  return isRepeated && lapsOf(course, cornerCount).every((corners) => hasShape(corners, bands));
}

function lapsOf(course: readonly Position[], cornerCount: number): Position[][] {
  return Array.from({ length: course.length / cornerCount }, (_, lap) =>
    course.slice(lap * cornerCount, (lap + 1) * cornerCount),
  );
}

function hasShape(corners: readonly Position[], bands: readonly LegShareBand[]): boolean {
  const [a, b, c, d] = corners as [Position, Position, Position, Position?];
  if (d) return isRectangle([a, b, c, d], bands);
  return isFaiTriangle([distanceM(a, b), distanceM(b, c), distanceM(c, a)], bands);
}

function measure(
  course: ClassifiedCourse,
  points: readonly Position[],
  isClosed: boolean,
): TaskClassification {
  const { kind, startOnLeg, laps, cornerCount } = course;
  const lines =
    startOnLeg && cornerCount
      ? lapsOf(cornersOf(points, true), cornerCount).flatMap((lap) => legsOf([...lap, lap[0]!]))
      : legsOf(points);
  const lengthM = lines.reduce((sum, [from, to]) => sum + distanceM(from, to), 0);
  return {
    kind,
    distanceKm: roundToHundredths(lengthM / 1000),
    turnpoints: points.length - 2,
    laps,
    startOnLeg,
    isClosed,
    points,
    lines,
  };
}

function legsOf(points: readonly Position[]): TaskLine[] {
  return points.slice(1).map((to, index) => [points[index]!, to] as const);
}
