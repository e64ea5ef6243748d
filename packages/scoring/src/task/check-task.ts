import { checkPosition } from '../geo/position.js';
import type { ObservationZone, ObservationZoneKind } from './observation-zone.js';
import { RULE_SETS } from './rule-sets.js';
import type { Task } from './task.js';

/** @throws {RangeError} If a task has no start or no finish, or a figure in it makes no sense. */
export function checkTask({ points, ruleSet }: Task): void {
  if (!Object.hasOwn(RULE_SETS, ruleSet)) throw new RangeError(`No rule set ${ruleSet}.`);
  checkPointCount(points.length);
  for (const { zone, ...position } of points) {
    checkPosition(position);
    if (zone) checkZone(zone);
  }
}

/** @throws {RangeError} If there are not enough points for a start and a finish. */
export function checkPointCount(count: number): void {
  if (count >= 2) return;
  throw new RangeError(`A task has a start and a finish, not ${count} points.`);
}

/** The radii of each kind, and whether they must be given. */
const RADII: Readonly<Record<ObservationZoneKind, Readonly<Record<string, boolean>>>> = {
  CYLINDER: { radiusM: true },
  SYMMETRIC_QUADRANT: { radiusM: false },
  KEYHOLE: { radiusM: true, cylinderRadiusM: false },
  LINE: { radiusM: true },
};

function checkZone(zone: ObservationZone): void {
  if (!Object.hasOwn(RADII, zone.kind)) throw new RangeError(`No observation zone ${zone.kind}.`);
  const given: Readonly<Record<string, unknown>> = { ...zone };
  for (const [name, isNeeded] of Object.entries(RADII[zone.kind])) {
    const radiusM = given[name];
    const isRadius = Number.isFinite(radiusM) && Number(radiusM) > 0;
    if (isRadius || (radiusM === undefined && !isNeeded)) continue;
    throw new RangeError(`A zone ${zone.kind} with ${name} ${String(radiusM)}.`);
  }
}
