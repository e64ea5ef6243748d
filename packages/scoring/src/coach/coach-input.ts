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

/** What a coach looks at: a contest, a leg, a phase or any other interval of a flight. */
export interface CoachInput {
  readonly track: Track;
  /** All of the track, in order of time; those across an end of the interval count with their part. */
  readonly phases: readonly CirclingPhase[];
  /** From `unpoweredIntervals`, as given to `findPhases`: nothing else is coached. */
  readonly unpowered?: readonly FixInterval[];
  /** What is coached of it. */
  readonly interval: FixInterval;
  /** From `airColumns`, of the same track, polar and mass. */
  readonly air: AirColumns;
  /** As it was given to `airColumns`; without it there is no speed to fly. */
  readonly polar?: Polar;
  /**
   * Takeoff mass; nothing is dropped on the way. Where left out, the polar's reference mass stands in for
   * it, and nobody judges what the mass was worth.
   */
  readonly massKg?: number;
  /** The masses that the aircraft may take off with, from empty with its crew to the highest. */
  readonly massLimits?: MassLimits;
  /**
   * The distance scored from start to end of the interval. The straight lengths of its glides count where
   * it is left out, and where a tow or an engine made a part of it.
   */
  readonly distanceKm?: number;
  /** Elevation of the ground under each fix of the track; where it is NaN, nothing is taken for low. */
  readonly groundM?: GroundColumn;
  /** Glides nearer to the ground are not judged, for there care is right; 300 m where left out. */
  readonly minHeightAglM?: number;
  /** The climb that speeds are judged by; where left out, the mean of the interval's thermals. */
  readonly macCreadyMps?: number;
  /** In which bands of altitude are round; metres where left out. */
  readonly altitudeUnit?: AltitudeUnit;
}

/** Both included. */
export interface MassLimits {
  readonly minKg: number;
  readonly maxKg: number;
}

const DEFAULT_MIN_HEIGHT_AGL_M = 300;

/** As `minHeightAglM` says, or what holds without it. */
export function lowestJudgedM({ minHeightAglM }: CoachInput): number {
  return minHeightAglM ?? DEFAULT_MIN_HEIGHT_AGL_M;
}

const COLUMNS = ['groundSpeedMps', 'trueAirspeedMps', 'indicatedAirspeedMps'] as const;

/**
 * @throws {TypeError} If a part of the input is of another type.
 * @throws {RangeError} If one does not fit the track, phases overlap, or polar and masses are none to reckon with.
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

/** Why a part of the coaching cannot be had; in this order where there is more than one reason. */
export type Refusal =
  /** Fixes are too far apart to tell circling from gliding. */
  | 'tooSparse'
  /** Nothing is known of how the aircraft sinks. */
  | 'noPolar'
  /** There is no thermal in the interval, and none in the flight where one would do. */
  | 'noThermals'
  /** The thermals climbed less than 0.05 m/s, so nobody knows what height is worth. */
  | 'noClimb'
  /** Of weight alone: nothing is known of the mass that it took off with. */
  | 'noMass'
  /** Of weight alone: the masses that it may take off with are not known. */
  | 'noMassLimits'
  /** No glide in the interval is long and high enough, with airspeeds that are known. */
  | 'noGlides';

/** Advice, or why there is none. */
export type Coaching<Advice> =
  | { readonly advice: Advice; readonly refusal?: undefined }
  | { readonly advice?: undefined; readonly refusal: Refusal };
