import { propertiesOfZone } from '@cloudstreet/scoring/task';
import {
  type PlannedPoint,
  type PlannedTask,
  parseTaskFile,
  type TaskFileFinding,
} from '@cloudstreet/scoring/task-files';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { contractCheck } from '../platform/http/validation.js';
import type { Feature } from './points.js';

/** A task of a file, in the form of the contract. */
export interface ReadTask {
  readonly name?: string;
  readonly ruleset: Schemas['RuleSet'];
  readonly point_features: Feature[];
  readonly min_time?: number;
}

export interface TaskFileReading {
  readonly tasks: readonly ReadTask[];
  readonly furtherTasks: number;
  readonly waypoints: number;
  readonly findings: readonly TaskFileFinding[];
  readonly furtherFindings: number;
  /** Whether the tasks are declarations of a flight recorder. */
  readonly isFromIgcFile: boolean;
}

/** Greatest number of tasks that are read of a file. */
const MAX_TASKS = 100;
/** Greatest number of points of a task. Longer tasks keep one point more, which tells of the rest. */
export const MAX_POINTS = 50;
const RECORDING = /^(?:A[A-Z\d]{3}[^,\r\n]*[\r\n]|C\d{18})/;
const SECONDS_PER_MINUTE = 60;
const MAX_MINUTES = 1440;

/** Reads the tasks of a file; a task of the worker threads. */
export function readTaskFile({ bytes }: { bytes: Uint8Array }): TaskFileReading {
  const { tasks, waypoints, findings, furtherFindings } = parseTaskFile(new Uint8Array(bytes));
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return {
    tasks: tasks.slice(0, MAX_TASKS).map(readTask),
    furtherTasks: Math.max(0, tasks.length - MAX_TASKS),
    waypoints: waypoints.length,
    findings,
    furtherFindings,
    isFromIgcFile: RECORDING.test(beginning),
  };
}

function readTask({ name, points, minTimeS }: PlannedTask): ReadTask {
  const minTime = Math.round((minTimeS ?? 0) / SECONDS_PER_MINUTE);
  const named = { name: name?.slice(0, 100) };
  return {
    ...(named.name && checkName(named).length === 0 && { name: named.name }),
    ruleset: points.some(({ isArea }) => isArea) ? 'AA' : 'D',
    point_features: points.slice(0, MAX_POINTS + 1).map(toFeature),
    ...(minTime >= 1 && minTime <= MAX_MINUTES && { min_time: minTime }),
  };
}

const checkTaskFields = contractCheck('TaskPatch');
const checkName = (given: { name: string | undefined }) =>
  given.name === undefined ? [] : checkTaskFields(given);
const checkFeature = contractCheck('PlannedPointFeature');

/** Leaves out what the contract does not allow, first the name, then the elevation, then the zone. */
function toFeature(point: PlannedPoint, index: number): Feature {
  const { lat, lon, name, elevationM, zone } = point;
  const number = String(index + 1);
  const elevation = elevationM === undefined ? {} : { elevation: Math.round(elevationM * 10) / 10 };
  const properties = zone ? propertiesOfZone(zone) : {};
  const variants = [
    { name: name.slice(0, 100), ...elevation, ...properties },
    { name: number, ...elevation, ...properties },
    { name: name.slice(0, 100), ...properties },
    { name: name.slice(0, 100), ...elevation },
  ];
  for (const variant of variants) {
    const feature = featureOf([lon, lat], variant);
    if (checkFeature(feature).length === 0) return feature as Feature;
  }
  return featureOf([lon, lat], { name: number }) as Feature;
}

function featureOf(coordinates: [number, number], properties: object) {
  return {
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates },
    properties,
  };
}
