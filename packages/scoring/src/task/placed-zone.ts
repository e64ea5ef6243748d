import { RADIANS_PER_DEGREE } from '../geo/ellipsoid.js';
import {
  createLocalFrame,
  type LocalFrame,
  type PlaneDirection,
  project,
} from '../geo/local-frame.js';
import type { Position } from '../geo/position.js';
import type { ObservationZone, Sector } from './observation-zone.js';
import { RULE_SETS } from './rule-sets.js';
import type { Task, TaskPoint } from './task.js';

/** A disc, a sector of at most half a circle, or a line. */
export interface ZonePart {
  readonly kind: 'disc' | 'sector' | 'line';
  /** Axis of a sector, or the direction in which a line must be crossed. */
  readonly ahead: PlaneDirection;
  /** Radius of the disc, or half of the line's length. A sector may be unbounded. */
  readonly radiusM: number;
  /** Radius around the point that does not belong to it. */
  readonly holeM: number;
  /**
   * Edges of a sector: a place belongs to it if `edge.ahead` times metres ahead is at least
   * `edge.aside` times metres aside.
   */
  readonly edge: { readonly ahead: number; readonly aside: number };
}

/** A zone at its position. A point is reached in any of its parts. */
export interface PlacedZone {
  readonly point: Position;
  readonly frame: LocalFrame;
  readonly parts: readonly ZonePart[];
}

/** Radius of the cylinder of a keyhole that gives none. */
export const KEYHOLE_CYLINDER_M = 500;
const HALF_CIRCLE = 180;
const QUADRANT = 45;
const NO_END = Number.POSITIVE_INFINITY;

/** Places the zones of a task, in the order of its points. */
export function placeZones({ points, ruleSet }: Task): PlacedZone[] {
  const rules = RULE_SETS[ruleSet];
  return points.map((point, index) => {
    const isStart = index === 0;
    const standard = isStart
      ? [rules.start]
      : index === points.length - 1
        ? [rules.finish]
        : rules.turnpoint;
    const frame = createLocalFrame(point);
    const axis = axisAt(points, index, frame);
    // The axis of a start points backwards, against the leg.
    const along = isStart ? opposite(axis) : axis;
    const zones = point.zone ? [point.zone] : standard;
    const place = { points, index, frame, axis, along };
    return { point, frame, parts: zones.flatMap((zone) => partsOf(zone, place)) };
  });
}

/** A point of a task, and the directions of its zone. */
interface ZonePlace {
  readonly points: readonly TaskPoint[];
  readonly index: number;
  readonly frame: LocalFrame;
  /** Away from the neighbours. */
  readonly axis: PlaneDirection;
  /** Direction in which a line is crossed. */
  readonly along: PlaneDirection;
}

function partsOf(zone: ObservationZone, place: ZonePlace): ZonePart[] {
  const { axis, along } = place;
  switch (zone.kind) {
    case 'CYLINDER':
      return sectorParts(axis, HALF_CIRCLE, zone.radiusM);
    case 'SYMMETRIC_QUADRANT':
      return sectorParts(axis, QUADRANT, zone.radiusM ?? NO_END);
    case 'KEYHOLE':
      return [
        ...sectorParts(axis, HALF_CIRCLE, zone.cylinderRadiusM ?? KEYHOLE_CYLINDER_M),
        ...sectorParts(axis, QUADRANT, zone.radiusM),
      ];
    case 'SECTOR': {
      const { radiusM, halfAngleDeg, inner } = zone;
      const ahead = sectorAxis(zone, place);
      // A narrower sector replaces the inner part; a wider one only adds to it.
      const holeM = inner && inner.halfAngleDeg < halfAngleDeg ? inner.radiusM : 0;
      return [
        ...sectorParts(ahead, halfAngleDeg, radiusM, holeM),
        ...(inner && inner.halfAngleDeg > 0
          ? sectorParts(ahead, inner.halfAngleDeg, inner.radiusM)
          : []),
      ];
    }
    case 'LINE':
      return [linePart(along, zone.radiusM)];
    case 'FIXED_LINE': {
      const outwards = directionOf(zone.axisDeg);
      return [linePart(place.index === 0 ? opposite(outwards) : outwards, zone.radiusM)];
    }
  }
}

function linePart(ahead: PlaneDirection, radiusM: number): ZonePart {
  return { kind: 'line', ahead, radiusM, holeM: 0, edge: { ahead: 0, aside: 0 } };
}

/** Returns a sector as parts of at most half a circle each. */
function sectorParts(
  axis: PlaneDirection,
  halfAngleDeg: number,
  radiusM: number,
  holeM = 0,
): ZonePart[] {
  if (halfAngleDeg >= HALF_CIRCLE) {
    return [{ kind: 'disc', ahead: axis, radiusM, holeM, edge: { ahead: 0, aside: 0 } }];
  }
  if (halfAngleDeg > HALF_CIRCLE / 2) {
    const quarter = halfAngleDeg / 2;
    return [quarter, -quarter].flatMap((turnDeg) =>
      sectorParts(turned(axis, turnDeg), quarter, radiusM, holeM),
    );
  }
  const angle = halfAngleDeg * RADIANS_PER_DEGREE;
  const edge = { ahead: Math.sin(angle), aside: Math.cos(angle) };
  return [{ kind: 'sector', ahead: axis, radiusM, holeM, edge }];
}

/** Outward direction of the middle of a sector. */
function sectorAxis({ axis }: Sector, { points, index, frame, ...place }: ZonePlace) {
  if (typeof axis === 'number') return directionOf(axis);
  const here = points[index]!;
  const isElsewhere = ({ lat, lon }: Position) => lat !== here.lat || lon !== here.lon;
  const others = {
    neighbours: undefined,
    next: points.slice(index + 1).find(isElsewhere),
    previous: points.slice(0, index).findLast(isElsewhere),
    start: points.slice(0, 1).find(isElsewhere),
  };
  const other = others[axis];
  return other ? opposite(unit(...project(other, frame))) : place.axis;
}

function directionOf(bearingDeg: number): PlaneDirection {
  const bearing = bearingDeg * RADIANS_PER_DEGREE;
  return { east: Math.sin(bearing), north: Math.cos(bearing) };
}

/** Turned clockwise. */
function turned({ east, north }: PlaneDirection, degrees: number): PlaneDirection {
  const [sin, cos] = [
    Math.sin(degrees * RADIANS_PER_DEGREE),
    Math.cos(degrees * RADIANS_PER_DEGREE),
  ];
  return { east: east * cos + north * sin, north: north * cos - east * sin };
}

/** Axis away from the neighbours: opposite to the bisector of the directions to them. */
function axisAt(points: readonly TaskPoint[], index: number, frame: LocalFrame): PlaneDirection {
  const here = points[index]!;
  const isElsewhere = ({ lat, lon }: Position) => lat !== here.lat || lon !== here.lon;
  const neighbours = [
    points.slice(0, index).findLast(isElsewhere),
    points.slice(index + 1).find(isElsewhere),
  ].filter((point) => point !== undefined);
  const [first, second] = neighbours.map((point) => unit(...project(point, frame)));
  if (!first) return { east: 0, north: 1 };
  if (!second) return opposite(first);
  const [east, north] = [first.east + second.east, first.north + second.north];
  // On a straight course there is no outside, so the right-hand side is chosen.
  if (Math.hypot(east, north) < 1e-9) return { east: -first.north, north: first.east };
  return opposite(unit(east, north));
}

function unit(east: number, north: number): PlaneDirection {
  const length = Math.hypot(east, north);
  return { east: east / length, north: north / length };
}

function opposite({ east, north }: PlaneDirection): PlaneDirection {
  return { east: -east, north: -north };
}
