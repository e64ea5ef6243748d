import type { ObservationZone, SectorAxis } from '../task/observation-zone.js';
import { checkNumber, checkObject, checkOneOf } from '../units/check-value.js';
import { FULL_CIRCLE, oppositeDeg, type PointRole, sameAxis, simplestZone } from './zone-shape.js';

/** Directions of zones by their style in CUP files. */
export const SEE_YOU_DIRECTIONS = ['fixed', 'symmetric', 'next', 'previous', 'start'] as const;
export type SeeYouDirection = (typeof SEE_YOU_DIRECTIONS)[number];

/** Observation zone in the terms of SeeYou, as in CUP files and at central competitions. */
export interface SeeYouZone {
  readonly direction: SeeYouDirection;
  /** Outer radius, or half of the length of a line. */
  readonly radiusM: number;
  /** Half of the angle; 180 is a cylinder. */
  readonly halfAngleDeg: number;
  readonly innerRadiusM?: number;
  readonly innerHalfAngleDeg?: number;
  /** Bearing towards the task, of the direction `fixed`. */
  readonly bearingDeg?: number;
  readonly isLine?: boolean;
}

const MAX_ANGLE = 360;

/**
 * Converts a zone of SeeYou.
 *
 * @param role Place of the point in its task: at start and finish some directions are the same.
 * @returns Undefined if it has no radius or no angle.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If an angle is not within 0 to 360°, or the direction or role is unknown.
 * @see SeeYou CUP file format 1.2, observation zones
 */
export function zoneOfSeeYou(zone: SeeYouZone, role: PointRole): ObservationZone | undefined {
  checkObject('zone', zone, ['direction', 'radiusM', 'halfAngleDeg']);
  checkOneOf('role', role, ['start', 'turnpoint', 'finish']);
  checkOneOf('zone.direction', zone.direction, SEE_YOU_DIRECTIONS);
  const { direction, radiusM, halfAngleDeg, isLine = false } = zone;
  const { innerRadiusM = 0, innerHalfAngleDeg = 0, bearingDeg = 0 } = zone;
  checkNumber('zone.radiusM', radiusM);
  checkNumber('zone.innerRadiusM', innerRadiusM);
  for (const angle of [halfAngleDeg, innerHalfAngleDeg, bearingDeg]) checkAngle(angle);
  if (radiusM <= 0 || innerRadiusM < 0) return undefined;
  const axis = axisOf(direction, bearingDeg, role);
  if (isLine) {
    return typeof axis === 'number'
      ? { kind: 'FIXED_LINE', radiusM, axisDeg: axis }
      : { kind: 'LINE', radiusM };
  }
  if (halfAngleDeg === 0) return undefined;
  return simplestZone({
    kind: 'SECTOR',
    radiusM,
    halfAngleDeg: Math.min(halfAngleDeg, FULL_CIRCLE),
    axis,
    ...(innerRadiusM > 0 && {
      inner: {
        radiusM: innerRadiusM,
        halfAngleDeg: Math.min(innerHalfAngleDeg, FULL_CIRCLE),
      },
    }),
  });
}

function axisOf(direction: SeeYouDirection, bearingDeg: number, role: PointRole): SectorAxis {
  if (direction === 'fixed') return oppositeDeg(bearingDeg);
  return sameAxis(direction === 'symmetric' ? 'neighbours' : direction, role);
}

function checkAngle(angle: number): void {
  checkNumber('angle', angle);
  if (angle < 0 || angle > MAX_ANGLE) {
    throw new RangeError(`An angle must be between 0 and ${MAX_ANGLE}°, not ${angle}.`);
  }
}
