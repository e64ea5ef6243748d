import { destination } from '../geo/bearing.js';
import { distanceM } from '../geo/distance.js';
import type { Position } from '../geo/position.js';
import { checkFinite, checkObject } from '../units/check-value.js';
import { roundToHundredths } from '../units/round.js';
import { checkTask } from './check-task.js';
import type { TaskClassification } from './classify-task.js';
import { placeZones, type ZonePart } from './placed-zone.js';
import type { RuleSetCode, Task } from './task.js';
import { nearestInPart, type PlanePlace, placesOnEdges } from './zone-places.js';

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
 * Start and finish are at their centres. Turnpoints whose zone is a line, or a quadrant without an
 * end, count as points.
 *
 * @returns Undefined if the rule set has no areas.
 * @throws {TypeError} If the value is not a task.
 * @throws {RangeError} If a figure of the task is invalid.
 */
export function areaDistances(task: Task): AreaDistances | undefined {
  checkTask(task);
  if (task.ruleSet !== 'AA') return undefined;
  const areas = placeZones(task).map(({ point, parts }, index): TaskArea => {
    const isTurnpoint = index > 0 && index < task.points.length - 1;
    const [first] = parts;
    const isBounded = parts.every(({ kind, radiusM }) => kind !== 'line' && radiusM < Infinity);
    if (!isTurnpoint || !first || !isBounded) return { point, radiusM: 0 };
    const radiusM = Math.max(...parts.map((part) => part.radiusM));
    const isDisc = parts.length === 1 && first.kind === 'disc' && first.holeM === 0;
    return isDisc ? { point, radiusM } : { point, radiusM, parts };
  });
  return {
    minKm: roundToHundredths(-bestLengthM(areas, -1) / 1000),
    maxKm: roundToHundredths(bestLengthM(areas, 1) / 1000),
  };
}

/** A circle in which a position may be chosen; a radius of 0 leaves its middle. */
export interface TaskArea {
  readonly point: Position;
  readonly radiusM: number;
  /** Discs and sectors up to the radius, in one of which it must be. */
  readonly parts?: readonly ZonePart[];
}

/** A position in an area, also in metres east and north of its centre. */
interface AreaPlace extends Position, PlanePlace {}

const FIRST_BEARINGS = 36;
const LAST_STEP_M = 0.5;

/**
 * Greatest length, multiplied by the sign, of all paths with one position in each area. Tries all
 * combinations of positions on the edges first, then those next to the best one in ever smaller
 * steps.
 */
export function bestLengthM(areas: readonly TaskArea[], sign: 1 | -1): number {
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
  if (area.parts) {
    return area.parts.flatMap((part) =>
      placesOnEdges(part).map(({ eastM, northM }) => placeIn(area, eastM, northM)),
    );
  }
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
function placeIn({ point, radiusM, parts }: TaskArea, eastM: number, northM: number): AreaPlace {
  if (parts) return placeInParts(point, parts, { eastM, northM });
  const lengthM = Math.hypot(eastM, northM);
  const share = lengthM > radiusM ? radiusM / lengthM : 1;
  const bearing = (Math.atan2(eastM, northM) * 180) / Math.PI;
  return {
    ...destination(point, bearing, lengthM * share),
    eastM: eastM * share,
    northM: northM * share,
  };
}

function placeInParts(point: Position, parts: readonly ZonePart[], wish: PlanePlace): AreaPlace {
  const places = parts.map((part) => nearestInPart(part, wish));
  const missM = places.map(({ eastM, northM }) =>
    Math.hypot(eastM - wish.eastM, northM - wish.northM),
  );
  const { eastM, northM } = places[missM.indexOf(Math.min(...missM))]!;
  const bearing = (Math.atan2(eastM, northM) * 180) / Math.PI;
  return { ...destination(point, bearing, Math.hypot(eastM, northM)), eastM, northM };
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
