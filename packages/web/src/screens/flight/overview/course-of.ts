import { bearingDeg, distanceKm } from '@cloudstreet/scoring/geo';
import type { ContestEntry } from '@cloudstreet/sdk';

export type CourseShape = 'triangle' | 'return' | 'straight' | 'local' | 'distance';

const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** A course in words. */
export interface Course {
  readonly shape: CourseShape;
  /** Direction of the turnpoint that is farthest from the start; empty for a local flight. */
  readonly direction: (typeof DIRECTIONS)[number] | '';
}

/** A shape describes a flight if it is at least this share of the free distance. */
const MIN_SHARE = 0.85;
/** Farthest turnpoint of a flight that stayed near its airfield. */
const MAX_LOCAL_KM = 15;

const SHAPES = [
  ['triangle', 'triangle'],
  ['return', 'out_return'],
  ['straight', 'out'],
] as const satisfies readonly (readonly [CourseShape, ContestEntry['name']])[];

/** Returns the shape and the direction of a flight. `undefined` without a score. */
export function courseOf(contests: readonly ContestEntry[]): Course | undefined {
  const entryOf = (name: ContestEntry['name']) => contests.find((entry) => entry.name === name);
  const free = entryOf('free');
  if (!free) return undefined;
  const [shape, entry] = SHAPES.map(([one, name]) => [one, entryOf(name)] as const).find(
    ([, other]) => other !== undefined && other.distance >= MIN_SHARE * free.distance,
  ) ?? ['distance' as const, free];
  const [start, ...others] = (entry ?? free).score.turnpoints;
  if (!start) return undefined;
  const far = others.reduce(
    (farthest, point) =>
      distanceKm(start, point) > distanceKm(start, farthest) ? point : farthest,
    start,
  );
  if (distanceKm(start, far) < MAX_LOCAL_KM) return { shape: 'local', direction: '' };
  const sector = Math.round(bearingDeg(start, far) / 45) % DIRECTIONS.length;
  return { shape, direction: DIRECTIONS[sector]! };
}
