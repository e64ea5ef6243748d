import { zoneOfProperties } from '@cloudstreet/scoring/task';
import {
  type PlannedPoint,
  type PlannedTask,
  type TaskFileFormat,
  taskUnderRules,
  writeTaskFile,
} from '@cloudstreet/scoring/task-files';
import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Feature } from './points.js';

/** Part of a task that files contain. */
export interface WrittenTask {
  readonly name?: string;
  readonly ruleset: Schemas['RuleSet'];
  readonly point_features: readonly Feature[];
  /** Minutes. */
  readonly min_time?: number;
}

const SECONDS_PER_MINUTE = 60;

/** Writes a task in a format of flight computers or maps. */
export function writeTask(task: WrittenTask, format: TaskFileFormat): Uint8Array {
  const planned = plannedTask(task);
  const byPlace = new Map(planned.points.map((point) => [`${point.lat} ${point.lon}`, point]));
  const waypoints = Array.from(byPlace.values(), waypointOf);
  return writeTaskFile({ waypoints, tasks: [planned] }, format);
}

/** Returns the task of the files, with a zone at every point. */
export function plannedTask({ name, point_features: features, ...task }: WrittenTask): PlannedTask {
  const planned = {
    ...(name !== undefined && { name }),
    ...(task.min_time !== undefined && { minTimeS: task.min_time * SECONDS_PER_MINUTE }),
    points: features.map(pointOf),
  };
  return taskUnderRules(planned, task.ruleset);
}

function pointOf({ geometry, properties }: Feature): PlannedPoint {
  const { name, elevation } = properties;
  const [lon, lat] = geometry.coordinates;
  const zone = zoneOfProperties(properties);
  const elevationM = elevation === undefined ? {} : { elevationM: elevation };
  return { name, lat, lon, ...elevationM, ...(zone && { zone }) };
}

function waypointOf({ name, lat, lon, elevationM }: PlannedPoint) {
  return { name, lat, lon, ...(elevationM !== undefined && { elevationM }) };
}
