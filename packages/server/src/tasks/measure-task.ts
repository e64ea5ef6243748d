import {
  areaDistances,
  classifyTask,
  DMST_SHAPES,
  penalizedDistanceKm,
  taskWorth,
} from '@cloudstreet/scoring/task';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { type Feature, toTask } from './points.js';

/** Columns of a task that follow from its points and rules. */
export interface TaskMeasures {
  kind: Schemas['TaskKind'];
  distance: number;
  penalized_distance: number;
  min_distance: number | null;
  max_distance: number | null;
  start_on_leg: boolean;
  closed: boolean;
  lat: number;
  lon: number;
}

/** Computes kind and distances of a task as the national rules read a declared one. */
export function measureTask(
  features: readonly Feature[],
  ruleset: Schemas['RuleSet'],
): TaskMeasures {
  const task = toTask(features, ruleset);
  const reading = classifyTask(task.points, DMST_SHAPES);
  const areas = areaDistances(task);
  const { lat, lon } = task.points[0]!;
  return {
    kind: reading.kind,
    distance: reading.distanceKm,
    penalized_distance: penalizedDistanceKm(reading, task),
    min_distance: areas?.minKm ?? null,
    max_distance: areas?.maxKm ?? null,
    start_on_leg: reading.startOnLeg,
    closed: reading.isClosed,
    lat,
    lon,
  };
}

/** Returns the points of a task in each contest that scores distance. */
export function worthOf(features: readonly Feature[]): Schemas['TaskWorth'][] {
  return taskWorth(toTask(features, 'D').points).map(({ contest, distanceKm, points }) => ({
    contest,
    distance: distanceKm,
    points,
  }));
}

/** West, south, east and north. Tasks across the date line have west of east. */
export function boundsOf(features: readonly Feature[]): Schemas['BoundingBox'] {
  const lons = features.map(({ geometry }) => geometry.coordinates[0]);
  const lats = features.map(({ geometry }) => geometry.coordinates[1]);
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  if (east - west <= 180) return [west, south, east, north];
  const eastern = Math.min(...lons.filter((lon) => lon > 0));
  const western = Math.max(...lons.filter((lon) => lon <= 0));
  return [eastern, south, western, north];
}
