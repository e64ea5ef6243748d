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

/** Input of the coach: any interval of a flight, such as a contest, a leg or a phase. */
export interface CoachInput {
  readonly track: Track;
  /**
   * Phases of the whole track, in chronological order. Those that cross an end of the interval
   * count with the part inside.
   */
  readonly phases: readonly CirclingPhase[];
  /**
   * Result of `unpoweredIntervals`, as given to `findPhases`. Only these intervals are analysed.
   */
  readonly unpowered?: readonly FixInterval[];
  /** Interval to analyse. */
  readonly interval: FixInterval;
  /** Result of `airColumns` for the same track, polar and mass. */
  readonly air: AirColumns;
  /** Polar given to `airColumns`. Without it, the speed to fly is unknown. */
  readonly polar?: Polar;
  /**
   * Takeoff mass in kg; ballast is never dropped. By default the reference mass of the polar; then
   * the choice of mass is not analysed.
   */
  readonly massKg?: number;
  /** Allowed takeoff masses, from the empty mass with crew to the maximum takeoff mass. */
  readonly massLimits?: MassLimits;
  /**
   * Scored distance in km from start to end of the interval. If omitted, or if part of it was flown
   * in tow or with engine, the straight lengths of the glides are used.
   */
  readonly distanceKm?: number;
  /** Ground elevation under each fix of the track. Where it is NaN, no glide counts as low. */
  readonly groundM?: GroundColumn;
  /**
   * Glides closer to the ground are not analysed, because flying with caution is right there; 300 m
   * by default.
   */
  readonly minHeightAglM?: number;
  /**
   * MacCready value in m/s for the optimal speeds; by default the mean climb in the interval's
   * thermals.
   */
  readonly macCreadyMps?: number;
  /** Unit in which altitude bands are round; metres by default. */
  readonly altitudeUnit?: AltitudeUnit;
}

/** Limits in kg, inclusive. */
export interface MassLimits {
  readonly minKg: number;
  readonly maxKg: number;
}

const DEFAULT_MIN_HEIGHT_AGL_M = 300;

/** Value of `minHeightAglM`, or its default. */
export function lowestJudgedM({ minHeightAglM }: CoachInput): number {
  return minHeightAglM ?? DEFAULT_MIN_HEIGHT_AGL_M;
}

const COLUMNS = ['groundSpeedMps', 'trueAirspeedMps', 'indicatedAirspeedMps'] as const;

/**
 * Checks the input of the coach.
 *
 * @throws {TypeError} If a part of the input has the wrong type.
 * @throws {RangeError} If a part does not fit the track, phases overlap, or polar and masses are
 *   not usable.
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

/** Reasons why a section has no advice. The first that applies is given. */
export type Refusal =
  /** Fixes are too far apart to detect circling. */
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
