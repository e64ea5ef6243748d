import type { Position } from '../geo/position.js';
import type { ObservationZone } from '../task/observation-zone.js';
import { MAX_TASK_POINTS, type PlannedPoint } from '../waypoint/planned-task.js';
import { isSymmetrical, sectorBearingDeg } from '../waypoint/sector-bearing.js';
import { asSector, FULL_CIRCLE, oppositeDeg, simplestZone } from '../waypoint/zone-shape.js';
import { finiteNumber, type JsonObject, listOf, objectOf, textOf } from './json-values.js';
import { decodePolyline, encodePolyline } from './polyline.js';
import type { XctrackTask, XctrackTurnpoint } from './xctrack-task.js';

const UNITS_PER_DEGREE = 1e5;
/** Meanings of the numbers in the fields `t` and `d`, which count from 1. */
const POINT_TYPES = [undefined, 'SSS', 'ESS'] as const;
const START_TYPES = ['RACE', 'ELAPSED-TIME'];
const DIRECTIONS = ['ENTER', 'EXIT'];
const EARTH_MODELS = ['WGS84', 'FAI_SPHERE'];
const LINE = 1;

/** Reads version 2, which is made for QR codes. */
export function readXctrackCode(value: JsonObject): XctrackTask {
  const elements = listOf(value['t']).slice(0, MAX_TASK_POINTS).map(objectOf);
  const turnpoints = elements.map(readTurnpointCode);
  const [start, goal, options] = ['s', 'g', 'o'].map((key) => objectOf(value[key]));
  const minTimeS = finiteNumber(options?.['tt']);
  const settings = Object.entries(options ?? {}).filter(
    ([key, setting]) => key !== 'tt' && finiteNumber(setting) !== undefined,
  );
  const type = START_TYPES[(finiteNumber(start?.['t']) ?? 0) - 1];
  const direction = DIRECTIONS[(finiteNumber(start?.['d']) ?? 0) - 1];
  return {
    turnpoints: withZones(turnpoints, elements),
    takeoff: {
      ...(textOf(value['to']) && { timeOpen: textOf(value['to']) }),
      ...(textOf(value['tc']) && { timeClose: textOf(value['tc']) }),
    },
    sss: {
      ...(type && { type }),
      ...(direction && { direction }),
      timeGates: listOf(start?.['g']).map(textOf).filter(Boolean),
    },
    goal: {
      isLine: finiteNumber(goal?.['t']) === LINE,
      ...(textOf(goal?.['d']) && { deadline: textOf(goal?.['d']) }),
    },
    earthModel: EARTH_MODELS[finiteNumber(value['e']) ?? 0] ?? 'WGS84',
    ...(minTimeS !== undefined && minTimeS >= 0 && { minTimeS }),
    settings: Object.fromEntries(
      settings.map(([key, setting]) => [`o.${key}`, String(finiteNumber(setting))]),
    ),
  };
}

/** Reads a point without its zone. */
export function readTurnpointCode(value: JsonObject): XctrackTurnpoint {
  const [lon, lat, altitudeM, radiusM] = decodePolyline(textOf(value['z'])) ?? [];
  const type = POINT_TYPES[(finiteNumber(value['t']) ?? 1) - 1];
  return {
    ...(type && { type }),
    radiusM,
    name: textOf(value['n']),
    description: textOf(value['d']),
    lat: lat === undefined ? undefined : lat / UNITS_PER_DEGREE,
    lon: lon === undefined ? undefined : lon / UNITS_PER_DEGREE,
    altitudeM,
  };
}

function withZones(
  turnpoints: readonly XctrackTurnpoint[],
  elements: readonly JsonObject[],
): XctrackTurnpoint[] {
  // The place of the takeoff is no neighbour of the start.
  const ofTask = turnpoints.slice(turnpoints[1]?.type === 'SSS' ? 1 : 0);
  const areOnGlobe = ofTask.every(({ lat }) => Math.abs(lat ?? 0) <= 90);
  if (!areOnGlobe) return [...turnpoints];
  const points = ofTask.map(({ lat = 0, lon = 0 }) => ({ lat, lon }));
  const offset = turnpoints.length - ofTask.length;
  const zones = ofTask.map(({ radiusM = 0 }, index) =>
    readZone(points, index, radiusM, objectOf(elements[index + offset]?.['o'])),
  );
  return turnpoints.map((turnpoint, index) => {
    const zone = zones[index - offset];
    return zone ? Object.assign({}, turnpoint, { zone }) : turnpoint;
  });
}

/** Reads a zone in the way of SeeYou; none if it is a cylinder. */
function readZone(
  points: readonly Position[],
  index: number,
  radiusM: number,
  options: JsonObject,
): ObservationZone | undefined {
  const [angle, bearing, innerM, innerAngle] = ['a1', 'a12', 'r2', 'a2'].map((key) =>
    finiteNumber(options[key]),
  );
  if (radiusM <= 0) return undefined;
  const given = bearing === undefined ? undefined : oppositeDeg(bearing);
  const axis = given === undefined || isSymmetrical(points, index, given) ? 'neighbours' : given;
  if (finiteNumber(options['l']) === LINE) {
    return axis === 'neighbours'
      ? { kind: 'LINE', radiusM }
      : { kind: 'FIXED_LINE', radiusM, axisDeg: axis };
  }
  if (angle === undefined || angle <= 0) return undefined;
  const zone = simplestZone({
    kind: 'SECTOR',
    radiusM,
    halfAngleDeg: Math.min(angle, FULL_CIRCLE),
    axis,
    ...(innerM !== undefined &&
      innerM > 0 && {
        inner: {
          radiusM: innerM,
          halfAngleDeg: Math.min(Math.max(innerAngle ?? 0, 0), FULL_CIRCLE),
        },
      }),
  });
  return zone.kind === 'CYLINDER' ? undefined : zone;
}

/** Returns a task as the object of version 2. */
export function toXctrackCode(task: XctrackTask): JsonObject {
  const { turnpoints, takeoff, sss, goal, minTimeS, settings } = task;
  const points = turnpoints.map(
    ({ zone, lat = 0, lon = 0 }): PlannedPoint => ({ name: '', lat, lon, ...(zone && { zone }) }),
  );
  const offset = turnpoints[0]?.type === 'TAKEOFF' ? 1 : 0;
  const ofTask = points.slice(offset);
  const hasStart = sss.timeGates.length > 0 || sss.type !== undefined;
  const ofSeeYou = Object.entries(settings).map(([key, value]) => [
    key.slice('o.'.length),
    Number(value),
  ]);
  return {
    taskType: 'CLASSIC',
    version: 2,
    t: turnpoints.map((turnpoint, index) =>
      codeOfTurnpoint(turnpoint, zoneOptions(ofTask, index - offset)),
    ),
    ...(hasStart && {
      s: {
        g: sss.timeGates,
        d: numberOf(DIRECTIONS, sss.direction ?? 'EXIT'),
        t: numberOf(START_TYPES, sss.type ?? 'RACE'),
      },
    }),
    g: { ...(goal.deadline && { d: goal.deadline }), t: goal.isLine ? LINE : 2 },
    ...(minTimeS !== undefined || ofSeeYou.length > 0
      ? {
          o: {
            v: 2,
            ...Object.fromEntries(ofSeeYou),
            ...(minTimeS !== undefined && { tt: Math.round(minTimeS) }),
          },
        }
      : {}),
    e: Math.max(0, EARTH_MODELS.indexOf(task.earthModel ?? 'WGS84')),
    ...(takeoff.timeOpen && { to: takeoff.timeOpen }),
    ...(takeoff.timeClose && { tc: takeoff.timeClose }),
  };
}

function numberOf(words: readonly string[], word: string): number {
  return Math.max(0, words.indexOf(word)) + 1;
}

function codeOfTurnpoint(turnpoint: XctrackTurnpoint, options: JsonObject | undefined): JsonObject {
  const { lat = 0, lon = 0, altitudeM = 0, radiusM = 0, type } = turnpoint;
  const values = [lon * UNITS_PER_DEGREE, lat * UNITS_PER_DEGREE, altitudeM, radiusM];
  const number = POINT_TYPES.findIndex((known) => known !== undefined && known === type) + 1;
  return {
    z: encodePolyline(values.map(Math.round)),
    n: turnpoint.name,
    ...(turnpoint.description && { d: turnpoint.description }),
    ...(number > 0 && { t: number }),
    ...(options && { o: options }),
  };
}

function zoneOptions(points: readonly PlannedPoint[], index: number): JsonObject | undefined {
  const zone = points[index]?.zone;
  if (!zone) return undefined;
  const positions: readonly Position[] = points;
  if (zone.kind === 'LINE' || zone.kind === 'FIXED_LINE') {
    const axis = zone.kind === 'LINE' ? 'neighbours' : zone.axisDeg;
    return { l: LINE, a12: oppositeDeg(sectorBearingDeg(positions, index, axis)) };
  }
  const { halfAngleDeg, axis, inner } = asSector(zone)!;
  return {
    a1: halfAngleDeg,
    a12: oppositeDeg(sectorBearingDeg(positions, index, axis)),
    ...(inner && { r2: Math.round(inner.radiusM), a2: inner.halfAngleDeg }),
  };
}
