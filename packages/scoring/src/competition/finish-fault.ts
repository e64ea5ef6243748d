import type { FlownPath } from '../task/flown-path.js';
import type { PlannedTask } from '../waypoint/planned-task.js';
import type { Conventions } from './conventions.js';
import type { MissedPoint } from './flown-task.js';
import { altitudeAt, timeAt } from './path-moment.js';

/** Returns the requirement that a finish misses, if it does. */
export function finishFault(
  path: FlownPath,
  moment: number,
  { points, finishClosesS }: PlannedTask,
  { utcOffsetS = 0, finish: { minAltitudeM = -Infinity } = {} }: Conventions,
): MissedPoint | undefined {
  const timeS = Math.round(timeAt(path, moment));
  const at = { point: points.length - 1, name: points.at(-1)!.name, timeS };
  const byS = finishClosesS === undefined ? 0 : timeS - (finishClosesS - utcOffsetS);
  if (byS > 0) return { ...at, reason: 'finish_too_late', byS };
  const byAltitudeM = Math.round(minAltitudeM - altitudeAt(path, moment));
  return byAltitudeM > 0 ? { ...at, reason: 'finish_too_low', byAltitudeM } : undefined;
}
