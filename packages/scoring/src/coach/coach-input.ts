import type { AirColumns } from '../analysis/air-columns.js';
import { checkColumn, checkPhases } from '../analysis/check-columns.js';
import type { CirclingPhase } from '../analysis/find-phases.js';
import type { Polar } from '../polar/polar.js';
import { polarAtMass } from '../polar/polar-at-mass.js';
import { checkInterval, checkIntervals, checkTrack } from '../track/check-track.js';
import type { FixInterval } from '../track/fix-interval.js';
import { checkGround, type GroundColumn } from '../track/ground-column.js';
import type { Track } from '../track/track.js';
import { checkNumber, checkObject, checkOneOf } from '../units/check-value.js';
import type { AltitudeUnit } from './climb-by-height.js';

/** Input of the coach: a contest, a leg, a phase or any other interval of a flight. */
export interface CoachInput {
  readonly track: Track;
  /** All of the track, in order of time; those across an end of the interval count with their part. */
  readonly phases: readonly CirclingPhase[];
  /** From `unpoweredIntervals`, as given to `findPhases`: nothing else is coached. */
  readonly unpowered?: readonly FixInterval[];
  /** Interval to coach. */
  readonly interval: FixInterval;
  /** From `airColumns`, of the same track, polar and mass. */
  readonly air: AirColumns;
  /** The polar given to `airColumns`. Without it there is no speed to fly. */
  readonly polar?: Polar;
  /**
   * Takeoff mass; ballast is never dropped. By default the polar's reference mass, and the mass is
   * not judged.
   */
  readonly massKg?: number;
  /** The masses that the aircraft may take off with, from empty with its crew to the highest. */
  readonly massLimits?: MassLimits;
  /**
   * Distance scored from start to end of the interval. If omitted, or if a tow or an engine made a
   * part of it, the straight lengths of its glides count.
   */
  readonly distanceKm?: number;
  /**
   * Elevation of the ground under each fix of the track. Where it is NaN, nothing counts as low.
   */
  readonly groundM?: GroundColumn;
  /**
   * Glides closer to the ground are not judged, because caution is right there; 300 m by default.
   */
  readonly minHeightAglM?: number;
  /** Climb that speeds are judged by; by default the mean of the interval's thermals. */
  readonly macCreadyMps?: number;
  /** In which bands of altitude are round; metres by default. */
  readonly altitudeUnit?: AltitudeUnit;
}

/** Both included. */
export interface MassLimits {
  readonly minKg: number;
  readonly maxKg: number;
}

const DEFAULT_MIN_HEIGHT_AGL_M = 300;

/** The value of `minHeightAglM`, or its default. */
export function lowestJudgedM({ minHeightAglM }: CoachInput): number {
  return minHeightAglM ?? DEFAULT_MIN_HEIGHT_AGL_M;
}

const COLUMNS = ['groundSpeedMps', 'trueAirspeedMps', 'indicatedAirspeedMps'] as const;

/**
 * @throws {TypeError} If a part of the input has the wrong type.
 * @throws {RangeError} If one does not fit the track, phases overlap, or polar and masses are not
 *   usable.
 */
export function checkCoachInput(input: CoachInput): void {
  checkObject('input', input, []);
  const { track, phases, unpowered, interval, air, polar, groundM } = input;
  checkTrack(track);
  checkPhases(phases, track);
  if (unpowered !== undefined) checkIntervals('unpowered', unpowered, track);
  checkInterval('interval', interval, track);
  checkObject('air', air, ['windShare', ...COLUMNS]);
  for (const name of COLUMNS) checkColumn(name, air[name], track);
  if (polar) checkColumn('nettoMps', air.nettoMps, track);
  checkGround(groundM, track);
  checkOneOf('altitudeUnit', input.altitudeUnit ?? 'm', ['m', 'ft']);
  checkFigures(input);
}

function checkFigures(input: CoachInput): void {
  const { polar, massKg, massLimits, distanceKm, minHeightAglM, macCreadyMps } = input;
  for (const [name, value] of Object.entries({ massKg, distanceKm, minHeightAglM, macCreadyMps })) {
    if (value !== undefined) checkNumber(name, value, { min: 0, max: 1e6 });
  }
  if (massLimits) {
    checkObject('massLimits', massLimits, ['minKg', 'maxKg']);
    checkNumber('minKg', massLimits.minKg, { min: 0, max: massLimits.maxKg });
  }
  if (!polar) return;
  const masses = [massKg, massLimits?.minKg, massLimits?.maxKg];
  for (const kg of masses) polarAtMass(polar, kg ?? polar.referenceMassKg);
}

/** Reasons why a part of the coaching is missing, by priority. */
export type Refusal =
  /** Fixes are too far apart to distinguish circling and gliding. */
  | 'tooSparse'
  /** The polar of the aircraft is unknown. */
  | 'noPolar'
  /** There is no thermal in the interval, and no suitable one in the flight. */
  | 'noThermals'
  /** The thermals climbed less than 0.05 m/s, so height has no price. */
  | 'noClimb'
  /** Only for weight: the takeoff mass is unknown. */
  | 'noMass'
  /** Only for weight: the permitted takeoff masses are unknown. */
  | 'noMassLimits'
  /** No glide in the interval is long and high enough, with airspeeds that are known. */
  | 'noGlides';

/** Advice, or the reason why there is none. */
export type Coaching<Advice> =
  | { readonly advice: Advice; readonly refusal?: undefined }
  | { readonly advice?: undefined; readonly refusal: Refusal };
