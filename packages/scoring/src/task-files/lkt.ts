import { checkText } from '../units/check-value.js';
import { checkPlannedTask } from '../waypoint/check-task-file.js';
import { formatClock, parseClock } from '../waypoint/clock-time.js';
import { oneLine, severalLines, textProperty } from '../waypoint/field-text.js';
import { plannedPoint } from '../waypoint/planned-point.js';
import { MAX_TASK_POINTS, type PlannedPoint, type PlannedTask } from '../waypoint/planned-task.js';
import type { ParsedTaskFile } from '../waypoint/task-file.js';
import { FindingList } from '../waypoint/task-file-finding.js';
import { WAYPOINT_KINDS, type Waypoint } from '../waypoint/waypoint.js';
import { roleOf } from '../waypoint/zone-shape.js';
import {
  isUniform,
  lktPointZone,
  lktPointZoneAttributes,
  lktZone,
  lktZoneAttributes,
} from './lkt-zone.js';
import { arePlausible, contentOfTask } from './task-content.js';
import { uniqueNames } from './unique-names.js';
import { childOf, numberOf, readXml, type XmlElement } from './xml-elements.js';
import { XML_DECLARATION, xmlLines } from './xml-writer.js';

/** Elements of settings that only this format has, and whose attributes are kept as they are. */
const SETTINGS = {
  options: ['auto-advance'],
  'rules/start': ['max-height', 'max-height-margin', 'max-speed', 'max-speed-margin', 'height-ref'],
  'rules/finish': ['fai-height', 'min-height'],
  'time-gate': ['number', 'interval-time'],
} as const;
/** Marks a waypoint as a turnpoint, and as one of a CUP file. */
const WAYPOINT_CONSTANTS = { flags: 2, format: 2 } as const;

/**
 * Reads a task of LK8000. Flaws are reported with their line, and the rest is used.
 *
 * @param text Decoded file of the extension `lkt`.
 * @throws {TypeError} If it is not a string.
 * @see LK8000, Common/Source/SaveLoadTask/CTaskFileHelper.cpp
 */
export function parseLkt(text: string): ParsedTaskFile {
  checkText('text', text);
  const list = new FindingList();
  const root = readXml(text, list);
  if (root?.name !== 'lk-task') {
    list.report('UNKNOWN_FORMAT', root?.line ?? 1, root ? `<${root.name}>` : text);
    return contentOfTask(undefined, list);
  }
  return contentOfTask(readTask(root, list), list);
}

function readTask(root: XmlElement, list: FindingList): PlannedTask | undefined {
  const places = readWaypoints(childOf(root, 'waypoints'), list);
  const elements = pointsIn(childOf(root, 'taskpoints'), list);
  const found = elements.map((element) => places.get(nameOf(element)));
  for (const [index, place] of found.entries()) {
    const element = elements[index]!;
    if (!place) list.report('UNKNOWN_WAYPOINT', element.line, `<point name="${nameOf(element)}">`);
  }
  if (found.length < 2) list.report('TOO_FEW_POINTS', root.line, '<lk-task>');
  if (found.length < 2 || found.includes(undefined)) return undefined;
  const options = childOf(root, 'options');
  const type = root.attributes.get('type') ?? 'Default';
  const points = found
    .filter((place) => place !== undefined)
    .map((place, index): PlannedPoint => {
      const role = roleOf(index, found.length);
      const isArea = type === 'AAT' && role === 'turnpoint';
      const element = elements[index]!;
      const source = type === 'Default' ? childOf(options, ZONE_ELEMENTS[role]) : element;
      const zone = type === 'Default' ? lktZone(source, role) : lktPointZone(source, role);
      if (!zone && source?.attributes.has('type')) {
        list.report('INVALID_ZONE', source.line, `<${source.name} type=…>`);
      }
      return plannedPoint(place, zone, isArea);
    });
  return {
    points,
    ...readStarts(root, places, list),
    ...readTimes(root),
    ...readSettings(options),
  };
}

const ZONE_ELEMENTS = { start: 'start', turnpoint: 'sector', finish: 'finish' } as const;

function pointsIn(element: XmlElement | undefined, list: FindingList): XmlElement[] {
  const points = element?.children.filter(({ name }) => name === 'point') ?? [];
  // Programs write them in order; the index decides.
  const ordered = points.toSorted((a, b) => (numberOf(a, 'idx') ?? 0) - (numberOf(b, 'idx') ?? 0));
  const cut = ordered[MAX_TASK_POINTS];
  if (cut) list.report('TOO_LARGE', cut.line, `<point name="${nameOf(cut)}">`);
  return ordered.slice(0, MAX_TASK_POINTS);
}

function nameOf(element: XmlElement): string {
  return oneLine(element.attributes.get('name') ?? '');
}

function readWaypoints(
  element: XmlElement | undefined,
  list: FindingList,
): ReadonlyMap<string, Waypoint> {
  const places = new Map<string, Waypoint>();
  for (const child of element?.children ?? []) {
    const place = readWaypoint(child, list);
    if (place) places.set(place.name, place);
  }
  return places;
}

function readWaypoint(element: XmlElement, list: FindingList): Waypoint | undefined {
  const [lat, lon] = [numberOf(element, 'latitude'), numberOf(element, 'longitude')];
  const name = nameOf(element);
  if (lat === undefined || lon === undefined || !arePlausible(lat, lon)) {
    list.report('INVALID_COORDINATES', element.line, `<point name="${name}">`);
    return undefined;
  }
  const textOf = (key: string) => element.attributes.get(key) ?? '';
  const elevationM = numberOf(element, 'altitude');
  const kind = WAYPOINT_KINDS[numberOf(element, 'style') ?? -1];
  const runwayLengthM = numberOf(element, 'runwaylen') ?? 0;
  const runwayDirectionDeg = numberOf(element, 'runwaydir') ?? 0;
  return {
    name,
    lat,
    lon,
    ...(elevationM !== undefined && { elevationM }),
    ...(kind && { kind }),
    ...(runwayDirectionDeg > 0 && runwayDirectionDeg <= 360 && { runwayDirectionDeg }),
    ...(runwayLengthM > 0 && { runwayLengthM }),
    ...textProperty('code', oneLine(textOf('code'))),
    ...textProperty('country', oneLine(textOf('country'))),
    ...textProperty('frequency', oneLine(textOf('freq'))),
    ...textProperty('description', severalLines(textOf('comment'))),
    ...textProperty('userData', severalLines(textOf('details'))),
  };
}

function readStarts(
  root: XmlElement,
  places: ReadonlyMap<string, Waypoint>,
  list: FindingList,
): Pick<PlannedTask, 'otherStarts'> {
  const elements = pointsIn(childOf(root, 'startpoints'), list);
  const starts = elements.map((element) => places.get(nameOf(element)));
  const missing = elements.find((_, index) => !starts[index]);
  if (missing) list.report('UNKNOWN_PLACE', missing.line, `<point name="${nameOf(missing)}">`);
  const otherStarts = starts.filter((start) => start !== undefined);
  return otherStarts.length > 0 ? { otherStarts } : {};
}

function readTimes(root: XmlElement): Partial<PlannedTask> {
  const options = childOf(root, 'options');
  const gate = childOf(options, 'time-gate');
  const minutes = numberOf(options, 'length');
  const startOpensS = parseClock(gate?.attributes.get('open-time') ?? '');
  const startClosesS = parseClock(gate?.attributes.get('close-time') ?? '');
  return {
    ...(minutes !== undefined && minutes >= 0 && { minTimeS: Math.round(minutes * 60) }),
    ...(startOpensS !== undefined && { startOpensS }),
    ...(startClosesS !== undefined && { startClosesS }),
  };
}

function readSettings(options: XmlElement | undefined): Pick<PlannedTask, 'options'> {
  const values = Object.entries(SETTINGS).flatMap(([path, names]) => {
    const element = descendant(options, path);
    return names.flatMap((name): [string, string][] => {
      const value = element?.attributes.get(name);
      return value === undefined ? [] : [[`${path}/${name}`, value]];
    });
  });
  return values.length === 0
    ? {}
    : { options: { format: 'lkt', values: Object.fromEntries(values) } };
}

function descendant(options: XmlElement | undefined, path: string): XmlElement | undefined {
  const names = path === 'options' ? [] : path.split('/');
  return names.reduce<XmlElement | undefined>((element, name) => childOf(element, name), options);
}

/**
 * Formats a task for LK8000. Its name, takeoff and landing are left out, because the format has no
 * place for them; zones that it does not know lose their inner sector.
 *
 * @throws {TypeError} If the task has no points.
 */
export function writeLkt(task: PlannedTask): string {
  checkPlannedTask(task);
  const { points, otherStarts = [] } = task;
  const type = typeOf(points);
  const names = uniqueNames([...points, ...otherStarts]);
  const pointLines = points.flatMap((point, idx) =>
    xmlLines('point', {
      idx,
      name: names.of(point),
      ...(type !== 'Default' && lktPointZoneAttributes(points, idx)),
    }),
  );
  const starts = otherStarts.flatMap((start, idx) =>
    xmlLines('point', { idx, name: names.of(start) }),
  );
  const lines = xmlLines('lk-task', { type }, [
    ...optionLines(task, type),
    ...xmlLines('taskpoints', {}, pointLines),
    ...(starts.length > 0 ? xmlLines('startpoints', {}, starts) : []),
    ...xmlLines('waypoints', {}, names.places.flatMap(waypointLines)),
  ]);
  return [XML_DECLARATION, ...lines, ''].join('\n');
}

/** A task without areas needs no zones of single points if they are equal. */
function typeOf(points: readonly PlannedPoint[]): 'Default' | 'AAT' | 'Race' {
  if (points.some(({ isArea }) => isArea)) return 'AAT';
  return isUniform(points) ? 'Default' : 'Race';
}

function waypointLines([name, place]: readonly [string, Waypoint]): string[] {
  return xmlLines('point', {
    name,
    latitude: place.lat,
    longitude: place.lon,
    altitude: place.elevationM,
    flags: WAYPOINT_CONSTANTS.flags,
    code: place.code,
    comment: place.description,
    details: place.userData,
    format: WAYPOINT_CONSTANTS.format,
    freq: place.frequency,
    runwayLen: place.runwayLengthM,
    runwayDir: place.runwayDirectionDeg,
    country: place.country,
    style: place.kind && WAYPOINT_KINDS.indexOf(place.kind),
  });
}

function optionLines(task: PlannedTask, type: string): string[] {
  const { points, minTimeS, startOpensS, startClosesS } = task;
  const values = task.options?.format === 'lkt' ? task.options.values : {};
  const settingsOf = (path: keyof typeof SETTINGS) =>
    Object.fromEntries(SETTINGS[path].map((name) => [name, values[`${path}/${name}`]]));
  const zones = type === 'Default' ? lktZoneAttributes(points) : [];
  const gate = {
    'open-time': startOpensS === undefined ? undefined : formatClock(startOpensS).slice(0, 5),
    'close-time': startClosesS === undefined ? undefined : formatClock(startClosesS).slice(0, 5),
    ...settingsOf('time-gate'),
  };
  const hasGate = Object.values(gate).some((value) => value !== undefined);
  return xmlLines(
    'options',
    {
      ...settingsOf('options'),
      length: minTimeS === undefined ? undefined : minTimeS / 60,
    },
    [
      ...zones.flatMap(({ name, attributes }) => xmlLines(name, attributes)),
      ...(hasGate ? xmlLines('time-gate', gate) : []),
      ...xmlLines('rules', {}, [
        ...xmlLines('finish', settingsOf('rules/finish')),
        ...xmlLines('start', settingsOf('rules/start')),
      ]),
    ],
  );
}
