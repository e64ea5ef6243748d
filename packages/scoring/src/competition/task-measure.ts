import { checkPoints } from '../task/check-task.js';
import { bestLengthM } from '../task/task-distance.js';
import { checkPlannedTask } from '../waypoint/check-task-file.js';
import type { PlannedPoint, PlannedTask } from '../waypoint/planned-task.js';
import { roleOf } from '../waypoint/zone-shape.js';
import { type Conventions, checkConventions } from './conventions.js';
import { earthDistanceM } from './earth-model.js';

/** Lengths of a task by the conventions of its organiser, in metres. */
export interface MeasuredTask {
  readonly points: readonly PlannedPoint[];
  /** Radius of each point at whose edge legs end; 0 for the others. */
  readonly edgesM: readonly number[];
  /** Taken off all legs. */
  readonly shortenedM: number;
  /** Of the task: as published, or the sum of its shortened legs. */
  readonly distanceM: number;
}

const USUAL = { start: false, turnpoints: false, finish: true };

/**
 * Measures a task between the middles of its zones, and what is taken off at their edges.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a figure is invalid.
 */
export function measureTask(task: PlannedTask, conventions: Conventions = {}): MeasuredTask {
  checkPlannedTask(task);
  checkPoints(task.points);
  checkConventions(conventions);
  const { points } = task;
  const { earth = 'wgs84', endsAtEdge = USUAL, publishedKm } = conventions;
  const edgesM = points.map((point, index) => {
    const role = roleOf(index, points.length);
    const usual = role === 'turnpoint' ? endsAtEdge.turnpoints : endsAtEdge[role];
    return edgeM(point, usual);
  });
  const middlesM = points
    .slice(1)
    .reduce((sum, to, index) => sum + earthDistanceM(points[index]!, to, earth), 0);
  const shortenedM = shortenedBeforeM({ points, edgesM }, points.length - 1) + edgesM.at(-1)!;
  const lengthM = middlesM - shortenedM;
  return {
    points,
    edgesM,
    shortenedM,
    distanceM: publishedKm === undefined ? lengthM : publishedKm * 1000,
  };
}

/**
 * Radius of a zone whose legs end at its edge: of a cylinder, or of any zone of which the task says
 * so. In an area, legs end at the place flown.
 */
function edgeM({ zone, isArea, endsAtEdge }: PlannedPoint, usual: boolean): number {
  const isAtEdge = endsAtEdge ?? (usual && zone?.kind === 'CYLINDER');
  return isAtEdge && !isArea ? (zone?.radiusM ?? 0) : 0;
}

/**
 * Metres taken off the legs up to a point: the radius at the start, and what the shortest way over
 * the edges of turnpoints saves.
 */
export function shortenedBeforeM(
  { points, edgesM }: Pick<MeasuredTask, 'points' | 'edgesM'>,
  point: number,
): number {
  const legs = points.slice(0, point + 1);
  const circles = legs.map((place, index) => {
    const isTurn = index > 0 && index < point;
    return { point: place, radiusM: isTurn ? edgesM[index]! : 0 };
  });
  if (circles.every(({ radiusM }) => radiusM === 0)) return edgesM[0]!;
  const middlesM = legs
    .slice(1)
    .reduce((sum, to, index) => sum + earthDistanceM(legs[index]!, to, 'wgs84'), 0);
  return edgesM[0]! + middlesM + bestLengthM(circles, -1);
}

/** Returns the designated time in seconds; 0 for a task without areas. */
export function designatedTimeS({ points, minTimeS = 0 }: PlannedTask): number {
  return points.some(({ isArea }) => isArea) ? minTimeS : 0;
}
