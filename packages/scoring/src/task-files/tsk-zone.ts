import type { ObservationZone, Sector } from '../task/observation-zone.js';
import { KEYHOLE_CYLINDER_M } from '../task/placed-zone.js';
import type { PlannedPoint } from '../waypoint/planned-task.js';
import { sectorBearingDeg } from '../waypoint/sector-bearing.js';
import {
  asSector,
  edgesOfSector,
  FULL_CIRCLE,
  normalizeDeg,
  type PointRole,
  roundDeg,
  simplestZone,
  UNLIMITED_M,
} from '../waypoint/zone-shape.js';
import { numberOf, type XmlElement } from './xml-elements.js';
import type { XmlAttributes } from './xml-writer.js';

const STATUTE_MILE = 1609.344;
/** Of cylinders and sectors without a radius. */
const RADIUS_M = 10_000;
const LINE_LENGTH_M = 1000;
const QUADRANT = 45;
const HALF_PLANE = 90;

/**
 * Reads an observation zone of XCSoar; none if its type is unknown or a figure is invalid.
 *
 * @see XCSoar, src/Task/Deserialiser.cpp
 */
export function readTskZone(element: XmlElement, role: PointRole): ObservationZone | undefined {
  const valueOf = (name: string, missing: number) =>
    element.attributes.has(name) ? (numberOf(element, name) ?? Number.NaN) : missing;
  const radiusM = valueOf('radius', RADIUS_M);
  const halfAngleDeg = valueOf('angle', 2 * QUADRANT) / 2;
  const zone = zoneOf();
  return zone && isValid(zone) ? zone : undefined;

  function zoneOf(): ObservationZone | undefined {
    switch (element.attributes.get('type')) {
      case 'Line':
        return { kind: 'LINE', radiusM: valueOf('length', LINE_LENGTH_M) / 2 };
      case 'Cylinder':
        return { kind: 'CYLINDER', radiusM };
      case 'MatCylinder':
        return { kind: 'CYLINDER', radiusM: STATUTE_MILE };
      case 'FAISector':
        return { kind: 'SYMMETRIC_QUADRANT', radiusM: faiRadiusM(role) };
      case 'SymmetricQuadrant':
        return simplestZone(symmetrical(radiusM, halfAngleDeg));
      case 'Keyhole':
        return simplestZone(symmetrical(RADIUS_M, QUADRANT, KEYHOLE_CYLINDER_M));
      case 'CustomKeyhole': {
        const innerM = valueOf('inner_radius', KEYHOLE_CYLINDER_M);
        return simplestZone(symmetrical(radiusM, halfAngleDeg, innerM));
      }
      case 'BGAFixedCourse':
        return simplestZone(symmetrical(2 * RADIUS_M, QUADRANT, KEYHOLE_CYLINDER_M));
      case 'BGAEnhancedOption':
        return simplestZone(symmetrical(RADIUS_M, HALF_PLANE, KEYHOLE_CYLINDER_M));
      case 'BGAStartSector':
        return simplestZone(symmetrical(RADIUS_M / 2, HALF_PLANE));
      case 'Sector': {
        const [start, end] = [valueOf('start_radial', 0), valueOf('end_radial', 360)];
        const innerM = valueOf('inner_radius', 0);
        if (Number.isNaN(start + end + innerM)) return undefined;
        return sectorBetween(radiusM, start, end, innerM);
      }
      case undefined:
      default:
        return undefined;
    }
  }
}

function symmetrical(radiusM: number, halfAngleDeg: number, innerM?: number): Sector {
  return {
    kind: 'SECTOR',
    radiusM,
    halfAngleDeg,
    axis: 'neighbours',
    ...(innerM !== undefined && { inner: { radiusM: innerM, halfAngleDeg: FULL_CIRCLE } }),
  };
}

/** Returns the sector clockwise from one bearing to another; equal ones are a circle. */
export function sectorBetween(
  radiusM: number,
  startDeg: number,
  endDeg: number,
  innerM = 0,
): ObservationZone {
  const angle = normalizeDeg(endDeg - startDeg) || 360;
  return simplestZone({
    kind: 'SECTOR',
    radiusM,
    halfAngleDeg: roundDeg(angle / 2),
    axis: roundDeg(startDeg + angle / 2) % 360,
    ...(innerM > 0 && { inner: { radiusM: innerM, halfAngleDeg: 0 } }),
  });
}

function isValid(zone: ObservationZone): boolean {
  const { radiusM, halfAngleDeg, axis, inner } =
    asSector(zone) ?? symmetrical(zone.radiusM ?? UNLIMITED_M, FULL_CIRCLE);
  return (
    radiusM > 0 &&
    halfAngleDeg > 0 &&
    halfAngleDeg <= FULL_CIRCLE &&
    (inner === undefined || inner.radiusM > 0) &&
    (typeof axis !== 'number' || axis >= 0)
  );
}

/** A sector of XCSoar is shorter at start and finish. */
function faiRadiusM(role: PointRole): number {
  return role === 'turnpoint' ? RADIUS_M : RADIUS_M / 10;
}

/**
 * Returns the attributes of an observation zone. Lines lose their direction, and sectors in a fixed
 * direction lose an inner sector, which XCSoar does not have.
 */
export function tskZoneAttributes(
  points: readonly PlannedPoint[],
  index: number,
  role: PointRole,
): XmlAttributes | undefined {
  const zone = points[index]?.zone;
  if (!zone) return undefined;
  const sector = asSector(zone);
  if (!sector) return { type: 'Line', length: 2 * (zone.radiusM ?? UNLIMITED_M) };
  if (zone.kind === 'CYLINDER') return { type: 'Cylinder', radius: zone.radiusM };
  const { radiusM: radius, halfAngleDeg, axis, inner } = sector;
  if (axis === 'neighbours' && inner?.halfAngleDeg === FULL_CIRCLE) return keyhole(sector);
  if (axis === 'neighbours' && !inner) {
    const isFai = halfAngleDeg === QUADRANT && radius === faiRadiusM(role);
    return isFai
      ? { type: 'FAISector' }
      : { type: 'SymmetricQuadrant', radius, angle: 2 * halfAngleDeg };
  }
  const middle = sectorBearingDeg(points, index, axis);
  const isCircle = halfAngleDeg === FULL_CIRCLE;
  const [start, end] = isCircle ? [0, 360] : edgesOfSector(middle, halfAngleDeg);
  return {
    type: 'Sector',
    radius,
    start_radial: start,
    end_radial: end,
    inner_radius: inner?.halfAngleDeg === 0 ? inner.radiusM : undefined,
  };
}

function keyhole({ radiusM: radius, halfAngleDeg, inner }: Sector): XmlAttributes {
  const inner_radius = inner?.radiusM;
  if (inner_radius === KEYHOLE_CYLINDER_M && halfAngleDeg === QUADRANT) {
    if (radius === RADIUS_M) return { type: 'Keyhole' };
    if (radius === 2 * RADIUS_M) return { type: 'BGAFixedCourse' };
  }
  if (inner_radius === KEYHOLE_CYLINDER_M && halfAngleDeg === HALF_PLANE && radius === RADIUS_M) {
    return { type: 'BGAEnhancedOption' };
  }
  return { type: 'CustomKeyhole', radius, angle: 2 * halfAngleDeg, inner_radius };
}
