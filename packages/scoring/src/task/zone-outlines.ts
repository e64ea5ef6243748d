import { destination } from '../geo/bearing.js';
import { RADIANS_PER_DEGREE } from '../geo/ellipsoid.js';
import type { Position } from '../geo/position.js';
import { checkTask } from './check-task.js';
import { type PlacedZone, placeZones, type ZonePart } from './placed-zone.js';
import type { Task } from './task.js';

/** Drawing of a part of an observation zone. */
export interface ZoneOutline {
  /** Index of the point in the task. */
  readonly point: number;
  readonly kind: 'area' | 'line';
  /** Corners of the area, the first one repeated at the end, or both ends of the line. */
  readonly path: readonly Position[];
}

/** A sector without an end is drawn up to this radius. */
const DRAWN_END_M = 20_000;
const STEP_DEG = 5;

/**
 * Returns the outlines of all observation zones of a task. A zone of several parts, such as a
 * keyhole, has several outlines. Sectors without an end are drawn up to 20 km.
 *
 * @throws {TypeError} If the value is not a task.
 * @throws {RangeError} If a figure of the task is invalid.
 */
export function zoneOutlines(task: Task): ZoneOutline[] {
  checkTask(task);
  return placeZones(task).flatMap((zone, point) =>
    zone.parts.map((part): ZoneOutline => {
      const kind = part.kind === 'line' ? 'line' : 'area';
      return { point, kind, path: outlineOf(zone, part) };
    }),
  );
}

function outlineOf({ point }: PlacedZone, part: ZonePart): Position[] {
  const { kind, ahead, radiusM, holeM, edge } = part;
  const aheadDeg = Math.atan2(ahead.east, ahead.north) / RADIANS_PER_DEGREE;
  if (kind === 'line') {
    return [-90, 90].map((turnDeg) => destination(point, aheadDeg + turnDeg, radiusM));
  }
  const endM = Number.isFinite(radiusM) ? radiusM : DRAWN_END_M;
  if (kind === 'disc') return arc(point, endM, aheadDeg - 180, aheadDeg + 180);
  const halfDeg = Math.atan2(edge.ahead, edge.aside) / RADIANS_PER_DEGREE;
  const outer = arc(point, endM, aheadDeg - halfDeg, aheadDeg + halfDeg);
  const inner = holeM > 0 ? arc(point, holeM, aheadDeg + halfDeg, aheadDeg - halfDeg) : [point];
  return [...outer, ...inner, outer[0]!];
}

function arc(centre: Position, radiusM: number, fromDeg: number, toDeg: number): Position[] {
  const steps = Math.max(1, Math.ceil(Math.abs(toDeg - fromDeg) / STEP_DEG));
  return Array.from({ length: steps + 1 }, (_, step) =>
    destination(centre, fromDeg + ((toDeg - fromDeg) * step) / steps, radiusM),
  );
}
