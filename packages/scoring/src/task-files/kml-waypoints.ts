import { checkTaskFile } from '../waypoint/check-task-file.js';
import type { TaskFile } from '../waypoint/task-file.js';
import type { Waypoint } from '../waypoint/waypoint.js';
import { XML_DECLARATION, xmlElement, xmlLines } from './xml-writer.js';

/**
 * Formats waypoints and tasks as KML: a point for each waypoint, a line for each task.
 *
 * @throws {TypeError} If the content has no waypoints or tasks.
 * @see OGC KML 2.3, 12-007r2
 */
export function writeKml(content: TaskFile): string {
  checkTaskFile(content);
  const { waypoints, tasks } = content;
  const lines = xmlLines('kml', { xmlns: 'http://www.opengis.net/kml/2.2' }, [
    ...xmlLines('Document', {}, [
      ...waypoints.flatMap((waypoint) =>
        xmlLines('Placemark', {}, [
          ...xmlElement('name', waypoint.name),
          ...xmlElement('description', waypoint.description),
          ...xmlLines('Point', {}, xmlElement('coordinates', coordinatesOf(waypoint))),
        ]),
      ),
      ...tasks.flatMap(({ name, points }, index) =>
        xmlLines('Placemark', {}, [
          ...xmlElement('name', name ?? `Task ${index + 1}`),
          ...xmlLines('LineString', {}, [
            ...xmlElement('tessellate', 1),
            ...xmlElement('coordinates', points.map(coordinatesOf).join(' ')),
          ]),
        ]),
      ),
    ]),
  ]);
  return [XML_DECLARATION, ...lines, ''].join('\n');
}

function coordinatesOf({ lat, lon, elevationM }: Waypoint): string {
  return [lon, lat, ...(elevationM === undefined ? [] : [elevationM])].join(',');
}
