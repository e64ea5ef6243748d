import type { EvaluatedTask } from '../../task/evaluate-task.js';
import type { Task } from '../../task/task.js';
import type { CourseFix } from './course.js';

/** A task over the given points, each reached at the fix of the same number. */
export function declare(points: readonly CourseFix[], flown: Partial<EvaluatedTask> = {}) {
  const task: Task = {
    ruleSet: 'D',
    points: points.map(({ at: [lat, lon] }, i) => ({ name: `P${i}`, lat, lon })),
  };
  const reached = points.map((_, fix) => ({ fix, timeS: 36_000 + 600 * fix }));
  const result: EvaluatedTask = {
    reached: points.length,
    isAchieved: true,
    points: reached,
    lossOfHeightM: 0,
    lossFixes: { start: 0, finish: points.length - 1 },
    ...flown,
  };
  return { task, flown: result };
}
