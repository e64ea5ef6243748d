import { destination } from '../geo/bearing.js';
import { distanceM } from '../geo/distance.js';
import type { Position } from '../geo/position.js';
import { checkFinite, checkObject } from '../units/check-value.js';
import { roundToHundredths } from '../units/round.js';
import { checkTask } from './check-task.js';
import type { TaskClassification } from './classify-task.js';
import { RULE_SETS } from './rule-sets.js';
import type { RuleSetCode, Task } from './task.js';

const CYLINDER_PENALTY_KM = 1;
const PENALIZED_RADIUS_M = 500;
const PENALIZING_RULE_SETS: ReadonlySet<RuleSetCode> = new Set(['F', 'UK']);

/**
 * Returns the distance of a task for badges and the British ladder: 1 km less for every turnpoint
 * with a cylinder of 0.5 km, under the rule sets `F` and `UK`.
 *
 * @param reading Classification of the task, which contains its distance.
 * @returns Kilometres, 2 decimals.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a figure is invalid.
 * @see BGA ladder rules; FAI Sporting Code, section 3
 */
export function penalizedDistanceKm(reading: TaskClassification, task: Task): number {
  checkObject('reading', reading, ['distanceKm']);
  const { distanceKm } = reading;
  checkFinite('distanceKm', distanceKm);
  checkTask(task);
  if (!PENALIZING_RULE_SETS.has(task.ruleSet)) return distanceKm;
  const small = task.points
    .slice(1, -1)
    .filter(({ zone }) => zone?.kind === 'CYLINDER' && zone.radiusM === PENALIZED_RADIUS_M);
  return roundToHundredths(Math.max(0, distanceKm - CYLINDER_PENALTY_KM * small.length));
}

/** Minimum and maximum distance of an assigned area task in km, 2 decimals. */
export interface AreaDistances {
  readonly minKm: number;
  readonly maxKm: number;
}

/**
 * Returns the shortest and the longest distance from the start through all areas to the finish.
 * Start and finish are at their centres. Turnpoints whose zone is not a cylinder count as points.
 *
 * @returns Undefined if the rule set has no areas.
 * @throws {TypeError} If the value is not a task.
 * @throws {RangeError} If a figure of the task is invalid.
 */
export function areaDistances(task: Task): AreaDistances | undefined {
  checkTask(task);
  if (task.ruleSet !== 'AA') return undefined;
  const areas = task.points.map((point, index) => {
    const isTurnpoint = index > 0 && index < task.points.length - 1;
    const [standard] = RULE_SETS.AA.turnpoint;
    const zone = point.zone ?? standard;
    return { point, radiusM: isTurnpoint && zone?.kind === 'CYLINDER' ? zone.radiusM : 0 };
  });
  return {
    minKm: roundToHundredths(-bestLengthM(areas, -1) / 1000),
    maxKm: roundToHundredths(bestLengthM(areas, 1) / 1000),
  };
}

interface TaskArea {
  readonly point: Position;
  readonly radiusM: number;
}

/** A position in an area, in metres east and north of its centre. */
interface AreaPlace extends Position {
  readonly eastM: number;
  readonly northM: number;
}

const FIRST_BEARINGS = 36;
const LAST_STEP_M = 0.5;

/**
 * Greatest length, multiplied by the sign, of all paths with one position in each area. Tries all
 * combinations of positions on the edges first, then those next to the best one in ever smaller
 * steps.
 */
function bestLengthM(areas: readonly TaskArea[], sign: 1 | -1): number {
  let best = bestPath(areas.map(firstPlaces), sign);
  let stepM = Math.max(...areas.map(({ radiusM }) => radiusM)) / 4;
  while (stepM > LAST_STEP_M) {
    const next = bestPath(
      areas.map((area, index) => placesAround(area, best.way[index]!, stepM)),
      sign,
    );
    if (next.length > best.length + LAST_STEP_M / 1000) best = next;
    else stepM /= 2;
  }
  return best.length;
}

function firstPlaces(area: TaskArea): AreaPlace[] {
  const centre = placeIn(area, 0, 0);
  if (area.radiusM === 0) return [centre];
  const edge = Array.from({ length: FIRST_BEARINGS }, (_, index) => {
    const angle = (2 * Math.PI * index) / FIRST_BEARINGS;
    return placeIn(area, area.radiusM * Math.sin(angle), area.radiusM * Math.cos(angle));
  });
  return [centre, ...edge];
}

function placesAround(area: TaskArea, { eastM, northM }: AreaPlace, stepM: number): AreaPlace[] {
  if (area.radiusM === 0) return [placeIn(area, 0, 0)];
  const steps = [-stepM, 0, stepM];
  return steps.flatMap((east) => steps.map((north) => placeIn(area, eastM + east, northM + north)));
}

/** The position in an area that is nearest to the given one. */
function placeIn({ point, radiusM }: TaskArea, eastM: number, northM: number): AreaPlace {
  const lengthM = Math.hypot(eastM, northM);
  const share = lengthM > radiusM ? radiusM / lengthM : 1;
  const bearing = (Math.atan2(eastM, northM) * 180) / Math.PI;
  return {
    ...destination(point, bearing, lengthM * share),
    eastM: eastM * share,
    northM: northM * share,
  };
}

interface BestPath {
  /** Metres, multiplied by the sign. */
  readonly length: number;
  readonly way: readonly AreaPlace[];
}

/** The best path with one of the given positions in each area. */
function bestPath(places: readonly (readonly AreaPlace[])[], sign: 1 | -1): BestPath {
  const [starts, ...others] = places;
  let ways: readonly BestPath[] = starts!.map((place) => ({ length: 0, way: [place] }));
  for (const ofArea of others) {
    ways = ofArea.map((place) => {
      const reached = ways.map(({ length, way }) => length + sign * distanceM(way.at(-1)!, place));
      const length = Math.max(...reached);
      return { length, way: [...ways[reached.indexOf(length)]!.way, place] };
    });
  }
  return ways.reduce((a, b) => (b.length > a.length ? b : a));
}
