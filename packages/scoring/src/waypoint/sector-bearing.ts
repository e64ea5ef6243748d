import { bearingDeg } from '../geo/bearing.js';
import type { Position } from '../geo/position.js';
import type { SectorAxis } from '../task/observation-zone.js';
import { oppositeDeg } from './zone-shape.js';

/** Returns the bearing of the middle of a sector, in degrees with three decimals. */
export function sectorBearingDeg(
  points: readonly Position[],
  index: number,
  axis: SectorAxis,
): number {
  if (typeof axis === 'number') return axis;
  const here = points[index]!;
  const isElsewhere = ({ lat, lon }: Position) => lat !== here.lat || lon !== here.lon;
  const previous = points.slice(0, index).findLast(isElsewhere);
  const next = points.slice(index + 1).find(isElsewhere);
  const start = points.slice(0, 1).find(isElsewhere);
  const towards: Readonly<Record<typeof axis, readonly (Position | undefined)[]>> = {
    neighbours: [previous, next],
    next: [next],
    previous: [previous],
    start: [start],
  };
  const others = towards[axis].filter((point) => point !== undefined);
  const bearings = others.map((other) => bearingOf(here, other));
  const [first = 0, second = first] = bearings;
  // From the first to the second, by the shorter way.
  const turn = ((second - first + 540) % 360) - 180;
  return oppositeDeg((first + turn / 2 + 360) % 360);
}

/** Opposite places on the globe have no bearing; zero stands for it. */
function bearingOf(from: Position, to: Position): number {
  try {
    return bearingDeg(from, to);
  } catch (error) {
    if (error instanceof RangeError) return 0;
    throw error;
  }
}

/** Directions as near as this are the same, because files round them. */
const SAME_DEG = 0.6;

/** Returns whether a bearing is that of a symmetrical zone. */
export function isSymmetrical(
  points: readonly Position[],
  index: number,
  bearing: number,
): boolean {
  const symmetrical = sectorBearingDeg(points, index, 'neighbours');
  const difference = ((bearing - symmetrical + 540) % 360) - 180;
  return Math.abs(difference) <= SAME_DEG;
}
