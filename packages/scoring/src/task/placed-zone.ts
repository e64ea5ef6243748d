import {
  createLocalFrame,
  type LocalFrame,
  type PlaneDirection,
  project,
} from '../geo/local-frame.js';
import type { Position } from '../geo/position.js';
import type { ObservationZone } from './observation-zone.js';
import { RULE_SETS } from './rule-sets.js';
import type { Task, TaskPoint } from './task.js';

/** A disc, a quadrant, the part of a quadrant within a disc, or a line. */
export interface ZonePart {
  readonly kind: 'disc' | 'quadrant' | 'line';
  /** Axis of a quadrant, or the direction in which a line must be crossed. */
  readonly ahead: PlaneDirection;
  /** Radius of the disc, or half of the line's length. A quadrant may be unbounded. */
  readonly radiusM: number;
}

/** A zone at its position. A point is reached in any of its parts. */
export interface PlacedZone {
  readonly point: Position;
  readonly frame: LocalFrame;
  readonly parts: readonly ZonePart[];
}

const KEYHOLE_CYLINDER_M = 500;
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
    return { point, frame, parts: zones.flatMap((zone) => partsOf(zone, axis, along)) };
  });
}

function partsOf(zone: ObservationZone, axis: PlaneDirection, along: PlaneDirection): ZonePart[] {
  switch (zone.kind) {
    case 'CYLINDER':
      return [{ kind: 'disc', ahead: axis, radiusM: zone.radiusM }];
    case 'SYMMETRIC_QUADRANT':
      return [{ kind: 'quadrant', ahead: axis, radiusM: zone.radiusM ?? NO_END }];
    case 'KEYHOLE':
      return [
        { kind: 'disc', ahead: axis, radiusM: zone.cylinderRadiusM ?? KEYHOLE_CYLINDER_M },
        { kind: 'quadrant', ahead: axis, radiusM: zone.radiusM },
      ];
    case 'LINE':
      return [{ kind: 'line', ahead: along, radiusM: zone.radiusM }];
  }
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
