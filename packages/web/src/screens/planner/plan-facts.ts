import {
  type AreaDistances,
  areaDistances,
  classifyTask,
  DMST_SHAPES,
  faiSectors,
  isFaiTriangle,
  type TaskClassification,
  type TaskLeg,
  type TaskWorth,
  taskLegs,
  taskWorth,
  type ZoneOutline,
  zoneOutlines,
} from '@cloudstreet/scoring/task';
import { isClosed, type Plan, taskPointsOf } from './plan.js';

interface LatLon {
  readonly lat: number;
  readonly lon: number;
}

/** Figures that follow from the points and rules of a plan with at least two points. */
export interface PlanFacts {
  readonly reading: TaskClassification;
  readonly legs: readonly TaskLeg[];
  readonly areas: AreaDistances | undefined;
  readonly worth: readonly TaskWorth[];
}

/** Measures a plan as the server does. */
export function planFacts(plan: Pick<Plan, 'points' | 'ruleset'>): PlanFacts | undefined {
  if (plan.points.length < 2) return undefined;
  const points = taskPointsOf(plan);
  return {
    reading: classifyTask(points, DMST_SHAPES),
    legs: taskLegs(points),
    areas: areaDistances({ points, ruleSet: plan.ruleset }),
    worth: taskWorth(points),
  };
}

/** Returns the outlines of all zones. */
export function planZones(plan: Pick<Plan, 'points' | 'ruleset'>): readonly ZoneOutline[] {
  if (plan.points.length < 2) return [];
  return zoneOutlines({ points: taskPointsOf(plan), ruleSet: plan.ruleset });
}

/**
 * Returns the areas in which the third corner makes an FAI triangle: of an open task with one
 * corner missing, or for the selected corner of a closed triangle.
 */
export function planSectors(
  { points }: Pick<Plan, 'points'>,
  selected: number | undefined,
): readonly (readonly LatLon[])[] {
  const base = sideOf(points, selected);
  return base ? faiSectors(base[0], base[1], DMST_SHAPES.bands) : [];
}

function sideOf(
  points: Plan['points'],
  selected: number | undefined,
): readonly [LatLon, LatLon] | undefined {
  const [a, b, c] = points;
  if (!a || !b) return undefined;
  if (points.length === 2) return [a, b];
  if (points.length === 3 && isClosed({ points })) return [a, b];
  // The start can also lie on a leg of the triangle.
  if (points.length === 3 && c) return isOneTriangle([a, b, c]) ? undefined : [b, c];
  if (points.length !== 4 || !isClosed({ points }) || selected === undefined) return undefined;
  const corners = points.slice(0, 3).filter(({ key }) => key !== selected);
  const isFinish = points[3]?.key === selected;
  if (isFinish) return [b, c!];
  return corners.length === 2 ? [corners[0]!, corners[1]!] : undefined;
}

function isOneTriangle(corners: readonly [LatLon, LatLon, LatLon]): boolean {
  const [ab = 0, bc = 0] = taskLegs(corners).map((leg) => leg.distanceM);
  const [ca = 0] = taskLegs([corners[2], corners[0]]).map((leg) => leg.distanceM);
  return isFaiTriangle([ab, bc, ca], DMST_SHAPES.bands);
}
