import { chordDistanceM } from '../geo/chord.js';
import { fixAtOrAfter, fixAtOrBefore } from './fix-interval.js';
import { pointsOf, type Track } from './track.js';

/** Distances of the takeoff run. Absent if the recording does not show them. */
export interface TakeoffRun {
  /** Metres over ground from standstill to lift-off. */
  readonly groundRollM?: number;
  /** Metres over ground from standstill until 15 m above it. */
  readonly takeoffDistanceM?: number;
}

/** At this height above its standstill, an aircraft has certainly lifted off. */
export const LIFT_OFF_M = 5;
/** Height above the obstacle in aircraft handbooks. */
const OBSTACLE_M = 15;
/** An aircraft below this speed stands: positions are rounded and drift. */
const STANDING_KMH = 5;
const SPEED_BASE_S = 3;
/** Over a longer step, the position of lift-off is unknown. */
const MAX_STEP_S = 5;
/** Maximum duration of the run until the aircraft is fast. */
const MAX_ROLL_S = 60;

/**
 * Measures the takeoff run of a flight.
 *
 * @param takeoff Fix of the takeoff, which is already at speed.
 * @param release Fix at which the launch ends.
 */
export function measureTakeoffRun(track: Track, takeoff: number, release: number): TakeoffRun {
  const { timeS, altitudeM } = track;
  const from = fixAtOrAfter(track, timeS[takeoff]! - MAX_ROLL_S);
  const points = pointsOf(track, from, release + 1);
  const distanceM = (one: number, other: number) =>
    chordDistanceM(points, one - from, other - from);

  const standing = findStanding();
  if (standing === undefined) return {};
  const groundM = altitudeM[standing]!;
  const [groundRollM, takeoffDistanceM] = [distanceUpTo(LIFT_OFF_M), distanceUpTo(OBSTACLE_M)];
  return {
    ...(groundRollM !== undefined && { groundRollM }),
    ...(takeoffDistanceM !== undefined && { takeoffDistanceM }),
  };

  /** Last fix before the takeoff at which the aircraft stood. */
  function findStanding(): number | undefined {
    for (let fix = takeoff; fix >= from; fix--) {
      const before = fixAtOrBefore(track, timeS[fix]! - SPEED_BASE_S);
      if (before < from) return undefined;
      const speedKmh = (distanceM(before, fix) / (timeS[fix]! - timeS[before]!)) * 3.6;
      if (speedKmh < STANDING_KMH) return fix;
    }
    return undefined;
  }

  /** Distance along the track until it crosses a height between two fixes. */
  function distanceUpTo(heightM: number): number | undefined {
    let sumM = 0;
    for (let fix = standing! + 1; fix <= release; fix++) {
      if (timeS[fix]! - timeS[fix - 1]! > MAX_STEP_S) return undefined;
      const stepM = distanceM(fix - 1, fix);
      const [lowM, highM] = [altitudeM[fix - 1]! - groundM, altitudeM[fix]! - groundM];
      if (highM >= heightM) return sumM + stepM * ((heightM - lowM) / (highM - lowM));
      sumM += stepM;
    }
    return undefined;
  }
}
