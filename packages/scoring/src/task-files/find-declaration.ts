import type { Position } from '../geo/position.js';
import { countOpenPoints, type Declaration, parseDeclarations } from '../igc/c-record.js';
import { checkRecording } from '../igc/check-recording.js';
import { type Finding, warning } from '../igc/finding.js';
import type { Recording } from '../igc/recording.js';
import { checkTask } from '../task/check-task.js';
import { NATIONAL, replacedZones, withoutZones } from '../task/replaced-zones.js';
import type { Task } from '../task/task.js';
import { POSITION_UNITS_PER_DEGREE } from '../track/track.js';
import { checkFinite, checkObject } from '../units/check-value.js';
import { clockText } from '../validation/clock-text.js';
import { readDeclaredZones } from './recorded-zones.js';

/** A task declared on the platform. */
export interface OnlineDeclaration {
  readonly task: Task;
  /** Unix seconds. */
  readonly declaredAtS: number;
  /** Unix seconds at which it expires. By default it does not. */
  readonly declaredUntilS?: number;
}

/** The declaration that counts. */
export interface FoundDeclaration {
  /** With the zones of the national rules, which count for the contests. */
  readonly task: Task;
  /** With the zones of the declaration. Absent if it has those of the national rules. */
  readonly asDeclared?: Task;
  readonly origin: 'recorder' | 'online';
  /** Unix seconds. Absent if not recorded. */
  readonly declaredAtS?: number;
  /** Whether it was made with other zones than those of the national rules; see `zonesText`. */
  readonly hasOtherZones: boolean;
}

/** Result of the search for declarations. */
export interface DeclarationSearch {
  /** Absent if there is none. */
  readonly declared?: FoundDeclaration;
  /** Reasons why other declarations do not count. */
  readonly findings: readonly Finding[];
}

/**
 * Finds the task declared for a flight: the one declared online, if it was declared before takeoff
 * and was still valid then; otherwise the last complete one stored in the recorder before takeoff.
 * The zones of a recorder's declaration are those that its lines give; without them, those that the
 * program of an organiser wrote for the same points. The day for which a recorder declares a task is
 * ignored, because many recorders write invalid days.
 *
 * @param takeoffS Unix seconds.
 * @param online Declaration that was active when the flight was uploaded.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a time is not finite, or the online task is invalid.
 * @see DMSt competition rules 2021, §3
 */
export function findDeclaration(
  recording: Recording,
  takeoffS: number,
  online?: OnlineDeclaration,
): DeclarationSearch {
  checkRecording(recording);
  checkFinite('takeoffS', takeoffS);
  if (online !== undefined) checkOnline(online);
  const holds = online && (online.declaredUntilS ?? takeoffS) >= takeoffS ? online : undefined;
  if (holds && holds.declaredAtS <= takeoffS) {
    const { task, declaredAtS } = holds;
    const made = { ...task, points: task.points.map(asInFiles) };
    return { declared: { ...withBothZones(made), origin: 'online', declaredAtS }, findings: [] };
  }
  const { declared, findings } = searchRecorder(recording, takeoffS);
  return {
    ...(declared && { declared }),
    findings: [...(holds ? [tooLate(holds.declaredAtS, takeoffS, 'online')] : []), ...findings],
  };
}

/**
 * Checks an online declaration.
 *
 * @throws {TypeError} If the value is not a declaration.
 * @throws {RangeError} If a time is not finite, or the task is invalid.
 */
export function checkOnline(online: OnlineDeclaration): void {
  checkObject('online', online, ['task', 'declaredAtS']);
  checkFinite('declaredAtS', online.declaredAtS);
  if (online.declaredUntilS !== undefined) checkFinite('declaredUntilS', online.declaredUntilS);
  checkTask(online.task);
}

function searchRecorder(recording: Recording, takeoffS: number): DeclarationSearch {
  const findings: Finding[] = [];
  const all = parseDeclarations(recording.declaration);
  const isLate = ({ declaredAtS }: Declaration) => (declaredAtS ?? takeoffS) > takeoffS;
  const last = lastMade(all.filter((it) => !isLate(it)));
  const late = lastMade(all.filter(isLate));
  if (late) findings.push(tooLate(late.declaredAtS!, takeoffS, 'recorder'));
  const openPoints = countOpenPoints(recording.declaration);
  if (openPoints > 0) findings.push(warning('DECLARATION_INCOMPLETE', openPoints));
  if (!last) return { findings };
  const { points, declaredAtS } = last;
  const zones = readDeclaredZones(recording, all.indexOf(last));
  const made: Task = {
    points: points.map(({ lat, lon, name }, index) => {
      const zone = zones[index];
      return asInFiles({ lat, lon, name, ...(zone && { zone }) });
    }),
    ruleSet: NATIONAL,
  };
  const declared: FoundDeclaration = {
    ...withBothZones(made),
    origin: 'recorder',
    ...(declaredAtS !== undefined && { declaredAtS }),
  };
  return { declared, findings };
}

/** Returns a declared task with the national zones, and with its own if they differ. */
function withBothZones(made: Task) {
  const hasOtherZones = replacedZones(made).length > 0;
  const task: Task = { ...withoutZones(made), ruleSet: NATIONAL };
  return { task, ...(hasOtherZones && { asDeclared: made }), hasOtherZones };
}

/** The latest declaration, or the last one in the file if times are equal or missing. */
function lastMade(declarations: readonly Declaration[]): Declaration | undefined {
  return declarations.reduce<Declaration | undefined>((last, next) => {
    const isEarlier = (next.declaredAtS ?? Infinity) < (last?.declaredAtS ?? -Infinity);
    return isEarlier ? last : next;
  }, undefined);
}

/**
 * Rounds a position to 1e-5 arc minutes, about two centimetres, as in IGC files, so that a receipt
 * contains the point as integers.
 */
function asInFiles<Point extends Position>(point: Point): Point {
  return { ...point, lat: inFileUnits(point.lat), lon: inFileUnits(point.lon) };
}

function inFileUnits(degrees: number): number {
  return Math.round(degrees * POSITION_UNITS_PER_DEGREE) / POSITION_UNITS_PER_DEGREE;
}

function tooLate(
  declaredAtS: number,
  takeoffS: number,
  origin: FoundDeclaration['origin'],
): Finding {
  const day = new Date(declaredAtS * 1000).toISOString().slice(0, 10);
  const times = [clockText(declaredAtS), clockText(takeoffS)];
  return warning('DECLARED_AFTER_TAKEOFF', day, ...times, origin);
}
