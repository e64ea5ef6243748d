import type { ObservationZone } from './observation-zone.js';
import { RULE_SETS } from './rule-sets.js';
import type { RuleSetCode, Task } from './task.js';

/** Rule set whose zones count for national contests, whatever zones were declared. */
export const NATIONAL: RuleSetCode = 'D';

/** Zones of a point, in any of which it is reached. */
export function zonesOf({ points, ruleSet }: Task, point: number): readonly ObservationZone[] {
  const { start, turnpoint, finish } = RULE_SETS[ruleSet];
  const { zone } = points[point]!;
  if (zone) return [zone];
  if (point === 0) return [start];
  return point === points.length - 1 ? [finish] : turnpoint;
}

/**
 * Returns the indexes of the points whose zones differ from those of the national rules. The length
 * of a quadrant is ignored, because recorders require one.
 */
export function replacedZones(task: Task): number[] {
  return task.points.flatMap((_, point) => (hasNationalZone(task, point) ? [] : [point]));
}

function hasNationalZone(task: Task, point: number): boolean {
  const [zone, ...others] = zonesOf(task, point);
  const [national] = zonesOf({ ...withoutZones(task), ruleSet: NATIONAL }, point);
  if (others.length > 0 || zone?.kind !== national?.kind) return false;
  return zone?.kind === 'SYMMETRIC_QUADRANT' || zone?.radiusM === national?.radiusM;
}

/** Returns the task with the zones of its rules alone. */
export function withoutZones({ points, ruleSet }: Task): Task {
  return { points: points.map(({ lat, lon, name }) => ({ lat, lon, name })), ruleSet };
}
