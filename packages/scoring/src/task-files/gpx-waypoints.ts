import { checkText } from '../units/check-value.js';
import { checkTaskFile } from '../waypoint/check-task-file.js';
import { oneLine, severalLines, textProperty } from '../waypoint/field-text.js';
import type { PlannedTask } from '../waypoint/planned-task.js';
import type { ParsedTaskFile, TaskFile } from '../waypoint/task-file.js';
import { FindingList } from '../waypoint/task-file-finding.js';
import { WAYPOINT_KINDS, type Waypoint } from '../waypoint/waypoint.js';
import { arePlausible, contentOfTask } from './task-content.js';
import { childOf, numberOf, readXml, toNumber, type XmlElement } from './xml-elements.js';
import { XML_DECLARATION, xmlElement, xmlLines } from './xml-writer.js';

/**
 * Reads the waypoints and routes of a GPX file; a route becomes a task without zones. Flaws are
 * reported with their line, and the rest is used.
 *
 * @throws {TypeError} If it is not a string.
 * @see GPX 1.1 schema, https://www.topografix.com/GPX/1/1/
 */
export function parseGpx(text: string): ParsedTaskFile {
  checkText('text', text);
  const list = new FindingList();
  const root = readXml(text, list);
  if (root?.name !== 'gpx') {
    list.report('UNKNOWN_FORMAT', root?.line ?? 1, root ? `<${root.name}>` : text);
    return contentOfTask(undefined, list);
  }
  const elements = root.children.filter(({ name }) => name === 'wpt');
  const waypoints = elements.flatMap((element) => readWaypoint(element, list) ?? []);
  const routes = root.children.filter(({ name }) => name === 'rte');
  const tasks = routes.flatMap((route) => readRoute(route, list) ?? []);
  const { findings, furtherFindings } = list;
  return { waypoints, tasks, findings, furtherFindings };
}

function readRoute(route: XmlElement, list: FindingList): PlannedTask | undefined {
  const elements = route.children.filter(({ name }) => name === 'rtept');
  const points = elements.map((element, index) => readPoint(element, `${index + 1}`, list));
  if (points.length < 2) list.report('TOO_FEW_POINTS', route.line, '<rte>');
  if (points.length < 2 || points.includes(undefined)) return undefined;
  return {
    ...textProperty('name', textIn(route, 'name')),
    points: points.filter((point) => point !== undefined),
  };
}

function readWaypoint(element: XmlElement, list: FindingList): Waypoint | undefined {
  const name = textIn(element, 'name');
  if (name === '') list.report('MISSING_NAME', element.line, '<wpt>');
  return name === '' ? undefined : readPoint(element, name, list);
}

/** @param usualName Name of a point without one. */
function readPoint(
  element: XmlElement,
  usualName: string,
  list: FindingList,
): Waypoint | undefined {
  const [lat, lon] = [numberOf(element, 'lat'), numberOf(element, 'lon')];
  if (lat === undefined || lon === undefined || !arePlausible(lat, lon)) {
    list.report('INVALID_COORDINATES', element.line, `<${element.name}>`);
    return undefined;
  }
  const elevation = childOf(element, 'ele');
  const elevationM = toNumber(elevation?.text);
  if (elevation && elevationM === undefined) {
    list.report('INVALID_ELEVATION', elevation.line, elevation.text);
  }
  const kind = WAYPOINT_KINDS.find((known) => known === textIn(element, 'type'));
  return {
    name: textIn(element, 'name') || usualName,
    lat,
    lon,
    ...(elevationM !== undefined && { elevationM }),
    ...(kind && { kind }),
    ...textProperty('code', textIn(element, 'cmt')),
    ...textProperty('description', severalLines(childOf(element, 'desc')?.text ?? '')),
  };
}

function textIn(element: XmlElement, name: string): string {
  return oneLine(childOf(element, name)?.text ?? '');
}

/**
 * Formats waypoints and tasks as GPX. Tasks become routes; their zones are left out, because the
 * format has no place for them.
 *
 * @throws {TypeError} If the content has no waypoints or tasks.
 */
export function writeGpx(content: TaskFile): string {
  checkTaskFile(content);
  const { waypoints, tasks } = content;
  const lines = xmlLines(
    'gpx',
    { version: '1.1', creator: 'Cloudstreet', xmlns: 'http://www.topografix.com/GPX/1/1' },
    [
      ...waypoints.flatMap((waypoint) => pointLines('wpt', waypoint)),
      ...tasks.flatMap(({ name, points }) =>
        xmlLines('rte', {}, [
          ...xmlElement('name', name),
          ...points.flatMap((point) => pointLines('rtept', point)),
        ]),
      ),
    ],
  );
  return [XML_DECLARATION, ...lines, ''].join('\n');
}

function pointLines(element: string, place: Waypoint): string[] {
  const { lat, lon, name, code, description, elevationM, kind } = place;
  return xmlLines(element, { lat, lon }, [
    ...xmlElement('ele', elevationM),
    ...xmlElement('name', name),
    ...xmlElement('cmt', code),
    ...xmlElement('desc', description),
    ...xmlElement('type', kind),
  ]);
}
