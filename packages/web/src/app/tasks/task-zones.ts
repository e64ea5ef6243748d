import { type ZoneOutline, zoneOfProperties, zoneOutlines } from '@cloudstreet/scoring/task';
import type { Task } from '@cloudstreet/sdk';

/** Returns the outlines of the zones of a task. */
export function taskZones(task: Pick<Task, 'point_features' | 'ruleset'>): ZoneOutline[] {
  const points = task.point_features.map(({ geometry, properties }) => {
    const [lon, lat] = geometry.coordinates;
    const zone = zoneOfProperties(properties);
    return { lat, lon, name: properties.name, ...(zone && { zone }) };
  });
  return zoneOutlines({ points, ruleSet: task.ruleset });
}
