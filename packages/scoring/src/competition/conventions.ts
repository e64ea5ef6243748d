import {
  checkBoolean,
  checkFinite,
  checkNumber,
  checkObject,
  checkOneOf,
} from '../units/check-value.js';
import { EARTH_MODELS, type EarthModel } from './earth-model.js';

/** Rules of an organiser for a task, beside its zones. All of them are data. */
export interface Conventions {
  /** By default WGS84. */
  readonly earth?: EarthModel;
  /**
   * Points at which legs end at the edge of a cylinder instead of its middle, where the task does
   * not say. By default the finish.
   */
  readonly endsAtEdge?: {
    readonly start: boolean;
    readonly turnpoints: boolean;
    readonly finish: boolean;
  };
  /**
   * Whether the best place of an area may also be where the line between two fixes crosses its edge.
   * By default only fixes count.
   */
  readonly countsCrossings?: boolean;
  /** Distance of a racing task as the organiser published it, in kilometres. */
  readonly publishedKm?: number;
  /** Local time of the task minus UTC, in seconds. */
  readonly utcOffsetS?: number;
  /** Whether everybody is timed from the opening of the start, as in a Grand Prix. */
  readonly isCommonStart?: boolean;
  readonly start?: StartLimits;
  readonly finish?: FinishLimits;
}

/** Requirements of a start. One that misses them does not count. */
export interface StartLimits {
  /** Highest altitude at the start in metres. */
  readonly maxAltitudeM?: number;
  /** Highest ground speed at the start. */
  readonly maxSpeedKmh?: number;
  /** Altitude in metres below which the aircraft must have been between opening and start. */
  readonly wasBelowM?: number;
  /** Seconds between the gates to which start times are cut, from the opening on. */
  readonly gateIntervalS?: number;
}

/** Requirements of a finish. One that misses them does not count. */
export interface FinishLimits {
  /** Lowest altitude at the finish in metres. */
  readonly minAltitudeM?: number;
}

/** A start so short before the next gate keeps its own time. */
export const GATE_GRACE_S = 30;

/**
 * Checks conventions.
 *
 * @throws {TypeError} If a value has the wrong type.
 * @throws {RangeError} If a figure is invalid.
 */
export function checkConventions(conventions: Conventions): void {
  checkObject('conventions', conventions, []);
  const { earth, endsAtEdge, publishedKm, utcOffsetS, start = {}, finish = {} } = conventions;
  const { countsCrossings = false, isCommonStart = false } = conventions;
  if (earth !== undefined) checkOneOf('earth', earth, EARTH_MODELS);
  if (endsAtEdge !== undefined) checkEdges(endsAtEdge);
  if (publishedKm !== undefined) checkNumber('publishedKm', publishedKm, { min: 0 });
  if (utcOffsetS !== undefined) checkFinite('utcOffsetS', utcOffsetS);
  checkBoolean('countsCrossings', countsCrossings);
  checkBoolean('isCommonStart', isCommonStart);
  checkObject('start', start, []);
  checkObject('finish', finish, []);
  const { gateIntervalS = 1, ...limits } = { ...start, ...finish };
  for (const [name, limit] of Object.entries(limits)) checkFinite(name, limit);
  checkNumber('gateIntervalS', gateIntervalS, { min: 1 });
}

function checkEdges(endsAtEdge: NonNullable<Conventions['endsAtEdge']>): void {
  checkObject('endsAtEdge', endsAtEdge, ['start', 'turnpoints', 'finish']);
  for (const [name, isAtEdge] of Object.entries(endsAtEdge)) checkBoolean(name, isAtEdge);
}
