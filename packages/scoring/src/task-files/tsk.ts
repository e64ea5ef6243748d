import { checkText } from '../units/check-value.js';
import { checkPlannedTask } from '../waypoint/check-task-file.js';
import { formatClock, parseClock } from '../waypoint/clock-time.js';
import { oneLine, severalLines, textProperty } from '../waypoint/field-text.js';
import { plannedPoint } from '../waypoint/planned-point.js';
import { MAX_TASK_POINTS, type PlannedPoint, type PlannedTask } from '../waypoint/planned-task.js';
import type { ParsedTaskFile } from '../waypoint/task-file.js';
import { FindingList } from '../waypoint/task-file-finding.js';
import type { Waypoint } from '../waypoint/waypoint.js';
import { roleOf } from '../waypoint/zone-shape.js';
import { arePlausible, contentOfTask } from './task-content.js';
import { readTskZone, tskZoneAttributes } from './tsk-zone.js';
import { childOf, numberOf, readXml, type XmlElement } from './xml-elements.js';
import { type XmlAttributes, xmlLines } from './xml-writer.js';

/** Attributes of a task that are not among the settings of the format. */
const READ_ATTRIBUTES = new Set(['name', 'aat_min_time', 'start_open_time', 'start_close_time']);
/** XCSoar writes it for an altitude that it does not know. */
const NO_ALTITUDE_M = -999;

/**
 * Reads a task of XCSoar. Flaws are reported with their line, and the rest is used.
 *
 * @param text Decoded file of the extension `tsk`.
 * @throws {TypeError} If it is not a string.
 * @see XCSoar, src/Task/Deserialiser.cpp
 */
export function parseTsk(text: string): ParsedTaskFile {
  checkText('text', text);
  const list = new FindingList();
  const root = readXml(text, list);
  if (root?.name !== 'Task') {
    list.report('UNKNOWN_FORMAT', root?.line ?? 1, root ? `<${root.name}>` : text);
    return contentOfTask(undefined, list);
  }
  return contentOfTask(readTask(root, list), list);
}

function readTask(root: XmlElement, list: FindingList): PlannedTask | undefined {
  const all = root.children.filter(({ name }) => name === 'Point');
  const elements = all.slice(0, MAX_TASK_POINTS);
  const cut = all[MAX_TASK_POINTS];
  if (cut) list.report('TOO_LARGE', cut.line, '<Point>');
  const ordinary = elements.filter((element) => !isStart(element));
  const points = ordinary.map((element, index) => readPoint(element, index, ordinary.length, list));
  const otherStarts = elements
    .filter(isStart)
    .map((element) => readWaypoint(element, list))
    .filter((start) => start !== undefined);
  // Without one of its points, it would be another task.
  if (points.includes(undefined)) return undefined;
  if (points.length < 2) {
    list.report('TOO_FEW_POINTS', root.line, '<Task>');
    return undefined;
  }
  const name = oneLine(root.attributes.get('name') ?? '');
  const startOpensS = clockOf(root, 'start_open_time', list);
  const startClosesS = clockOf(root, 'start_close_time', list);
  const minTimeS = numberOf(root, 'aat_min_time');
  const type = usualType(points);
  const values = [...root.attributes].filter(
    ([key, value]) => !READ_ATTRIBUTES.has(key) && !(key === 'type' && value === type),
  );
  return {
    ...textProperty('name', name),
    points: points.filter((point) => point !== undefined),
    ...(otherStarts.length > 0 && { otherStarts }),
    ...(startOpensS !== undefined && { startOpensS }),
    ...(startClosesS !== undefined && { startClosesS }),
    ...(minTimeS !== undefined && minTimeS >= 0 && { minTimeS }),
    ...(values.length > 0 && { options: { format: 'tsk', values: Object.fromEntries(values) } }),
  };
}

function isStart(element: XmlElement): boolean {
  return element.attributes.get('type') === 'OptionalStart';
}

/** The type of a task that names none. */
function usualType(points: readonly (PlannedPoint | undefined)[]): string {
  return points.some((point) => point?.isArea) ? 'AAT' : 'RT';
}

function clockOf(root: XmlElement, key: string, list: FindingList): number | undefined {
  const text = root.attributes.get(key);
  const timeS = text === undefined ? undefined : parseClock(text);
  if (text !== undefined && timeS === undefined) {
    list.report('INVALID_OPTION', root.line, `${key}="${text}"`);
  }
  return timeS;
}

function readPoint(
  element: XmlElement,
  index: number,
  count: number,
  list: FindingList,
): PlannedPoint | undefined {
  const waypoint = readWaypoint(element, list);
  if (!waypoint) return undefined;
  const zoneElement = childOf(element, 'ObservationZone');
  const zone = zoneElement && readTskZone(zoneElement, roleOf(index, count));
  if (zoneElement && !zone) {
    const type = zoneElement.attributes.get('type') ?? '';
    list.report('INVALID_ZONE', zoneElement.line, `<ObservationZone type="${type}">`);
  }
  const isArea = element.attributes.get('type') === 'Area';
  return plannedPoint(waypoint, zone, isArea);
}

function readWaypoint(point: XmlElement, list: FindingList): Waypoint | undefined {
  const element = childOf(point, 'Waypoint');
  const location = childOf(element, 'Location');
  const [lat, lon] = [numberOf(location, 'latitude'), numberOf(location, 'longitude')];
  const name = oneLine(element?.attributes.get('name') ?? '');
  const line = (element ?? point).line;
  if (lat === undefined || lon === undefined || !arePlausible(lat, lon)) {
    list.report('INVALID_COORDINATES', line, `<Waypoint name="${name}">`);
    return undefined;
  }
  if (name === '') list.report('MISSING_NAME', line, '<Waypoint>');
  const elevationM = numberOf(element, 'altitude');
  return {
    // A task needs the point, even without a name.
    name: name || `${lat}, ${lon}`,
    lat,
    lon,
    ...(elevationM !== undefined && elevationM !== NO_ALTITUDE_M && { elevationM }),
    ...textProperty('description', severalLines(element?.attributes.get('comment') ?? '')),
  };
}

/**
 * Formats a task for XCSoar. Takeoff and landing, codes and runways of its points are left out,
 * because the format has no place for them.
 *
 * @throws {TypeError} If the task has no points.
 */
export function writeTsk(task: PlannedTask): string {
  checkPlannedTask(task);
  const { points, otherStarts = [] } = task;
  const pointLines = points.flatMap((point, index) => {
    const role = roleOf(index, points.length);
    const turnType = point.isArea ? 'Area' : 'Turn';
    const type = { start: 'Start', turnpoint: turnType, finish: 'Finish' }[role];
    return linesOfPoint(type, point, tskZoneAttributes(points, index, role));
  });
  const startLines = otherStarts.flatMap((start) => linesOfPoint('OptionalStart', start));
  return [...xmlLines('Task', taskAttributes(task), [...pointLines, ...startLines]), ''].join('\n');
}

function taskAttributes({ points, ...task }: PlannedTask): XmlAttributes {
  const own = task.options?.format === 'tsk' ? task.options.values : {};
  return {
    type: usualType(points),
    ...own,
    name: task.name,
    aat_min_time: task.minTimeS,
    start_open_time: hoursAndMinutes(task.startOpensS),
    start_close_time: hoursAndMinutes(task.startClosesS),
  };
}

/** XCSoar reads times without seconds. */
function hoursAndMinutes(timeS: number | undefined): string | undefined {
  return timeS === undefined ? undefined : formatClock(timeS).slice(0, 5);
}

function linesOfPoint(type: string, place: Waypoint, zone?: XmlAttributes): string[] {
  const { name, description: comment, elevationM: altitude, lat, lon } = place;
  const location = xmlLines('Location', { longitude: lon, latitude: lat });
  return xmlLines('Point', { type }, [
    ...xmlLines('Waypoint', { name, comment, altitude }, location),
    ...(zone ? xmlLines('ObservationZone', zone) : []),
  ]);
}
