import {
  parseTaskFile,
  type TaskFileFinding,
  type Waypoint,
} from '@cloudstreet/scoring/task-files';
import type { Schemas } from '@cloudstreet/sdk/contract';

export interface WaypointFileReading {
  readonly waypoints: readonly Schemas['NewWaypoint'][];
  readonly tasks: number;
  readonly findings: readonly TaskFileFinding[];
  readonly furtherFindings: number;
}

/** Reads the waypoints of a file; a task of the worker threads. */
export function readWaypointFile({ bytes }: { bytes: Uint8Array }): WaypointFileReading {
  const { waypoints, tasks, findings, furtherFindings } = parseTaskFile(new Uint8Array(bytes));
  return {
    waypoints: waypoints.map(toWaypoint),
    tasks: tasks.length,
    findings,
    furtherFindings,
  };
}

/** Cuts texts to the limits of the contract, and leaves out figures beyond them. */
function toWaypoint(waypoint: Waypoint, index: number): Schemas['NewWaypoint'] {
  const { lat, lon, kind, name } = waypoint;
  return {
    name: storable(name, 100) || String(index + 1),
    geom: { type: 'Point', coordinates: [lon, lat] },
    ...(kind !== undefined && kind !== 'unknown' && { kind }),
    ...textOf('description', waypoint.description, 1000),
    ...textOf('code', waypoint.code, 20),
    ...textOf('country', waypoint.country, 10),
    ...textOf('frequency', waypoint.frequency, 30),
    ...numberOf('elevation', waypoint.elevationM, [-500, 9000]),
    ...numberOf('runway_direction', waypoint.runwayDirectionDeg, [0, 360]),
    ...numberOf('runway_length', waypoint.runwayLengthM, [0, 20_000]),
    ...numberOf('runway_width', waypoint.runwayWidthM, [0, 2000]),
  };
}

function textOf<Key extends 'description' | 'code' | 'country' | 'frequency'>(
  key: Key,
  value: string | undefined,
  longest: number,
): Partial<Record<Key, string>> {
  const stored = storable(value ?? '', longest);
  return stored === '' ? {} : ({ [key]: stored } as Record<Key, string>);
}

/** PostgreSQL stores neither NUL nor halves of characters. */
function storable(value: string, longest: number): string {
  const letters = value.normalize().replaceAll('\0', ' ').trim().slice(0, longest);
  return letters.replaceAll(/\p{Cs}/gu, '').trim();
}

function numberOf<Key extends 'elevation' | 'runway_direction' | 'runway_length' | 'runway_width'>(
  key: Key,
  value: number | undefined,
  [least, most]: readonly [number, number],
): Partial<Record<Key, number>> {
  const isValid = value !== undefined && value >= least && value <= most;
  return isValid ? ({ [key]: Math.round(value * 10) / 10 } as Record<Key, number>) : {};
}
