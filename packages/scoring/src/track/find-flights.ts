import { chordDistanceM } from '../geo/chord.js';
import { checkTrack } from './check-track.js';
import { type FixInterval, intervalSeconds } from './fix-interval.js';
import {
  hasGroundStop,
  isParked,
  MAX_GROUND_ALT_RANGE_M,
  MAX_STANDSTILL_MOVE_M,
  MAX_STOP_GAP_S,
  MIN_HOVERING_HEIGHT_M,
  MIN_STANDSTILL_S,
  MIN_STOP_S,
} from './ground-stop.js';
import { isDrive } from './is-drive.js';
import { groundSpeedsKmh } from './motion.js';
import { LIFT_OFF_M } from './takeoff-run.js';
import { pointsOf, type Track } from './track.js';
import { decodeViterbi, runsOf } from './viterbi.js';

/** Limits that separate flying from driving and standing. */
interface Pace {
  /** Ground speed that indicates flying. */
  readonly speedKmh: number;
  /** Time after takeoff by which the aircraft has left the altitude of the ground. */
  readonly leavesGroundS: number;
  /** A run that changes its altitude by less than this is not a flight. */
  readonly minAltChangeM: number;
}

/** A launch climbs at once. An aircraft at the same altitude after four minutes is driving. */
const GLIDER: Pace = { speedKmh: 40, leavesGroundS: 240, minAltChangeM: 60 };
/**
 * Limits for paragliders and hang gliders, which may soar along dunes at constant altitude. Also used
 * if the limits for gliders find no flight.
 */
const SLOW: Pace = {
  speedKmh: 15,
  leavesGroundS: Number.POSITIVE_INFINITY,
  minAltChangeM: 35,
};
/**
 * Ground speed that a glider exceeds for a tenth of the time that it moves, and a paraglider does
 * not, even downwind.
 */
export const SLOW_TOP_KMH = 80;
export const TOP_SHARE = 0.1;
/** A recording that moves for less time does not show how slow the aircraft is. */
const MIN_MOVING_S = 60;
/**
 * Log-odds that a single speed shows the true state, and that the state lasts until the next fix.
 */
const SPEED_ODDS = Math.log(0.8 / 0.2);
const STAY_ODDS = Math.log(0.9995 / 0.0005);
/** Interval between fixes for which the odds hold. Other intervals weigh in proportion. */
const USUAL_INTERVAL_S = 4;
const MAX_WEIGHT = 20;
/** A longer gap shows no more than this of how long the aircraft moves. */
const MAX_MOVING_STEP_S = 20;
/**
 * An aircraft whose mean climb or descent over one to five minutes is faster flies. One that is
 * carried up a hill is slower.
 */
const MIN_FLYING_MPS = 0.4;
/**
 * A flight stands still for this long at its ends. Otherwise the recording started or ended in
 * flight.
 */
export const MIN_STANDING_S = 3;

/** A flight of a track, from the takeoff fix `first` to the landing fix `last`. */
export interface DetectedFlight extends FixInterval {
  /** False if the track starts at speed, so that the takeoff may be earlier. */
  readonly hasTakeoff: boolean;
  /** False if the track ends in flight. */
  readonly hasLanding: boolean;
  /**
   * True for an aircraft as slow as a paraglider, which takes off on foot: on the flight, or in the
   * whole track.
   */
  readonly isSlow: boolean;
}

/**
 * Finds the flights of a track in chronological order. A two-state decoder separates flying from
 * standing by ground speed. A stop ends a flight if it lasts five minutes and the aircraft keeps
 * its position and altitude; hovering in wave is not a landing. Speeds from 40 km/h
 * indicate flying, or from 15 km/h for an aircraft that is never fast. Drives beside a flight are
 * left out.
 *
 * @throws {TypeError} If the argument is not a track.
 * @see igc_lib, the odds of its flight detection
 */
export function findFlights(recorded: Track): DetectedFlight[] {
  checkTrack(recorded);
  const track = { ...recorded, points: pointsOf(recorded) };
  const speeds = groundSpeedsKmh(track);
  const isSlowTrack = isSlow(track, speeds, { first: 0, last: track.count - 1 });
  if (isSlowTrack) return flightsAt(track, speeds, SLOW);
  const flights = flightsAt(track, speeds, GLIDER);
  const isFlown = flights.some((flight) => !isDrive(track, flight, speeds));
  if (isFlown) return flights;
  // A paraglider may have been driven home faster than it flew.
  const slowFlights = flightsAt(track, speeds, SLOW).map((flight) =>
    // The hop of a glider is found too, and fast.
    Object.assign(flight, { isSlow: isSlow(track, speeds, flight) }),
  );
  const isSlowFlown = slowFlights.some((flight) => !isDrive(track, flight, speeds));
  return isSlowFlown || flights.length === 0 ? slowFlights : flights;
}

/** Returns whether an aircraft is too slow for a glider for most of the time that it moves. */
function isSlow({ timeS }: Track, speeds: Float64Array, { first, last }: FixInterval): boolean {
  let [movingS, fastS] = [0, 0];
  for (let i = first; i < last; i++) {
    if (speeds[i]! < SLOW.speedKmh) continue;
    const seconds = Math.min(timeS[i + 1]! - timeS[i]!, MAX_MOVING_STEP_S);
    movingS += seconds;
    if (speeds[i]! >= SLOW_TOP_KMH) fastS += seconds;
  }
  return movingS >= MIN_MOVING_S && fastS < TOP_SHARE * movingS;
}

function flightsAt(track: Track, speeds: Float64Array, pace: Pace): DetectedFlight[] {
  const states = decodeViterbi(movingEvidence(track, speeds, pace.speedKmh));
  const moving = runsOf(states);
  const groundM = highestGroundM(track, moving);
  const runs: FixInterval[] = [];
  for (const run of moving) {
    const before = runs.at(-1);
    if (before && !hasGroundStop(track, { first: before.last + 1, last: run.first }, groundM)) {
      runs[runs.length - 1] = { first: before.first, last: run.last };
    } else runs.push(run);
  }
  const detected = runs.map((run, i) => {
    const [first, last] = [(runs[i - 1]?.last ?? -1) + 1, (runs[i + 1]?.first ?? track.count) - 1];
    return toFlight(track, { ...run, limits: { first, last }, groundM }, speeds, pace);
  });
  // Without altitudes, a flight cannot be distinguished from a drive.
  if (track.altitudeM.every((altM) => altM === track.altitudeM[0])) return detected;
  return withoutDrives(
    track,
    detected.filter((flight) => leavesGround(track, flight, pace)),
    speeds,
  );
}

/** Leaves out drives to the launch and retrieves, which are beside a flight. */
function withoutDrives(track: Track, runs: DetectedFlight[], speeds: Float64Array) {
  const flights = runs.filter((run) => !isDrive(track, run, speeds));
  return flights.length > 0 ? flights : runs;
}

/**
 * Removes slow ends of a run, which are too short for the decoder to detect, and adds slow flight.
 *
 * @param run A run, the limits between which there is no other, and the altitude of known ground.
 */
function toFlight(
  track: Track,
  run: FixInterval & { readonly limits: FixInterval; readonly groundM: number },
  speeds: Float64Array,
  pace: Pace,
): DetectedFlight {
  const lastFix = track.count - 1;
  let [first, last] = [run.first, run.last];
  while (first < last && speeds[first]! < pace.speedKmh) first++;
  while (last > first && speeds[last]! < pace.speedKmh) last--;
  first = fixOfLiftOff(track, speeds, { end: first, limit: run.limits.first });
  last = fixOfLiftOff(track, speeds, {
    end: last,
    limit: run.limits.last,
    hoveringM: run.groundM + MIN_HOVERING_HEIGHT_M,
  });
  // The last moving fix is followed by the first that stands.
  last = Math.min(last + 1, lastFix);
  return {
    first,
    last,
    hasTakeoff: intervalSeconds(track, { first: 0, last: first }) >= MIN_STANDING_S,
    hasLanding: intervalSeconds(track, { first: last, last: lastFix }) >= MIN_STANDING_S,
    isSlow: pace === SLOW,
  };
}

/**
 * Returns the fix at which an aircraft leaves the ground, or touches it. Headwind can slow a flying
 * aircraft below the limit, so a run that ends above or below the place where the aircraft stands
 * is extended to it.
 *
 * @param run First or last fix of a run, the fix beyond it that the flight may extend to, and the
 *   altitude from which an aircraft in one place hovers. One that waits for its takeoff never does.
 */
function fixOfLiftOff(
  track: Track,
  speeds: Float64Array,
  run: { readonly end: number; readonly limit: number; readonly hoveringM?: number },
): number {
  const { end, limit, hoveringM = Number.POSITIVE_INFINITY } = run;
  const { altitudeM, timeS } = track;
  const points = pointsOf(track);
  const step = Math.sign(limit - end);
  let still = end;
  while (still !== limit && fliesOn(still)) still += step;
  const heightM = (fix: number) => Math.abs(altitudeM[fix]! - altitudeM[still]!);
  if (heightM(end) < MAX_GROUND_ALT_RANGE_M) return end;
  let fix = still;
  while (fix !== end && heightM(fix - step) < LIFT_OFF_M) fix -= step;
  return fix;

  function fliesOn(from: number): boolean {
    const next = from + step;
    if (speeds[next]! >= SLOW.speedKmh || changesAltitude(from)) return true;
    if (secondsBetween(from, next) > MAX_STOP_GAP_S) return changesAltitude(next);
    if (!staysInPlace(from)) return true;
    return altitudeM[from]! > hoveringM && !isParked(track, points, from, limit);
  }

  function staysInPlace(from: number): boolean {
    for (let to = from; to !== limit && secondsBetween(from, to) < MIN_STANDSTILL_S; to += step) {
      if (chordDistanceM(points, from, to) > MAX_STANDSTILL_MOVE_M) return false;
    }
    return true;
  }

  function changesAltitude(from: number): boolean {
    for (let to = from; to !== limit && secondsBetween(from, to) < MIN_STOP_S; ) {
      to += step;
      const seconds = secondsBetween(from, to);
      const changeM = Math.abs(altitudeM[to]! - altitudeM[from]!);
      if (seconds >= MIN_STANDSTILL_S && changeM >= MIN_FLYING_MPS * seconds) return true;
    }
    return false;
  }

  function secondsBetween(from: number, to: number): number {
    return Math.abs(timeS[to]! - timeS[from]!);
  }
}

function movingEvidence(track: Track, speeds: Float64Array, thresholdKmh: number) {
  const { count, timeS } = track;
  const logOdds = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const intervalS = i + 1 < count ? timeS[i + 1]! - timeS[i]! : 1;
    const weight = Math.min(intervalS / USUAL_INTERVAL_S, MAX_WEIGHT);
    logOdds[i] = (speeds[i]! >= thresholdKmh ? SPEED_ODDS : -SPEED_ODDS) * weight;
  }
  return { logOdds, changeCost: STAY_ODDS, initialLogOdds: -SPEED_ODDS };
}

/**
 * Higher altitude of the ground where the track starts and ends standing. If it does neither, the
 * ground is below the lowest fix.
 */
function highestGroundM({ altitudeM, count }: Track, moving: readonly FixInterval[]): number {
  const [start, end] = [moving[0]?.first ?? 0, moving.at(-1)?.last ?? count];
  const grounds = [
    ...(start > 0 ? [altitudeM[0]!] : []),
    ...(end < count - 1 ? [altitudeM.at(-1)!] : []),
  ];
  return grounds.length > 0 ? Math.max(...grounds) : lowestM(altitudeM);
}

function lowestM(altitudeM: Int16Array): number {
  return altitudeM.reduce((low, altM) => Math.min(low, altM), Number.POSITIVE_INFINITY);
}

/** Returns whether a run is a flight and not a drive. */
function leavesGround(track: Track, flight: DetectedFlight, pace: Pace): boolean {
  const { altitudeM, timeS } = track;
  const startS = timeS[flight.first]!;
  const limitS = flight.hasTakeoff ? pace.leavesGroundS : Number.POSITIVE_INFINITY;
  for (let i = flight.first; i <= flight.last; i++) {
    if (Math.abs(altitudeM[i]! - altitudeM[flight.first]!) >= pace.minAltChangeM) return true;
    // The first fix after the time shows the altitude of an aircraft that takes off in a gap.
    if (timeS[i]! - startS > limitS) return false;
  }
  return false;
}
