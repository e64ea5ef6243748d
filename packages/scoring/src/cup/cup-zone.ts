import type { ObservationZone, SectorAxis } from '../task/observation-zone.js';
import { SEE_YOU_DIRECTIONS, zoneOfSeeYou } from '../waypoint/see-you-zone.js';
import {
  asSector,
  FULL_CIRCLE,
  oppositeDeg,
  type PointRole,
  UNLIMITED_M,
} from '../waypoint/zone-shape.js';
import { formatCupLength, parseCupLength } from './cup-length.js';

/** Values of a line such as `ObsZone=0,Style=2,R1=1000m`, by lower-case keys. */
export type CupValues = ReadonlyMap<string, string>;

/**
 * Reads an observation zone; none if it has no radius or an unknown style. A12 is the bearing
 * towards the task: recorders write it for symmetrical zones too, as the bisector of the legs.
 *
 * @see SeeYou CUP file format 1.2, observation zones
 */
export function readCupZone(values: CupValues, role: PointRole): ObservationZone | undefined {
  const direction = SEE_YOU_DIRECTIONS[Number(values.get('style') ?? 1)];
  const radiusM = parseCupLength(values.get('r1') ?? '');
  const halfAngleDeg = angleOf(values, 'a1', FULL_CIRCLE);
  const bearingDeg = angleOf(values, 'a12', 0);
  const innerHalfAngleDeg = angleOf(values, 'a2', 0);
  if (!direction || radiusM === undefined || halfAngleDeg === undefined) return undefined;
  if (bearingDeg === undefined || innerHalfAngleDeg === undefined) return undefined;
  const zone = {
    direction,
    radiusM,
    halfAngleDeg,
    innerRadiusM: parseCupLength(values.get('r2') ?? '') ?? 0,
    innerHalfAngleDeg,
    bearingDeg,
    isLine: values.get('line') === '1',
  };
  return zoneOfSeeYou(zone, role);
}

function angleOf(values: CupValues, key: string, missing: number): number | undefined {
  const text = values.get(key);
  if (text === undefined || text === '') return missing;
  const angle = Number(text);
  return angle >= 0 && angle <= 360 ? angle : undefined;
}

/** Formats an observation zone. */
export function cupZoneLine(zone: ObservationZone, index: number, role: PointRole): string {
  return [`ObsZone=${index}`, ...zoneFields(zone, role)].join(',');
}

function zoneFields(zone: ObservationZone, role: PointRole): string[] {
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
  if (axis !== 'neighbours') return SEE_YOU_DIRECTIONS.indexOf(axis);
  return { start: 2, turnpoint: 1, finish: 3 }[role];
}
