import { checkInterval, checkIntervals, checkTrack } from './check-track.js';
import { type FixInterval, fixAtOrBefore } from './fix-interval.js';
import { climbRateMps, turnRateDegPerS } from './motion.js';
import { LIFT_OFF_M, measureTakeoffRun, type TakeoffRun } from './takeoff-run.js';
import type { Track } from './track.js';

/** Kind of launch: aerotow, winch, or self-launch with the own engine. */
export type LaunchKind = 'T' | 'W' | 'S';

/** The launch of a flight, from takeoff to release. */
export interface Launch extends TakeoffRun {
  /** `T` aerotow, `W` winch, `S` self-launch. */
  readonly kind: LaunchKind;
  /** Fix at which the unpowered flight begins. */
  readonly release: number;
  /** Height gained from takeoff to release, in metres. */
  readonly gainM: number;
  /** Seconds from takeoff to release. */
  readonly timeS: number;
  /**
   * Height gained divided by the time in the air, which is some seconds shorter than the launch.
   */
  readonly varioMps: number;
}

/** A winch climbs faster than this over 15 s, soon after takeoff. */
const WINCH_CLIMB_MPS = 5;
const WINCH_CLIMB_S = 15;
const WINCH_START_S = 40;
/** Maximum duration of a winch launch. */
const MAX_WINCH_LAUNCH_S = 120;
const WINCH_RELEASE_MPS = 0.5;
const WINCH_VARIO_S = 4;
/** A tow ends when it stops climbing, or with a turn too tight for two aircraft on a rope. */
const TOW_RELEASE_MPS = 0.3;
const TOW_VARIO_S = 10;
const TOW_TURN_DEG_PER_S = 8;
const TOW_TURN_BASE_S = 5;
const MIN_TOW_GAIN_M = 200;
const MAX_LAUNCH_GAIN_M = 1500;
/** A launch that stays low ends at its highest point within this time. */
const MAX_LOW_LAUNCH_S = 900;
/** The engine of a self-launch runs by then and climbs. Noise of the ground run does not count. */
const SELF_LAUNCH_START_S = 30;
const MIN_SELF_LAUNCH_GAIN_M = 100;

/**
 * Finds the launch of a flight. It is a self-launch if an engine runs at takeoff, a winch launch if
 * the first climb is steep, and an aerotow otherwise.
 *
 * - Self-launch: ends when the engine stops. It must have gained at least 100 m.
 * - Winch: more than 5 m/s over 15 s, soon after takeoff. It ends with less than 0.5 m/s over 4 s,
 *   or with the recording.
 * - Aerotow: from 200 m on, it ends with less than 0.3 m/s over 10 s or a turn of more than 8°/s;
 *   at the latest at 1500 m.
 *
 * The limits are this project's. They reproduce the launches of published flights: 51 s by winch,
 * and 119 s to 477 s in tow or by engine.
 *
 * @param engineRuns Intervals with the engine running, ascending.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If an interval is outside the track.
 */
export function findLaunch(
  track: Track,
  flight: FixInterval,
  engineRuns: readonly FixInterval[],
): Launch {
  checkTrack(track);
  checkInterval('flight', flight, track);
  checkIntervals('engineRuns', engineRuns, track);
  const engineRun = engineRuns.find((run) => isSelfLaunch(track, flight, run));
  if (engineRun) return describe(track, flight, 'S', Math.min(engineRun.last, flight.last));
  const winchRelease = findWinchRelease(track, flight);
  if (winchRelease !== undefined) return describe(track, flight, 'W', winchRelease);
  return describe(track, flight, 'T', towRelease(track, flight));
}

function isSelfLaunch({ timeS, altitudeM }: Track, flight: FixInterval, run: FixInterval): boolean {
  const startsInTime = timeS[run.first]! <= timeS[flight.first]! + SELF_LAUNCH_START_S;
  if (!startsInTime || run.last <= flight.first) return false;
  const end = Math.min(run.last, flight.last);
  return altitudeM[end]! - altitudeM[flight.first]! >= MIN_SELF_LAUNCH_GAIN_M;
}

function findWinchRelease(track: Track, { first, last }: FixInterval): number | undefined {
  const startS = track.timeS[first]!;
  let [isSteep, hasClimbed] = [false, false];
  for (let i = first; i < last; i++) {
    if (track.timeS[i]! - startS > MAX_WINCH_LAUNCH_S) return undefined;
    const isStart = track.timeS[i]! - startS <= WINCH_START_S;
    if (isStart && climbRateMps(track, i, WINCH_CLIMB_S) > WINCH_CLIMB_MPS) isSteep = true;
    const climbMps = climbRateMps(track, i, WINCH_VARIO_S);
    if (climbMps > WINCH_CLIMB_MPS) hasClimbed = true;
    if (isSteep && hasClimbed && climbMps < WINCH_RELEASE_MPS) return i;
  }
  // A glider that still climbs at the end of the recording is on the cable.
  return isSteep && hasClimbed ? last : undefined;
}

function towRelease(track: Track, flight: FixInterval): number {
  const startM = track.altitudeM[flight.first]!;
  for (let i = flight.first; i < flight.last; i++) {
    const gainM = track.altitudeM[i]! - startM;
    if (gainM >= MAX_LAUNCH_GAIN_M) return i;
    if (gainM < MIN_TOW_GAIN_M) continue;
    if (climbRateMps(track, i, TOW_VARIO_S) < TOW_RELEASE_MPS) {
      // The rate falls before the top is reached, and until then the tug climbs.
      return highestFix(track, { first: i, last: flight.last }, TOW_VARIO_S);
    }
    if (turnRateDegPerS(track, i, TOW_TURN_BASE_S) > TOW_TURN_DEG_PER_S) return i;
  }
  return highestFix(track, flight, MAX_LOW_LAUNCH_S);
}

/** Highest fix of an interval within some seconds from its beginning. */
function highestFix(track: Track, { first, last }: FixInterval, seconds: number): number {
  const end = Math.min(last, fixAtOrBefore(track, track.timeS[first]! + seconds));
  let highest = first;
  for (let i = first; i <= end; i++) {
    if (track.altitudeM[i]! > track.altitudeM[highest]!) highest = i;
  }
  return highest;
}

function describe(track: Track, flight: FixInterval, kind: LaunchKind, release: number): Launch {
  const startM = track.altitudeM[flight.first]!;
  const gainM = track.altitudeM[release]! - startM;
  let liftOff = flight.first;
  while (liftOff < release && track.altitudeM[liftOff]! < startM + LIFT_OFF_M) liftOff++;
  const airborneS = track.timeS[release]! - track.timeS[liftOff]!;
  return {
    kind,
    release,
    gainM,
    timeS: track.timeS[release]! - track.timeS[flight.first]!,
    varioMps: airborneS > 0 ? gainM / airborneS : 0,
    ...measureTakeoffRun(track, flight.first, release),
  };
}
