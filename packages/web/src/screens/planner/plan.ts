import type { RuleSetCode, TaskPoint, ZoneProperties } from '@cloudstreet/scoring/task';
import { zoneOfProperties } from '@cloudstreet/scoring/task';
import type { NewTask, PlannedPointFeature, Task, TaskVisibility } from '@cloudstreet/sdk';

/** A place that can become a point of a plan. */
export interface Place {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** Metres above mean sea level. */
  readonly elevation?: number;
}

/** A point of a plan. */
export interface PlanPoint extends Place {
  /** Stays the same while the point moves. */
  readonly key: number;
  /** Replaces the zone of the rules. */
  readonly zone?: ZoneProperties;
}

/** Values of a plan besides its points. */
export interface PlanValues {
  readonly name: string;
  readonly description: string;
  readonly ruleset: RuleSetCode;
  /** Minimum time of an assigned area task in minutes. */
  readonly minTime: number | undefined;
  readonly visibility: TaskVisibility;
}

/** A task while it is planned. It may have fewer points than a task needs. */
export interface Plan extends PlanValues {
  readonly points: readonly PlanPoint[];
}

export const EMPTY_PLAN: Plan = {
  name: '',
  description: '',
  ruleset: 'D',
  minTime: undefined,
  visibility: 'private',
  points: [],
};

export const MAX_PLAN_POINTS = 50;

/** Reads a stored task. */
export function planOf(task: Task): Plan {
  return {
    name: task.name ?? '',
    description: task.description ?? '',
    ruleset: task.ruleset,
    minTime: task.min_time,
    visibility: task.visibility,
    points: pointsOf(task.point_features),
  };
}

/** Reads the points of a task. */
export function pointsOf(features: readonly PlannedPointFeature[]): PlanPoint[] {
  return features.map(({ geometry, properties }, index): PlanPoint => {
    const { name, elevation, ...zone } = properties;
    const [lon, lat] = geometry.coordinates;
    return {
      key: index + 1,
      name,
      lat,
      lon,
      ...(elevation !== undefined && { elevation }),
      // The contract's properties without those that are undefined.
      ...(zone.kind !== undefined && { zone }),
    };
  });
}

/** Writes a plan as the body of a request. */
export function taskOf(plan: Plan): NewTask {
  const { name, description, ruleset, minTime, visibility } = plan;
  return {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(description.trim() !== '' && { description: description.trim() }),
    ruleset,
    visibility,
    ...(minTime !== undefined && ruleset === 'AA' && { min_time: minTime }),
    point_features: plan.points.map(featureOf),
  };
}

/** Returns what is stored of a plan as a text, by which two plans are compared. */
export function contentOf(plan: Plan): string {
  return JSON.stringify(taskOf(plan));
}

function featureOf({ name, lat, lon, elevation, zone }: PlanPoint): PlannedPointFeature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: Object.assign(
      { name: name.trim() || '?' },
      elevation !== undefined && { elevation },
      zone,
    ),
  };
}

/** Returns the points as the scoring package reads them. */
export function taskPointsOf({ points }: Pick<Plan, 'points'>): TaskPoint[] {
  return points.map(({ name, lat, lon, zone: properties }) => {
    const zone = properties && zoneOfProperties(properties);
    return { name, lat, lon, ...(zone && { zone }) };
  });
}

/** Whether start and finish are at the same coordinates. */
export function isClosed({ points }: Pick<Plan, 'points'>): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return points.length > 2 && first !== undefined && isSameSpot(first, last!);
}

/** Whether two places have the same coordinates. The longitudes 180° and -180° are the same. */
export function isSameSpot(a: Pick<Place, 'lat' | 'lon'>, b: Pick<Place, 'lat' | 'lon'>): boolean {
  return a.lat === b.lat && (a.lon - b.lon) % 360 === 0;
}

/** Reason for which a plan cannot be stored. */
export type PlanProblem =
  | { readonly kind: 'tooFew' }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'repeated'; readonly name: string };

/** Finds what the server would reject. */
export function planProblem({ points }: Pick<Plan, 'points'>): PlanProblem | undefined {
  if (points.length < 2) return { kind: 'tooFew' };
  if (points.length > MAX_PLAN_POINTS) return { kind: 'tooMany' };
  const repeated = points.find((point, index) => {
    const before = points[index - 1];
    return before !== undefined && isSameSpot(before, point);
  });
  return repeated && { kind: 'repeated', name: repeated.name };
}
