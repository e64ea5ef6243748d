import { checkObject, checkOneOf } from '../units/check-value.js';
import { roundTo } from '../units/round.js';
import { checkZone, ZONE_KINDS } from './check-task.js';
import type { ObservationZone, ObservationZoneKind, SectorAxis } from './observation-zone.js';

/** Properties of a zone in the names and units of the contract: radii in km. */
export interface ZoneProperties {
  readonly kind?: ObservationZoneKind;
  readonly radius?: number;
  /** Radius of the cylinder of a keyhole or of the inner part of a sector. */
  readonly inner_radius?: number;
  /** Degrees. */
  readonly half_angle?: number;
  readonly inner_half_angle?: number;
  readonly axis?: SectorAxis;
}

/**
 * Reads the zone of a point from its properties in the contract.
 *
 * @returns Undefined without a kind: then the zone of the rule set counts.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a figure is missing or invalid.
 */
export function zoneOfProperties(properties: ZoneProperties): ObservationZone | undefined {
  checkObject('properties', properties, []);
  const { kind } = properties;
  if (kind === undefined) return undefined;
  checkOneOf('kind of a zone', kind, ZONE_KINDS);
  const zone = zoneOf(kind, properties);
  checkZone(zone);
  return zone;
}

function zoneOf(kind: ObservationZoneKind, given: ZoneProperties): ObservationZone {
  // A missing radius is not a number, which the check rejects.
  const radiusM = metres(given.radius ?? NaN);
  const innerM = given.inner_radius === undefined ? undefined : metres(given.inner_radius);
  switch (kind) {
    case 'SYMMETRIC_QUADRANT':
      return { kind, ...(given.radius !== undefined && { radiusM }) };
    case 'KEYHOLE':
      return { kind, radiusM, ...(innerM !== undefined && { cylinderRadiusM: innerM }) };
    case 'SECTOR':
      return {
        kind,
        radiusM,
        halfAngleDeg: given.half_angle ?? NaN,
        axis: given.axis ?? 'neighbours',
        ...(innerM !== undefined && {
          inner: { radiusM: innerM, halfAngleDeg: given.inner_half_angle ?? 180 },
        }),
      };
    case 'FIXED_LINE':
      return { kind, radiusM, axisDeg: typeof given.axis === 'number' ? given.axis : NaN };
    case 'CYLINDER':
    case 'LINE':
      return { kind, radiusM };
    default:
      return kind satisfies never;
  }
}

/**
 * Writes a zone as properties of the contract.
 *
 * @throws {TypeError} If the value is not a zone.
 * @throws {RangeError} If a figure is missing or invalid.
 */
export function propertiesOfZone(zone: ObservationZone): ZoneProperties {
  checkZone(zone);
  const { kind, radiusM } = zone;
  const base = { kind, ...(radiusM !== undefined && { radius: kilometres(radiusM) }) };
  switch (zone.kind) {
    case 'KEYHOLE': {
      const { cylinderRadiusM: innerM } = zone;
      return { ...base, ...(innerM !== undefined && { inner_radius: kilometres(innerM) }) };
    }
    case 'SECTOR':
      return {
        ...base,
        half_angle: zone.halfAngleDeg,
        axis: zone.axis,
        ...(zone.inner && {
          inner_radius: kilometres(zone.inner.radiusM),
          inner_half_angle: zone.inner.halfAngleDeg,
        }),
      };
    case 'FIXED_LINE':
      return { ...base, axis: zone.axisDeg };
    case 'CYLINDER':
    case 'LINE':
    case 'SYMMETRIC_QUADRANT':
      return base;
    default:
      return zone satisfies never;
  }
}

/** Radii have millimetres. */
function metres(km: number): number {
  return Number.isNaN(km) ? km : roundTo(km * 1000, 3);
}

function kilometres(m: number): number {
  return roundTo(m / 1000, 6);
}
