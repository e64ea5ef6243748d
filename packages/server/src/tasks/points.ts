import {
  type RuleSetCode,
  type Task,
  type TaskPoint,
  zoneOfProperties,
} from '@cloudstreet/scoring/task';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { type FieldProblem, text } from '../platform/errors/errors.js';

export type Feature = Schemas['PlannedPointFeature'];

/** Returns the task of the scoring package. Its zones must be complete. */
export function toTask(features: readonly Feature[], ruleSet: RuleSetCode): Task {
  return { points: features.map(toPoint), ruleSet };
}

function toPoint({ geometry, properties }: Feature): TaskPoint {
  const [lon, lat] = geometry.coordinates;
  const zone = zoneOfProperties(properties);
  return { lat, lon, name: properties.name, ...(zone && { zone }) };
}

/** Finds the problems of points that the schema of the contract cannot express. */
export function problemsOf(features: readonly Feature[]): FieldProblem[] {
  return features.flatMap((feature, index): FieldProblem[] => {
    const loc = ['point_features', index];
    const before = features[index - 1];
    if (before && isSamePosition(before, feature)) {
      const message = text('task.repeatedPoint', { name: feature.properties.name });
      return [{ loc, type: 'REPEATED_POINT', message }];
    }
    if (hasCompleteZone(feature)) return [];
    const message = text('task.incompleteZone', { name: feature.properties.name });
    return [{ loc: [...loc, 'properties'], type: 'INCOMPLETE_ZONE', message }];
  });
}

/** The longitudes 180° and -180° are the same. */
function isSamePosition(a: Feature, b: Feature): boolean {
  const [lonA, latA] = a.geometry.coordinates;
  const [lonB, latB] = b.geometry.coordinates;
  return latA === latB && (lonA - lonB) % 360 === 0;
}

function hasCompleteZone(feature: Feature): boolean {
  try {
    toPoint(feature);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
