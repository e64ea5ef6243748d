import type { ObservationZone, Sector, SectorAxis } from '../task/observation-zone.js';
import { KEYHOLE_CYLINDER_M } from '../task/placed-zone.js';

/** Place of a point in its task. At start and finish, some directions are the same. */
export type PointRole = 'start' | 'turnpoint' | 'finish';

export function roleOf(index: number, count: number): PointRole {
  if (index === 0) return 'start';
  return index === count - 1 ? 'finish' : 'turnpoint';
}

/** Half of a circle in degrees. */
export const FULL_CIRCLE = 180;
const QUADRANT = 45;
/** Radius of a quadrant without an end, in formats that require one. */
export const UNLIMITED_M = 99_999;

/** Returns a sector as the cylinder, quadrant or keyhole that it may be. */
export function simplestZone(sector: Sector): ObservationZone {
  const { radiusM, halfAngleDeg, axis, inner } = sector;
  if (halfAngleDeg === FULL_CIRCLE && (!inner || inner.halfAngleDeg === FULL_CIRCLE)) {
    return { kind: 'CYLINDER', radiusM: Math.max(radiusM, inner?.radiusM ?? 0) };
  }
  // A ring has no direction.
  if (halfAngleDeg === FULL_CIRCLE && inner?.halfAngleDeg === 0) {
    return { ...sector, axis: 'neighbours' };
  }
  if (axis !== 'neighbours' || halfAngleDeg !== QUADRANT) return sector;
  if (!inner) {
    return { kind: 'SYMMETRIC_QUADRANT', ...(radiusM < UNLIMITED_M && { radiusM }) };
  }
  if (inner.halfAngleDeg !== FULL_CIRCLE) return sector;
  return { kind: 'KEYHOLE', radiusM, cylinderRadiusM: inner.radiusM };
}

/** Returns a cylinder, quadrant or keyhole as a sector; none for lines. */
export function asSector(zone: ObservationZone): Sector | undefined {
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

/** At the start only the next point is a neighbour, at the finish only the previous one. */
export function sameAxis(axis: SectorAxis, role: PointRole): SectorAxis {
  const only = { start: 'next', turnpoint: undefined, finish: 'previous' }[role];
  return axis === only ? 'neighbours' : axis;
}

/** Returns a bearing from 0 to less than 360 degrees. */
export function normalizeDeg(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** Returns the opposite bearing, with three decimals. */
export function oppositeDeg(bearing: number): number {
  return (Math.round(normalizeDeg(bearing + 180) * 1000) / 1000) % 360;
}

/** Returns the bearings of the edges of a sector, clockwise. */
export function edgesOfSector(
  middleDeg: number,
  halfAngleDeg: number,
): [start: number, end: number] {
  return [
    roundDeg(normalizeDeg(middleDeg - halfAngleDeg)),
    roundDeg(normalizeDeg(middleDeg + halfAngleDeg)),
  ];
}

/** Returns an angle with six decimals, so that sums of angles are equal. */
export function roundDeg(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
