import { propertiesOfZone } from '@cloudstreet/scoring/task';
import { type SeeYouDirection, zoneOfSeeYou } from '@cloudstreet/scoring/task-files';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { embedded, type Hal, numberOf, textOf } from './hal.js';

type PlannedPoints = Schemas['PlannedPoints'];

const DIRECTIONS: ReadonlySet<string | undefined> = new Set<SeeYouDirection>([
  'symmetric',
  'next',
  'previous',
  'fixed',
  'start',
]);

/** Reads the points of a task with their zones, in their order; undefined if it is not complete. */
export function readPoints(document: Hal): PlannedPoints | undefined {
  const points = embedded(document, 'points').toSorted(
    (one, other) => (numberOf(one.point_index) ?? 0) - (numberOf(other.point_index) ?? 0),
  );
  const features = points.map((point, index) => readPoint(point, roleOf(index, points.length)));
  if (features.length < 2 || features.includes(undefined)) return undefined;
  return features as PlannedPoints;
}

function roleOf(index: number, count: number): 'start' | 'turnpoint' | 'finish' {
  if (index === 0) return 'start';
  return index === count - 1 ? 'finish' : 'turnpoint';
}

function readPoint(
  point: Hal,
  role: 'start' | 'turnpoint' | 'finish',
): PlannedPoints[number] | undefined {
  const lat = degrees(point.latitude);
  const lon = degrees(point.longitude);
  if (lat === undefined || lon === undefined) return undefined;
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180) return undefined;
  const elevation = numberOf(point.elevation);
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: {
      name: textOf(point.name, 100) ?? role,
      ...(elevation !== undefined && { elevation: Math.round(elevation) }),
      ...zoneOf(point, role),
    },
  };
}

/** Returns the zone, or nothing if SoaringSpot does not give a complete one. */
function zoneOf(point: Hal, role: 'start' | 'turnpoint' | 'finish') {
  const direction = textOf(point.oz_type) ?? 'symmetric';
  const halfAngleDeg = degrees(point.oz_angle1);
  if (!DIRECTIONS.has(direction) || halfAngleDeg === undefined) return {};
  const angles = [halfAngleDeg, degrees(point.oz_angle2) ?? 0, degrees(point.oz_angle12) ?? 0];
  if (angles.some((angle) => angle < 0 || angle > 360)) return {};
  const zone = zoneOfSeeYou(
    {
      direction: direction as SeeYouDirection,
      radiusM: numberOf(point.oz_radius1) ?? 0,
      halfAngleDeg,
      innerRadiusM: Math.max(numberOf(point.oz_radius2) ?? 0, 0),
      innerHalfAngleDeg: angles[1]!,
      bearingDeg: angles[2]!,
      isLine: point.oz_line === true || point.oz_line === 1,
    },
    role,
  );
  return zone ? propertiesOfZone(zone) : {};
}

/** Converts radians to degrees, with six decimals: a tenth of a metre. */
function degrees(value: unknown): number | undefined {
  const radians = numberOf(value);
  return radians === undefined ? undefined : Math.round((radians * 180e6) / Math.PI) / 1e6;
}
