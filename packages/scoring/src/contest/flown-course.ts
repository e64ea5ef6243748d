import type { Position } from '../geo/position.js';
import { classifyTask, type TaskClassification } from '../task/classify-task.js';
import type { EvaluatedTask } from '../task/evaluate-task.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import type { DeclaredGeometry } from './rules/contest-rule.js';
import type { Solution } from './solution.js';

/** A course as flown: found on the track, or declared and completed. */
export interface FlownCourse {
  readonly isDeclared: boolean;
  /** Start, turnpoints and finish as fixes of the track, in ascending order. Fixes may repeat. */
  readonly fixes: readonly number[];
  /** Positions of the course: the fixes, or the points of the task. */
  readonly points: readonly Position[];
  /** The measured lines. */
  readonly lines: readonly (readonly [from: Position, to: Position])[];
  /** Factor of the lines: 2 for out and return. */
  readonly times: number;
  /** Metres by which the finish is below the start, as the rules compare them. */
  readonly lossOfHeightM: number;
  /** The two fixes between which this height is lost, if they are not the first and the last. */
  readonly lossFixes?: { readonly start: number; readonly finish: number };
  /** Upper bound in metres of all courses of this shape. Absent for declared tasks. */
  readonly upperBoundM?: number;
}

/** Returns the course of a solution. */
export function courseOfSolution(track: Track, solution: Solution): FlownCourse {
  const { fixes, lines, times, upperBoundM } = solution;
  return {
    isDeclared: false,
    fixes,
    points: fixes.map((fix) => positionOf(track, fix)),
    lines: lines.map(([from, to]) => [positionOf(track, from), positionOf(track, to)] as const),
    times,
    lossOfHeightM: track.altitudeM[fixes[0]!]! - track.altitudeM[fixes.at(-1)!]!,
    upperBoundM,
  };
}

/** Classifies a declared task for a contest. Undefined if its kind does not count. */
export function readDeclared(
  { shapes, taskKinds, isClosed, turnpoints, laps }: DeclaredGeometry,
  points: readonly Position[],
): TaskClassification | undefined {
  const reading = classifyTask(points, shapes);
  const counts =
    taskKinds.includes(reading.kind) &&
    (isClosed ?? reading.isClosed) === reading.isClosed &&
    (turnpoints ?? reading.turnpoints) === reading.turnpoints &&
    (laps ?? reading.laps) === reading.laps;
  return counts ? reading : undefined;
}

/** Returns the course of a declared task. Undefined if it was not completed. */
export function courseOfTask(
  { points, lines }: TaskClassification,
  { isAchieved, points: reached, lossOfHeightM, lossFixes }: EvaluatedTask,
): FlownCourse | undefined {
  if (!isAchieved || lossOfHeightM === undefined || !lossFixes) return undefined;
  const fixes = reached.map(({ fix }) => fix);
  return { isDeclared: true, fixes, points, lines, times: 1, lossOfHeightM, lossFixes };
}

/** Not rounded, so that every later measurement gives the same result for each limit. */
function positionOf(track: Track, fix: number): Position {
  return {
    lat: track.lat[fix]! / POSITION_UNITS_PER_DEGREE,
    lon: track.lon[fix]! / POSITION_UNITS_PER_DEGREE,
  };
}
