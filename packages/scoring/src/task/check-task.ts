import { checkPosition, type Position } from '../geo/position.js';
import {
  checkFinite,
  checkList,
  checkNumber,
  checkObject,
  checkOneOf,
  checkText,
  describeValue,
} from '../units/check-value.js';
import type { ObservationZone, ObservationZoneKind, Sector } from './observation-zone.js';
import { RULE_SETS } from './rule-sets.js';
import type { Task } from './task.js';

/**
 * Checks a task.
 *
 * @throws {TypeError} If the value is not a task, or a point has no name.
 * @throws {RangeError} If it has no start or no finish, or a position, zone or rule set is invalid.
 */
export function checkTask(task: Task): void {
  checkObject('task', task, ['points', 'ruleSet']);
  checkOneOf('ruleSet', task.ruleSet, RULE_SET_CODES);
  checkPoints(task.points);
  for (const { name, zone } of task.points) {
    checkText('name', name);
    if (zone !== undefined) checkZone(zone);
  }
}

const RULE_SET_CODES = Object.keys(RULE_SETS);

/**
 * Checks the points of a task.
 *
 * @throws {TypeError} If the value is not a list of positions.
 * @throws {RangeError} If there are not enough for a start and a finish, or one is not a position.
 */
export function checkPoints(points: readonly Position[]): void {
  checkList('points', points);
  if (points.length < 2) {
    throw new RangeError(`A task has a start and a finish, not ${points.length} points.`);
  }
  for (const point of points) checkPosition(point);
}

/** Radii of each kind of zone, and whether they are required. */
const RADII: Readonly<Record<ObservationZoneKind, Readonly<Record<string, boolean>>>> = {
  CYLINDER: { radiusM: true },
  SYMMETRIC_QUADRANT: { radiusM: false },
  KEYHOLE: { radiusM: true, cylinderRadiusM: false },
  LINE: { radiusM: true },
  SECTOR: { radiusM: true },
  FIXED_LINE: { radiusM: true },
};
/** Kinds of observation zones. */
export const ZONE_KINDS: readonly string[] = Object.keys(RADII);

/**
 * Checks an observation zone.
 *
 * @throws {TypeError} If the value is not a zone.
 * @throws {RangeError} If a figure is missing or invalid.
 */
export function checkZone(zone: ObservationZone): void {
  checkObject('zone', zone, ['kind']);
  checkOneOf('kind of a zone', zone.kind, ZONE_KINDS);
  const given: Readonly<Record<string, unknown>> = { ...zone };
  for (const [name, isNeeded] of Object.entries(RADII[zone.kind])) {
    const radiusM = given[name];
    const isRadius = Number.isFinite(radiusM) && Number(radiusM) > 0;
    if (isRadius || (radiusM === undefined && !isNeeded)) continue;
    throw new RangeError(
      `${name} of a ${zone.kind} must be a length, not ${describeValue(radiusM)}.`,
    );
  }
  if (zone.kind === 'FIXED_LINE') checkFinite('axisDeg', zone.axisDeg);
  if (zone.kind === 'SECTOR') checkSector(zone);
}

const AXES = ['neighbours', 'next', 'previous', 'start'];

function checkSector({ halfAngleDeg, axis, inner }: Sector): void {
  checkNumber('halfAngleDeg', halfAngleDeg, { min: 0, max: 180 });
  if (typeof axis === 'number') checkFinite('axis', axis);
  else checkOneOf('axis', axis, AXES);
  if (inner === undefined) return;
  checkObject('inner', inner, ['radiusM', 'halfAngleDeg']);
  checkNumber('radiusM of inner', inner.radiusM, { min: 0 });
  checkNumber('halfAngleDeg of inner', inner.halfAngleDeg, { min: 0, max: 180 });
}
