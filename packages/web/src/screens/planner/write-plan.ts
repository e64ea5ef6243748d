import {
  type PlannedPoint,
  type PlannedTask,
  type TaskFileFormat,
  taskUnderRules,
  writeTaskFile,
  writeXctskCode,
} from '@cloudstreet/scoring/task-files';
import { type Plan, taskPointsOf } from './plan.js';

const SECONDS_PER_MINUTE = 60;

/** Writes a plan as a file for flight computers or maps, also without a connection or an account. */
export function writePlan(plan: Plan, format: TaskFileFormat): Blob {
  const task = plannedTask(plan);
  const byPlace = new Map(task.points.map((point) => [`${point.lat} ${point.lon}`, point]));
  const waypoints = Array.from(byPlace.values(), withoutZone);
  return new Blob([new Uint8Array(writeTaskFile({ waypoints, tasks: [task] }, format))]);
}

/** Writes a plan as the text of a QR code, which XCTrack and other programs on phones read. */
export function writePlanCode(plan: Plan): string {
  return writeXctskCode(plannedTask(plan));
}

/** Returns the name of the file of a plan. */
export function planFileName({ name }: Pick<Plan, 'name'>, format: TaskFileFormat): string {
  const safe = name.trim().replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-');
  return `${safe === '' || safe === '-' ? 'task' : safe}.${format}`;
}

function plannedTask(plan: Plan): PlannedTask {
  const { name, ruleset, minTime } = plan;
  const points = taskPointsOf(plan).map((point, index): PlannedPoint => {
    const elevationM = plan.points[index]?.elevation;
    return elevationM === undefined ? point : Object.assign({ elevationM }, point);
  });
  const task = {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(minTime !== undefined && { minTimeS: minTime * SECONDS_PER_MINUTE }),
    points,
  };
  return taskUnderRules(task, ruleset);
}

function withoutZone({ name, lat, lon, elevationM }: PlannedPoint) {
  return { name, lat, lon, ...(elevationM !== undefined && { elevationM }) };
}
