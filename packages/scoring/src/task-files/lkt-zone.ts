import type { ObservationZone } from '../task/observation-zone.js';
import type { PlannedPoint } from '../waypoint/planned-task.js';
import { sectorBearingDeg } from '../waypoint/sector-bearing.js';
import {
  asSector,
  edgesOfSector,
  FULL_CIRCLE,
  type PointRole,
  UNLIMITED_M,
} from '../waypoint/zone-shape.js';
import { sectorBetween } from './tsk-zone.js';
import { numberOf, type XmlElement } from './xml-elements.js';
import type { XmlAttributes } from './xml-writer.js';

const KEYHOLE = { kind: 'KEYHOLE', radiusM: 10_000, cylinderRadiusM: 500 } as const;

/** Reads a zone of all starts, turnpoints or finishes. Radii of lines are half of their length. */
export function lktZone(
  element: XmlElement | undefined,
  role: PointRole,
): ObservationZone | undefined {
  const type = element?.attributes.get('type');
  if (type === 'DAe' && role === 'turnpoint') return KEYHOLE;
  const radiusM = numberOf(element, 'radius') ?? 0;
  if (radiusM <= 0) return undefined;
  if (type === 'circle') return { kind: 'CYLINDER', radiusM };
  if (type === 'line') return { kind: 'LINE', radiusM };
  return type === 'sector' ? { kind: 'SYMMETRIC_QUADRANT', radiusM } : undefined;
}

/** Reads a zone that a point has for itself. */
export function lktPointZone(
  element: XmlElement | undefined,
  role: PointRole,
): ObservationZone | undefined {
  const [start, end] = [numberOf(element, 'start-radial'), numberOf(element, 'end-radial')];
  const radiusM = numberOf(element, 'radius') ?? 0;
  const isSector = element?.attributes.get('type') === 'sector';
  return isSector && start !== undefined && end !== undefined && radiusM > 0
    ? sectorBetween(radiusM, start, end)
    : lktZone(element, role);
}

/** Returns whether turnpoints have equal zones, and all are among those of `lktZone`. */
export function isUniform(points: readonly PlannedPoint[]): boolean {
  const [first, ...others] = points.slice(1, -1).map(({ zone }) => JSON.stringify(zone));
  return (
    others.every((zone) => zone === first) && points.every(({ zone }) => !zone || isCommon(zone))
  );
}

function isCommon(zone: ObservationZone): boolean {
  if (zone.kind === 'KEYHOLE') return JSON.stringify(zone) === JSON.stringify(KEYHOLE);
  return ['CYLINDER', 'LINE', 'SYMMETRIC_QUADRANT'].includes(zone.kind);
}

/** Returns the zones of a task whose turnpoints have equal ones, as elements. */
export function lktZoneAttributes(
  points: readonly PlannedPoint[],
): { readonly name: string; readonly attributes: XmlAttributes }[] {
  const zones = {
    start: points[0]?.zone,
    finish: points.at(-1)?.zone,
    sector: points.length > 2 ? points[1]?.zone : undefined,
  };
  return Object.entries(zones).flatMap(([name, zone]) => {
    if (!zone) return [];
    // Starts and finishes have no keyholes; the sector remains.
    const type = zone.kind === 'KEYHOLE' && name !== 'sector' ? 'sector' : commonType(zone);
    return [{ name, attributes: { type, radius: zone.radiusM ?? UNLIMITED_M } }];
  });
}

function commonType({ kind }: ObservationZone): string {
  if (kind === 'CYLINDER') return 'circle';
  if (kind === 'KEYHOLE') return 'DAe';
  return kind === 'LINE' || kind === 'FIXED_LINE' ? 'line' : 'sector';
}

/** Returns the zone of a point as attributes. */
export function lktPointZoneAttributes(
  points: readonly PlannedPoint[],
  index: number,
): XmlAttributes {
  const zone = points[index]?.zone;
  if (!zone) return {};
  const type = commonType(zone);
  const radius = zone.radiusM ?? UNLIMITED_M;
  const sector = asSector(zone);
  if (!sector || type === 'circle') return { type, radius };
  const { halfAngleDeg } = sector;
  if (halfAngleDeg === FULL_CIRCLE) return { type: 'circle', radius };
  const middle = sectorBearingDeg(points, index, sector.axis);
  const [start, end] = edgesOfSector(middle, halfAngleDeg);
  return { type: 'sector', radius, 'start-radial': start, 'end-radial': end };
}
