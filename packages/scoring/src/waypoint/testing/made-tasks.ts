import fc from 'fast-check';
import type { ObservationZone } from '../../task/observation-zone.js';
import { plannedPoint } from '../planned-point.js';
import type { PlannedPoint, PlannedTask } from '../planned-task.js';
import type { TaskFile } from '../task-file.js';
import { WAYPOINT_KINDS, type Waypoint } from '../waypoint.js';
import { type PointRole, roleOf } from '../zone-shape.js';

/** Abilities of a format; everything else is left out of made content. */
export interface FormatLimits {
  /** Positions on a grid of so many parts of a degree. */
  readonly partsOfDegree: number;
  /** Digits after the point of lengths. */
  readonly decimals: number;
  readonly hasDetails: boolean;
  readonly hasZones: 'all' | 'cylinders' | 'none';
  readonly hasNames: boolean;
  readonly hasPlaces: boolean;
  readonly isArea: 'never' | 'sometimes';
  readonly hasTimes: 'seconds' | 'minutes' | 'none';
}

const LETTERS = 'AZaz09 ,;"\'<>&=äßé漢-_/\\';

const TEXT = fc
  .string({ unit: fc.constantFrom(...Array.from(LETTERS)), minLength: 1, maxLength: 12 })
  .map((text) => text.trim().replaceAll('\\n', '') || 'X')
  .filter((text) => text !== '???');

function optional<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(value, { nil: undefined });
}

function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([, each]) => each !== undefined),
  ) as Value;
}

function angle(max: number, { partsOfDegree }: FormatLimits): fc.Arbitrary<number> {
  return fc
    .integer({ min: -max * partsOfDegree, max: max * partsOfDegree })
    .map((units) => toDegrees(units, partsOfDegree));
}

/** Degrees as the readers compute them, from degrees and minutes if the grid is in minutes. */
function toDegrees(units: number, parts: number): number {
  if (parts !== 60_000) return units / parts;
  const whole = Math.floor(Math.abs(units) / parts);
  const degrees = whole + Number(((Math.abs(units) % parts) / 1000).toFixed(3)) / 60;
  return units < 0 ? -degrees : degrees;
}

function length(min: number, max: number, { decimals }: FormatLimits): fc.Arbitrary<number> {
  const parts = 10 ** decimals;
  return fc.integer({ min: min * parts, max: max * parts }).map((units) => units / parts);
}

function waypoints(limits: FormatLimits): fc.Arbitrary<Waypoint> {
  const { hasDetails } = limits;
  const detail = <Value>(value: fc.Arbitrary<Value>) =>
    hasDetails ? optional(value) : fc.constant(undefined);
  return fc
    .record({
      name: TEXT,
      lat: angle(85, limits),
      lon: angle(180, limits),
      elevationM: length(-400, 8000, limits),
      code: detail(TEXT),
      country: detail(fc.constantFrom('DE', 'SI', 'fr')),
      kind: detail(fc.constantFrom(...WAYPOINT_KINDS)),
      runwayDirectionDeg: detail(fc.integer({ min: 1, max: 360 })),
      runwayLengthM: detail(length(1, 4000, limits)),
      frequency: detail(fc.constantFrom('122.355', '130.125')),
      description: optional(fc.array(TEXT, { minLength: 1, maxLength: 3 })),
      userData: detail(TEXT),
    })
    .map(({ description, ...waypoint }) =>
      withoutUndefined({ ...waypoint, description: description?.join('\n') }),
    ) as fc.Arbitrary<Waypoint>;
}

function zones(role: PointRole, limits: FormatLimits): fc.Arbitrary<ObservationZone | undefined> {
  const radiusM = length(100, 50_000, limits);
  const cylinder = radiusM.map(
    (radius): ObservationZone => ({ kind: 'CYLINDER', radiusM: radius }),
  );
  if (limits.hasZones === 'none') return fc.constant(undefined);
  if (limits.hasZones === 'cylinders') return cylinder;
  const line = radiusM.map((radius): ObservationZone => ({ kind: 'LINE', radiusM: radius }));
  const quadrant = radiusM.map(
    (radius): ObservationZone => ({ kind: 'SYMMETRIC_QUADRANT', radiusM: radius }),
  );
  const keyhole = fc.tuple(radiusM, length(100, 900, limits)).map(
    ([radius, cylinderRadiusM]): ObservationZone => ({
      kind: 'KEYHOLE',
      radiusM: radius,
      cylinderRadiusM,
    }),
  );
  const sector = fc
    .tuple(radiusM, fc.integer({ min: 1, max: 44 }), fc.integer({ min: 0, max: 359 }))
    .map(
      ([radius, halfAngleDeg, axis]): ObservationZone => ({
        kind: 'SECTOR',
        radiusM: radius,
        halfAngleDeg,
        axis,
      }),
    );
  return role === 'turnpoint'
    ? optional(fc.oneof(cylinder, quadrant, keyhole, sector))
    : optional(fc.oneof(cylinder, line, quadrant));
}

function tasks(places: readonly Waypoint[], limits: FormatLimits): fc.Arbitrary<PlannedTask> {
  const place = fc.constantFrom(...places);
  const { hasTimes, hasPlaces, hasNames } = limits;
  const clock =
    hasTimes === 'none'
      ? fc.constant(undefined)
      : optional(
          fc
            .integer({ min: 0, max: 86_399 })
            .map((time) => (hasTimes === 'minutes' ? time - (time % 60) : time)),
        );
  const point = (role: PointRole): fc.Arbitrary<PlannedPoint> =>
    fc.tuple(place, zones(role, limits), fc.boolean()).map(([at, zone, isArea]): PlannedPoint => {
      const area = role === 'turnpoint' && isArea && limits.isArea === 'sometimes';
      return plannedPoint(at, zone, area);
    });
  return fc.integer({ min: 2, max: 6 }).chain((count) =>
    fc
      .record({
        name: hasNames ? optional(TEXT) : fc.constant(undefined),
        takeoff: hasPlaces ? optional(place) : fc.constant(undefined),
        points: fc.tuple(
          ...Array.from({ length: count }, (_, index) => point(roleOf(index, count))),
        ),
        landing: hasPlaces ? optional(place) : fc.constant(undefined),
        startOpensS: clock,
        minTimeS: clock,
      })
      .map(withoutUndefined),
  ) as fc.Arbitrary<PlannedTask>;
}

/** Made waypoints with different names, and tasks among them. */
export function madeTaskFiles(limits: FormatLimits): fc.Arbitrary<TaskFile> {
  return fc
    .uniqueArray(waypoints(limits), {
      minLength: 2,
      maxLength: 8,
      selector: ({ name }) => name,
    })
    .chain((places) =>
      fc.record({
        waypoints: fc.constant(places),
        tasks: fc.array(tasks(places, limits), { minLength: 1, maxLength: 3 }),
      }),
    );
}
