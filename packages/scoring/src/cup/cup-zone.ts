import type { PlannedZone, Sector, SectorAxis } from '../waypoint/planned-task.js';
import { formatCupLength, parseCupLength } from './cup-length.js';

/** Values of a line such as `ObsZone=0,Style=2,R1=1000m`, by lower-case keys. */
export type CupValues = ReadonlyMap<string, string>;

/** Place of a point in its task. At start and finish, some directions are the same. */
export type PointRole = 'start' | 'turnpoint' | 'finish';

/** Directions of zones by their style; the first is a bearing in the field A12. */
const AXES = ['fixed', 'neighbours', 'next', 'previous', 'start'] as const;
const FULL_CIRCLE = 180;
const QUADRANT = 45;
/** Radius of a quadrant without an end, in formats that require one. */
export const UNLIMITED_M = 99_999;

/**
 * Reads an observation zone; none if it has no radius or an unknown style. A12 is the bearing
 * towards the task: recorders write it for symmetrical zones too, as the bisector of the legs.
 *
 * @see SeeYou CUP file format 1.2, observation zones
 */
export function readCupZone(values: CupValues, role: PointRole): PlannedZone | undefined {
  const style = Number(values.get('style') ?? 1);
  const direction = AXES[style];
  const radiusM = parseCupLength(values.get('r1') ?? '');
  const halfAngleDeg = angleOf(values, 'a1', FULL_CIRCLE);
  const bearing = angleOf(values, 'a12', 0);
  if (!direction || !radiusM || radiusM <= 0) return undefined;
  if (halfAngleDeg === undefined || bearing === undefined) return undefined;
  const axis = direction === 'fixed' ? oppositeDeg(bearing) : sameAxis(direction, role);
  if (values.get('line') === '1') {
    return typeof axis === 'number'
      ? { kind: 'FIXED_LINE', radiusM, axisDeg: axis }
      : { kind: 'LINE', radiusM };
  }
  const innerM = parseCupLength(values.get('r2') ?? '') ?? 0;
  const innerAngle = angleOf(values, 'a2', 0);
  if (innerM < 0 || innerAngle === undefined || halfAngleDeg <= 0) return undefined;
  return simplestZone({
    kind: 'SECTOR',
    radiusM,
    halfAngleDeg: Math.min(halfAngleDeg, FULL_CIRCLE),
    axis,
    ...(innerM > 0 && {
      inner: { radiusM: innerM, halfAngleDeg: Math.min(innerAngle, FULL_CIRCLE) },
    }),
  });
}

/** Returns a sector as the cylinder, quadrant or keyhole that it may be. */
export function simplestZone(sector: Sector): PlannedZone {
  const { radiusM, halfAngleDeg, axis, inner } = sector;
  if (halfAngleDeg === FULL_CIRCLE && (!inner || inner.halfAngleDeg === FULL_CIRCLE)) {
    return { kind: 'CYLINDER', radiusM: Math.max(radiusM, inner?.radiusM ?? 0) };
  }
  if (axis !== 'neighbours' || halfAngleDeg !== QUADRANT) return sector;
  if (!inner) {
    return { kind: 'SYMMETRIC_QUADRANT', ...(radiusM < UNLIMITED_M && { radiusM }) };
  }
  if (inner.halfAngleDeg !== FULL_CIRCLE) return sector;
  return { kind: 'KEYHOLE', radiusM, cylinderRadiusM: inner.radiusM };
}

/** Returns a cylinder, quadrant or keyhole as a sector; none for lines. */
export function asSector(zone: PlannedZone): Sector | undefined {
  const sector = { kind: 'SECTOR', axis: 'neighbours', halfAngleDeg: QUADRANT } as const;
  switch (zone.kind) {
    case 'CYLINDER':
      return { ...sector, radiusM: zone.radiusM, halfAngleDeg: FULL_CIRCLE };
    case 'SYMMETRIC_QUADRANT':
      return { ...sector, radiusM: zone.radiusM ?? UNLIMITED_M };
    case 'KEYHOLE': {
      const { radiusM, cylinderRadiusM = KEYHOLE_CYLINDER_M } = zone;
      return {
        ...sector,
        radiusM,
        inner: { radiusM: cylinderRadiusM, halfAngleDeg: FULL_CIRCLE },
      };
    }
    case 'SECTOR':
      return zone;
    case 'LINE':
    case 'FIXED_LINE':
      return undefined;
  }
}

const KEYHOLE_CYLINDER_M = 500;

/** At the start only the next point is a neighbour, at the finish only the previous one. */
export function sameAxis(axis: SectorAxis, role: PointRole): SectorAxis {
  const only = { start: 'next', turnpoint: undefined, finish: 'previous' }[role];
  return axis === only ? 'neighbours' : axis;
}

/** Returns the opposite bearing, with three decimals. */
export function oppositeDeg(bearing: number): number {
  return (Math.round(((bearing + 180) % 360) * 1000) / 1000) % 360;
}

function angleOf(values: CupValues, key: string, missing: number): number | undefined {
  const text = values.get(key);
  if (text === undefined || text === '') return missing;
  const angle = Number(text);
  return angle >= 0 && angle <= 360 ? angle : undefined;
}

/** Formats an observation zone. */
export function cupZoneLine(zone: PlannedZone, index: number, role: PointRole): string {
  return [`ObsZone=${index}`, ...zoneFields(zone, role)].join(',');
}

function zoneFields(zone: PlannedZone, role: PointRole): string[] {
  const r1 = `R1=${formatCupLength(zone.radiusM ?? UNLIMITED_M)}`;
  if (zone.kind === 'LINE') return [`Style=${styleOf('neighbours', role)}`, r1, 'A1=90', 'Line=1'];
  if (zone.kind === 'FIXED_LINE') {
    return ['Style=0', r1, 'A1=90', `A12=${oppositeDeg(zone.axisDeg)}`, 'Line=1'];
  }
  const { axis, halfAngleDeg, inner } = asSector(zone)!;
  return [
    `Style=${styleOf(axis, role)}`,
    r1,
    `A1=${halfAngleDeg}`,
    ...(inner ? [`R2=${formatCupLength(inner.radiusM)}`, `A2=${inner.halfAngleDeg}`] : []),
    ...(typeof axis === 'number' ? [`A12=${oppositeDeg(axis)}`] : []),
  ];
}

function styleOf(axis: SectorAxis, role: PointRole): number {
  if (typeof axis === 'number') return 0;
  if (axis !== 'neighbours') return AXES.indexOf(axis);
  return { start: 2, turnpoint: 1, finish: 3 }[role];
}
