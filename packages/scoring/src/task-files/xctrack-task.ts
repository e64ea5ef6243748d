import type { ObservationZone } from '../task/observation-zone.js';
import { formatClock, parseClock } from '../waypoint/clock-time.js';
import { oneLine, severalLines, textProperty } from '../waypoint/field-text.js';
import { plannedPoint } from '../waypoint/planned-point.js';
import type { PlannedPoint, PlannedTask } from '../waypoint/planned-task.js';
import type { Waypoint } from '../waypoint/waypoint.js';
import { asSector, UNLIMITED_M } from '../waypoint/zone-shape.js';
import { arePlausible } from './task-content.js';

/** A task of XCTrack, the same in both versions of its format. */
export interface XctrackTask {
  readonly turnpoints: readonly XctrackTurnpoint[];
  readonly takeoff: { readonly timeOpen?: string; readonly timeClose?: string };
  readonly sss: {
    readonly type?: string;
    readonly direction?: string;
    readonly timeGates: readonly string[];
  };
  readonly goal: { readonly isLine: boolean; readonly deadline?: string };
  readonly earthModel?: string;
  readonly minTimeS?: number;
  /** Further settings of SeeYou. */
  readonly settings: Readonly<Record<string, string>>;
}

export interface XctrackTurnpoint {
  /** Start and end of the speed section; only the first version marks the takeoff. */
  readonly type?: 'TAKEOFF' | 'SSS' | 'ESS';
  readonly radiusM: number | undefined;
  readonly name: string;
  readonly description: string;
  readonly lat: number | undefined;
  readonly lon: number | undefined;
  readonly altitudeM: number | undefined;
  /** A zone that is not a cylinder. */
  readonly zone?: ObservationZone;
}

/** Radius of points without a zone, because the format requires one. */
const RADIUS_M = 500;
const TAKEOFF_RADIUS_M = 1000;

/** Returns a point as a waypoint; none if its position is invalid. */
export function toWaypoint(turnpoint: XctrackTurnpoint): Waypoint | undefined {
  const { lat, lon, altitudeM } = turnpoint;
  if (lat === undefined || lon === undefined || !arePlausible(lat, lon)) return undefined;
  const name = oneLine(turnpoint.name);
  return {
    name: name || `${lat}, ${lon}`,
    lat,
    lon,
    ...(altitudeM !== undefined && { elevationM: altitudeM }),
    ...textProperty('description', severalLines(turnpoint.description)),
  };
}

/**
 * Returns a task of XCTrack as a planned task. The point before the start of the speed section is
 * the place of the takeoff.
 *
 * @param places The turnpoints as waypoints.
 */
export function fromXctrack(task: XctrackTask, places: readonly Waypoint[]): PlannedTask {
  const { turnpoints, sss, goal } = task;
  const isFirst = (type: string) => turnpoints.findIndex((point) => point.type === type);
  const hasTakeoff =
    turnpoints.length > 2 &&
    (turnpoints[0]?.type === 'TAKEOFF' || (!turnpoints[0]?.type && turnpoints[1]?.type === 'SSS'));
  const offset = hasTakeoff ? 1 : 0;
  const points = places.slice(offset).map((place, index): PlannedPoint => {
    const { zone, radiusM = 0 } = turnpoints[index + offset]!;
    const isGoalLine = goal.isLine && index + offset === places.length - 1;
    const cylinder: ObservationZone[] = radiusM > 0 ? [{ kind: 'CYLINDER', radiusM }] : [];
    const [own] = isGoalLine && radiusM > 0 ? [{ kind: 'LINE', radiusM } as const] : cylinder;
    return plannedPoint(place, zone ?? own);
  });
  const [start, end] = [isFirst('SSS') - offset, isFirst('ESS') - offset];
  const [opens, ...gates] = sss.timeGates;
  const values = {
    ...task.settings,
    ...(start > 0 && { sss: String(start) }),
    ...(end >= 0 && end !== points.length - 1 && { ess: String(end) }),
    ...textProperty('takeoff.radius', hasTakeoff ? takeoffRadius(turnpoints[0]!) : undefined),
    ...textProperty('takeoff.timeOpen', task.takeoff.timeOpen),
    ...textProperty('takeoff.timeClose', task.takeoff.timeClose),
    ...textProperty('sss.type', sss.type),
    ...textProperty('sss.direction', sss.direction),
    ...textProperty('sss.timeGates', gates.length > 0 ? gates.join(' ') : undefined),
    ...textProperty('earthModel', task.earthModel === 'WGS84' ? undefined : task.earthModel),
  };
  const startOpensS = parseClock(opens ?? '');
  const finishClosesS = parseClock(goal.deadline ?? '');
  return {
    ...(hasTakeoff && places[0] && { takeoff: places[0] }),
    points,
    ...(startOpensS !== undefined && { startOpensS }),
    ...(finishClosesS !== undefined && { finishClosesS }),
    ...(task.minTimeS !== undefined && { minTimeS: task.minTimeS }),
    ...(Object.keys(values).length > 0 && { options: { format: 'xctsk', values } }),
  };
}

function takeoffRadius({ radiusM }: XctrackTurnpoint): string | undefined {
  return radiusM === undefined || radiusM === TAKEOFF_RADIUS_M ? undefined : String(radiusM);
}

/** Returns a planned task as one of XCTrack. */
export function toXctrack(task: PlannedTask): XctrackTask {
  const { takeoff, points, startOpensS, finishClosesS, minTimeS } = task;
  const values: Readonly<Record<string, string | undefined>> =
    task.options?.format === 'xctsk' ? task.options.values : {};
  const start = Number(values['sss'] ?? 0);
  const end = Number(values['ess'] ?? points.length - 1);
  const turnpoints = points.map(
    (point, index): XctrackTurnpoint => ({
      ...(index === start ? { type: 'SSS' } : index === end && { type: 'ESS' }),
      radiusM: radiusOf(point.zone),
      ...namedPlace(point),
      ...(point.zone && point.zone.kind !== 'CYLINDER' && { zone: point.zone }),
    }),
  );
  const first: XctrackTurnpoint[] = takeoff
    ? [
        {
          type: 'TAKEOFF',
          radiusM: Number(values['takeoff.radius'] ?? TAKEOFF_RADIUS_M),
          ...namedPlace(takeoff),
        },
      ]
    : [];
  const opens = startOpensS === undefined ? [] : [clockText(startOpensS)];
  return {
    turnpoints: [...first, ...turnpoints],
    takeoff: withoutUndefined({
      timeOpen: values['takeoff.timeOpen'],
      timeClose: values['takeoff.timeClose'],
    }),
    sss: {
      ...withoutUndefined({ type: values['sss.type'], direction: values['sss.direction'] }),
      timeGates: [...opens, ...(values['sss.timeGates']?.split(' ') ?? [])],
    },
    goal: {
      isLine: points.at(-1)?.zone?.kind === 'LINE',
      ...(finishClosesS !== undefined && { deadline: clockText(finishClosesS) }),
    },
    earthModel: values['earthModel'] ?? 'WGS84',
    ...(minTimeS !== undefined && { minTimeS }),
    settings: Object.fromEntries(
      Object.entries(values).filter(
        (entry): entry is [string, string] => entry[0].startsWith('o.') && entry[1] !== undefined,
      ),
    ),
  };
}

/** A zone other than a cylinder is reached within its outer radius. */
function radiusOf(zone: ObservationZone | undefined): number {
  if (!zone) return RADIUS_M;
  return asSector(zone)?.radiusM ?? zone.radiusM ?? UNLIMITED_M;
}

function namedPlace({ name, description = '', lat, lon, elevationM = 0 }: Waypoint) {
  return { name, description, lat, lon, altitudeM: elevationM };
}

function clockText(timeS: number): string {
  return `${formatClock(timeS)}Z`;
}

function withoutUndefined<Key extends string>(
  values: Readonly<Record<Key, string | undefined>>,
): Partial<Readonly<Record<Key, string>>> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Record<Key, string>>;
}
