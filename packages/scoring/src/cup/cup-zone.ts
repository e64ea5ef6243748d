import type { PlannedZone, SectorAxis } from '../waypoint/planned-task.js';
import {
  asSector,
  FULL_CIRCLE,
  oppositeDeg,
  type PointRole,
  sameAxis,
  simplestZone,
  UNLIMITED_M,
} from '../waypoint/zone-shape.js';
import { formatCupLength, parseCupLength } from './cup-length.js';

/** Values of a line such as `ObsZone=0,Style=2,R1=1000m`, by lower-case keys. */
export type CupValues = ReadonlyMap<string, string>;

/** Directions of zones by their style; the first is a bearing in the field A12. */
const AXES = ['fixed', 'neighbours', 'next', 'previous', 'start'] as const;

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
