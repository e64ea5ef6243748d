import { chordDistanceM } from '../geo/chord.js';
import { checkInterval, checkIntervals, checkTrack } from './check-track.js';
import type { DetectedFlight } from './find-flights.js';
import { type FixInterval, fixAtOrAfter } from './fix-interval.js';
import { MAX_STOP_GAP_S } from './ground-stop.js';
import { climbRateMps } from './motion.js';
import { LIFT_OFF_M, measureTakeoffRun, type TakeoffRun } from './takeoff-run.js';
import {
  type FoundRelease,
  findTowRelease,
  MAX_UNCERTAIN_M,
  MIN_TOW_GAIN_M,
  MIN_TOW_SPEED_KMH,
  mayEndInGap,
} from './tow-release.js';
import { pointsOf, type Track } from './track.js';

/** Kind of launch: aerotow, winch, self-launch with the own engine, or on foot. */
export type LaunchKind = 'T' | 'W' | 'S' | 'F';

/** The launch of a flight, from takeoff to release. */
export interface Launch extends TakeoffRun {
  /** `T` aerotow, `W` winch, `S` self-launch, `F` on foot. */
  readonly kind: LaunchKind;
  /** Fix at which the unpowered flight begins. */
  readonly release: number;
  /** False if the launch may also have ended at another time, far higher or lower. */
  readonly isCertain: boolean;
  /** Height gained from takeoff to release, in metres. */
  readonly gainM: number;
  /** Seconds from takeoff to release. */
  readonly timeS: number;
  /**
   * Height gained divided by the time in the air, which is some seconds shorter than the launch.
   */
  readonly varioMps: number;
}

/** A winch climbs this fast over 15 s, soon after takeoff. */
const WINCH_CLIMB_MPS = 5;
const WINCH_CLIMB_S = 15;
/** A winch lifts within seconds, a tug after a run of half a minute. */
const WINCH_START_S = 15;
const MAX_WINCH_LAUNCH_S = 120;
const WINCH_RELEASE_MPS = 0.5;
const WINCH_VARIO_S = 4;
/** Mean climb of a whole winch launch. A strong tug in lift climbs at 5 m/s. */
const MIN_WINCH_MEAN_CLIMB_MPS = 6;
/** After this time, a glider is still higher than half of its winch launch. A wrong altitude is not. */
const AFTER_WINCH_S = 30;
/** A tug is fast over this time, and no paraglider is as fast when it starts. */
const TOW_SPEED_BASE_S = 60;
/**
 * Climb of a slow aircraft on a rope. One that starts on foot into lift climbs less from the ground
 * to the height of a tow.
 */
const MIN_SLOW_TOW_CLIMB_MPS = 2;
/** The engine of a self-launch runs by then and climbs. Noise of the ground run does not count. */
const SELF_LAUNCH_START_S = 30;
const MIN_SELF_LAUNCH_GAIN_M = 100;

/**
 * Finds the launch of a flight. It is a self-launch if an engine runs at takeoff, a winch launch if
 * the first climb is steep, a launch on foot if the aircraft is slow from the start, and an aerotow
 * otherwise.
 *
 * - Self-launch: ends when the engine stops. It must have gained at least 100 m.
 * - On foot: ends at takeoff. That is uncertain if the aircraft climbs as fast as on a rope.
 * - Winch: more than 5 m/s over 15 s, soon after takeoff, and 6 m/s on average. It ends with less
 *   than 0.5 m/s over 4 s, or with the recording.
 * - Aerotow: ends above 200 m when the aircraft no longer climbs, or circles; see
 *   `findTowRelease`. It ends at the latest at 1500 m.
 *
 * A launch in a gap of the recording is uncertain, and ends with the gap at the earliest.
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
  flight: FixInterval & Partial<Pick<DetectedFlight, 'isSlow'>>,
  engineRuns: readonly FixInterval[],
): Launch {
  checkTrack(track);
  checkInterval('flight', flight, track);
  checkIntervals('engineRuns', engineRuns, track);
  const engineRun = engineRuns.find((run) => isSelfLaunch(track, flight, run));
  if (engineRun) {
    return describe(track, flight, 'S', certainRelease(Math.min(engineRun.last, flight.last)));
  }
  const winchRelease = findWinchRelease(track, flight);
  if (winchRelease !== undefined) return describe(track, flight, 'W', certainRelease(winchRelease));
  const isHidden = startsInGap(track, flight);
  const earliest = isHidden ? flight.first + 1 : flight.first;
  if (flight.isSlow && !isTowed(track, flight)) {
    const isCertain = !isHidden && !climbsLikeTow(track, flight);
    return describe(track, flight, 'F', { release: earliest, isCertain });
  }
  const found = findTowRelease(track, flight);
  const release = Math.max(found.release, earliest);
  return describe(track, flight, 'T', { release, isCertain: found.isCertain && !isHidden });
}

/** Returns whether a launch is uncertain because its fixes are too far apart. */
export function isLaunchInGap(track: Track, launch: FixInterval): boolean {
  return startsInGap(track, launch) || mayEndInGap(track, launch);
}

/** Returns whether the launch, or most of it, is in a gap of the recording. */
function startsInGap({ timeS, altitudeM }: Track, { first, last }: FixInterval): boolean {
  if (first === last || timeS[first + 1]! - timeS[first]! <= MAX_STOP_GAP_S) return false;
  return Math.abs(altitudeM[first + 1]! - altitudeM[first]!) > MAX_UNCERTAIN_M;
}

function certainRelease(release: number): FoundRelease {
  return { release, isCertain: true };
}

function isSelfLaunch({ timeS, altitudeM }: Track, flight: FixInterval, run: FixInterval): boolean {
  const startsInTime = timeS[run.first]! <= timeS[flight.first]! + SELF_LAUNCH_START_S;
  if (!startsInTime || run.last <= flight.first) return false;
  const end = Math.min(run.last, flight.last);
  return altitudeM[end]! - altitudeM[flight.first]! >= MIN_SELF_LAUNCH_GAIN_M;
}

function findWinchRelease(track: Track, flight: FixInterval): number | undefined {
  const release = endOfSteepClimb(track, flight);
  return release !== undefined && isWinchLaunch(track, flight, release) ? release : undefined;
}

function endOfSteepClimb(track: Track, { first, last }: FixInterval): number | undefined {
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

/** Returns whether the climb is that of a winch, and not a wrong altitude of some seconds. */
function isWinchLaunch(track: Track, flight: FixInterval, release: number): boolean {
  const { timeS, altitudeM } = track;
  const startM = altitudeM[flight.first]!;
  const gainM = altitudeM[release]! - startM;
  if (timeS[release]! - timeS[flight.first]! < WINCH_CLIMB_S) return false;
  const airborneS = timeS[release]! - timeS[liftOffOf(track, flight.first, release)]!;
  if (gainM < MIN_WINCH_MEAN_CLIMB_MPS * airborneS) return false;
  const after = Math.min(flight.last, fixAtOrAfter(track, timeS[release]! + AFTER_WINCH_S));
  return altitudeM[after]! - startM >= gainM / 2;
}

/** Returns whether a slow aircraft is as fast as a tug in its first minute. */
function isTowed(track: Track, { first, last }: FixInterval): boolean {
  const end = Math.min(last, fixAtOrAfter(track, track.timeS[first]! + TOW_SPEED_BASE_S));
  const points = pointsOf(track, first, end + 1);
  let distanceM = 0;
  for (let i = first; i < end; i++) distanceM += chordDistanceM(points, i - first, i + 1 - first);
  const seconds = track.timeS[end]! - track.timeS[first]!;
  return distanceM * 3.6 >= MIN_TOW_SPEED_KMH * seconds;
}

function climbsLikeTow(track: Track, flight: FixInterval): boolean {
  const { release } = findTowRelease(track, flight);
  const gainM = track.altitudeM[release]! - track.altitudeM[flight.first]!;
  const seconds = track.timeS[release]! - track.timeS[flight.first]!;
  return gainM >= MIN_TOW_GAIN_M && gainM >= MIN_SLOW_TOW_CLIMB_MPS * seconds;
}

/** Returns the first fix at which the aircraft has certainly lifted off. */
function liftOffOf({ altitudeM }: Track, takeoff: number, release: number): number {
  let liftOff = takeoff;
  while (liftOff < release && altitudeM[liftOff]! < altitudeM[takeoff]! + LIFT_OFF_M) liftOff++;
  return liftOff;
}

function describe(
  track: Track,
  flight: FixInterval,
  kind: LaunchKind,
  { release, isCertain }: FoundRelease,
): Launch {
  const startM = track.altitudeM[flight.first]!;
  const gainM = track.altitudeM[release]! - startM;
  const liftOff = liftOffOf(track, flight.first, release);
  const airborneS = track.timeS[release]! - track.timeS[liftOff]!;
  return {
    kind,
    release,
    isCertain,
    gainM,
    timeS: track.timeS[release]! - track.timeS[flight.first]!,
    varioMps: airborneS > 0 ? gainM / airborneS : 0,
    ...measureTakeoffRun(track, flight.first, release),
  };
}
