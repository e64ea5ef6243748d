import { checkText } from '../units/check-value.js';
import { checkPlannedTask } from '../waypoint/check-task-file.js';
import { textProperty } from '../waypoint/field-text.js';
import { MAX_TASK_POINTS, type PlannedTask } from '../waypoint/planned-task.js';
import type { ParsedTaskFile } from '../waypoint/task-file.js';
import { FindingList } from '../waypoint/task-file-finding.js';
import { finiteNumber, type JsonObject, listOf, objectOf, textOf } from './json-values.js';
import { contentOfTask } from './task-content.js';
import { readTurnpointCode, readXctrackCode, toXctrackCode } from './xctrack-code.js';
import {
  fromXctrack,
  toWaypoint,
  toXctrack,
  type XctrackTask,
  type XctrackTurnpoint,
} from './xctrack-task.js';

const PREFIX = /^\s*XCTSK:/i;

/**
 * Reads a task of XCTrack: version 1, or version 2, which QR codes contain after `XCTSK:`. Flaws are
 * reported with their line, and the rest is used.
 *
 * @param text Decoded file of the extension `xctsk`, or the text of a QR code.
 * @throws {TypeError} If it is not a string.
 * @see XCTrack, competition interfaces; SeeYou Task QR Code specification 2.2
 */
export function parseXctsk(text: string): ParsedTaskFile {
  checkText('text', text);
  const list = new FindingList();
  const json = text.replace(/^\uFEFF/, '').replace(PREFIX, '');
  let value: JsonObject;
  try {
    value = objectOf(JSON.parse(json));
  } catch (error) {
    list.report('INVALID_JSON', lineOfError(json, error), json);
    return contentOfTask(undefined, list);
  }
  const isCode = Array.isArray(value['t']);
  const lineOf = lineFinder(json, isCode ? '"z"' : '"waypoint"');
  if (textOf(value['T']) === 'W') return readWaypoints(value, list, lineOf);
  if (!isCode && !Array.isArray(value['turnpoints'])) {
    list.report('UNKNOWN_FORMAT', 1, json);
    return contentOfTask(undefined, list);
  }
  const { length } = listOf(value[isCode ? 't' : 'turnpoints']);
  if (length > MAX_TASK_POINTS) list.report('TOO_LARGE', lineOf(MAX_TASK_POINTS), '');
  const task = isCode ? readXctrackCode(value) : readVersion1(value);
  return contentOfTask(readTask(task, list, lineOf), list);
}

function readTask(
  task: XctrackTask,
  list: FindingList,
  lineOf: (index: number) => number,
): PlannedTask | undefined {
  const { turnpoints } = task;
  const places = turnpoints.map(toWaypoint);
  for (const [index, place] of places.entries()) {
    if (!place) list.report('INVALID_COORDINATES', lineOf(index), turnpoints[index]!.name);
  }
  if (places.length < 2) list.report('TOO_FEW_POINTS', 1, '');
  if (places.length < 2 || places.includes(undefined)) return undefined;
  return fromXctrack(
    task,
    places.filter((place) => place !== undefined),
  );
}

/** A list of waypoints has the form of version 2. */
function readWaypoints(
  value: JsonObject,
  list: FindingList,
  lineOf: (index: number) => number,
): ParsedTaskFile {
  const places = listOf(value['t']).map((element, index) => {
    const turnpoint = readTurnpointCode(objectOf(element));
    const place = toWaypoint(turnpoint);
    if (!place) list.report('INVALID_COORDINATES', lineOf(index), turnpoint.name);
    return place;
  });
  const { findings, furtherFindings } = list;
  const waypoints = places.filter((place) => place !== undefined);
  return { waypoints, tasks: [], findings, furtherFindings };
}

function readVersion1(value: JsonObject): XctrackTask {
  const [takeoff, sss, goal] = ['takeoff', 'sss', 'goal'].map((key) => objectOf(value[key]));
  return {
    turnpoints: listOf(value['turnpoints'])
      .slice(0, MAX_TASK_POINTS)
      .map(objectOf)
      .map(readTurnpoint),
    takeoff: {
      ...textProperty('timeOpen', textOf(takeoff?.['timeOpen'])),
      ...textProperty('timeClose', textOf(takeoff?.['timeClose'])),
    },
    sss: {
      ...textProperty('type', textOf(sss?.['type'])),
      ...textProperty('direction', textOf(sss?.['direction'])),
      timeGates: listOf(sss?.['timeGates']).map(textOf).filter(Boolean),
    },
    goal: {
      isLine: goal?.['type'] === 'LINE',
      ...textProperty('deadline', textOf(goal?.['deadline'])),
    },
    earthModel: textOf(value['earthModel']) || 'WGS84',
    settings: {},
  };
}

const TYPES = ['TAKEOFF', 'SSS', 'ESS'] as const;

function readTurnpoint(value: JsonObject): XctrackTurnpoint {
  const waypoint = objectOf(value['waypoint']);
  const type = TYPES.find((known) => known === value['type']);
  return {
    ...(type && { type }),
    radiusM: finiteNumber(value['radius']),
    name: textOf(waypoint['name']),
    description: textOf(waypoint['description']),
    lat: finiteNumber(waypoint['lat']),
    lon: finiteNumber(waypoint['lon']),
    altitudeM: finiteNumber(waypoint['altSmoothed']),
  };
}

/**
 * Formats a task as version 1. Zones become cylinders of their outer radius, except for a line at
 * the finish.
 *
 * @throws {TypeError} If the task has no points.
 */
export function writeXctsk(task: PlannedTask): string {
  checkPlannedTask(task);
  const { turnpoints, takeoff, sss, goal, earthModel } = toXctrack(task);
  const hasStart = sss.timeGates.length > 0 || sss.type !== undefined;
  const file = {
    taskType: 'CLASSIC',
    version: 1,
    earthModel,
    turnpoints: turnpoints.map(
      ({ type, radiusM: radius, name, description, lat, lon, altitudeM }) => ({
        // JSON leaves out what is undefined.
        type,
        radius,
        waypoint: { name, description, lat, lon, altSmoothed: altitudeM },
      }),
    ),
    ...(Object.keys(takeoff).length > 0 && { takeoff }),
    ...(hasStart && { sss: { type: 'RACE', direction: 'EXIT', ...sss } }),
    goal: {
      type: goal.isLine ? 'LINE' : 'CYLINDER',
      ...(goal.deadline && { deadline: goal.deadline }),
    },
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/**
 * Formats a task as the text of a QR code, version 2. Positions are rounded to a hundred-thousandth
 * of a degree, about a metre, altitudes and radii to metres. Zones that are not cylinders are
 * written in the way of SeeYou; XCTrack takes them for cylinders.
 *
 * @throws {TypeError} If the task has no points.
 */
export function writeXctskCode(task: PlannedTask): string {
  checkPlannedTask(task);
  return `XCTSK:${JSON.stringify(toXctrackCode(toXctrack(task)))}`;
}

/** Engines name the position or the line of an error in its message. */
function lineOfError(text: string, error: unknown): number {
  const message = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position ? text.slice(0, Number(position)).split('\n').length : 1;
}

/**
 * Returns a function for the line of an occurrence, counted from 1; that of the last one if there
 * are fewer. The text is searched once, for the first flaw.
 */
function lineFinder(text: string, searched: string): (index: number) => number {
  let lines: readonly number[] | undefined;
  return (index) => {
    lines ??= text
      .split('\n')
      .flatMap((line, number) =>
        Array.from({ length: line.split(searched).length - 1 }, () => number + 1),
      );
    return lines[index] ?? lines.at(-1) ?? 1;
  };
}
