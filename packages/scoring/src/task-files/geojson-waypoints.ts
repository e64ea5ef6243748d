import { checkTaskFile } from '../waypoint/check-task-file.js';
import type { PlannedTask } from '../waypoint/planned-task.js';
import type { TaskFile } from '../waypoint/task-file.js';
import type { Waypoint } from '../waypoint/waypoint.js';

/**
 * Formats waypoints and tasks as a GeoJSON collection: a point for each waypoint, a line for each
 * task with its points and zones among the properties.
 *
 * @throws {TypeError} If the content has no waypoints or tasks.
 * @see RFC 7946
 */
export function writeGeoJson(content: TaskFile): string {
  checkTaskFile(content);
  const { waypoints, tasks } = content;
  const features = [...waypoints.map(pointFeature), ...tasks.map(lineFeature)];
  return `${JSON.stringify({ type: 'FeatureCollection', features })}\n`;
}

function pointFeature(waypoint: Waypoint) {
  const { lat: _, lon: __, ...properties } = waypoint;
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: coordinatesOf(waypoint) },
  };
}

function lineFeature(task: PlannedTask) {
  const { points, ...properties } = task;
  return {
    type: 'Feature',
    properties: {
      ...properties,
      points: points.map(({ name, zone, isArea }) => ({
        name,
        ...(zone && { zone }),
        ...(isArea && { isArea }),
      })),
    },
    geometry: { type: 'LineString', coordinates: points.map(coordinatesOf) },
  };
}

function coordinatesOf({ lat, lon, elevationM }: Waypoint): number[] {
  return [lon, lat, ...(elevationM === undefined ? [] : [elevationM])];
}
