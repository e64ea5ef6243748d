import { RULE_SETS } from '../task/rule-sets.js';
import type { RuleSetCode } from '../task/task.js';
import { checkOneOf } from '../units/check-value.js';
import { checkPlannedTask } from '../waypoint/check-task-file.js';
import type { PlannedPoint, PlannedTask } from '../waypoint/planned-task.js';

const CODES = Object.keys(RULE_SETS);

/**
 * Returns a task with what its rules add, because files do not name rules: zones of points without
 * their own, and areas and the minimum time of an assigned area task alone.
 *
 * @throws {TypeError} If the task has no points.
 * @throws {RangeError} If the rule set is unknown.
 */
export function taskUnderRules(task: PlannedTask, ruleSet: RuleSetCode): PlannedTask {
  checkPlannedTask(task);
  checkOneOf('ruleSet', ruleSet, CODES);
  const { minTimeS, ...rest } = task;
  const { start, turnpoint, finish } = RULE_SETS[ruleSet];
  const last = task.points.length - 1;
  const hasAreas = ruleSet === 'AA';
  const points = task.points.map((point, index): PlannedPoint => {
    if (index === 0) return { zone: start, ...point };
    if (index === last) return { zone: finish, ...point };
    return Object.assign({ zone: turnpoint[0]!, ...point }, hasAreas && { isArea: true as const });
  });
  return { ...rest, ...(hasAreas && minTimeS !== undefined && { minTimeS }), points };
}
