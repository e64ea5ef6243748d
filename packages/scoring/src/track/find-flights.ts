import { chordDistanceM, createChordPoints } from '../geo/chord.js';
import { checkTrack } from './check-track.js';
import { type FixInterval, fixAtOrAfter, intervalSeconds } from './fix-interval.js';
import { isDrive } from './is-drive.js';
import { groundSpeedsKmh } from './motion.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from './track.js';
import { decodeViterbi, runsOf } from './viterbi.js';

/** Limits that separate flying from driving and standing. */
interface Pace {
  /** Ground speed that indicates flying. */
  readonly speedKmh: number;
  /** Time after takeoff by which the aircraft has left the altitude of the ground. */
  readonly leavesGroundS: number;
}

/** A launch climbs at once. An aircraft at the same altitude after four minutes is driving. */
const GLIDER: Pace = { speedKmh: 40, leavesGroundS: 240 };
/** Limits for the slowest aircraft with recorders, used if the first ones find nothing. */
const SLOW: Pace = { speedKmh: 15, leavesGroundS: Number.POSITIVE_INFINITY };
/**
 * Log-odds that a single speed shows the true state, and that the state lasts until the next fix.
 */
const SPEED_ODDS = Math.log(0.8 / 0.2);
const STAY_ODDS = Math.log(0.9995 / 0.0005);
/** Interval between fixes for which the odds hold. Other intervals weigh in proportion. */
const USUAL_INTERVAL_S = 4;
const MAX_WEIGHT = 20;
/** A shorter stop does not end a flight. */
const MIN_STOP_S = 300;
/** During a stop on the ground, altitude and position stay within these limits. */
const MAX_GROUND_ALT_RANGE_M = 30;
/** Change of altitude that a standing aircraft may show because of the weather. */
const ALT_DRIFT_M_PER_S = 10 / 3600;
const MAX_GROUND_DRIFT_KMH = 25;
/** Minimum height above the ground of takeoff and landing at which a stop can be hovering in wave. */
const MIN_HOVERING_HEIGHT_M = 300;
/** Maximum distance that a parked aircraft appears to move. */
const MAX_PARKED_MOVE_M = 100;
/**
 * A flight stands still for this long at its ends. Otherwise the recording started or ended in
 * flight.
 */
export const MIN_STANDING_S = 3;
/** A run that changes its altitude by less than this is not a flight. */
const MIN_ALT_CHANGE_M = 60;

/** A flight of a track, from the takeoff fix `first` to the landing fix `last`. */
export interface DetectedFlight extends FixInterval {
  /** False if the track starts at speed, so that the takeoff may be earlier. */
  readonly hasTakeoff: boolean;
  /** False if the track ends in flight. */
  readonly hasLanding: boolean;
}

/**
 * Finds the flights of a track in chronological order. A two-state decoder separates flying from
 * standing by ground speed. A stop ends a flight if it lasts five minutes and the aircraft keeps
 * its position and altitude; hovering in wave is not a landing. Speeds from 40 km/h
 * indicate flying, or from 15 km/h if this finds nothing. Drives beside a flight are left out.
 *
 * @throws {TypeError} If the argument is not a track.
 * @see igc_lib, the odds of its flight detection
 */
export function findFlights(track: Track): DetectedFlight[] {
  checkTrack(track);
  const speeds = groundSpeedsKmh(track);
  const flights = flightsAt(track, speeds, GLIDER);
  return flights.length > 0 ? flights : flightsAt(track, speeds, SLOW);
}

function flightsAt(track: Track, speeds: Float64Array, pace: Pace): DetectedFlight[] {
  const states = decodeViterbi(movingEvidence(track, speeds, pace.speedKmh));
  const moving = runsOf(states);
  const groundM = highestGroundM(track, moving);
  const runs: FixInterval[] = [];
  for (const run of moving) {
    const before = runs.at(-1);
    if (before && !isOnGround(track, { first: before.last + 1, last: run.first }, groundM)) {
      runs[runs.length - 1] = { first: before.first, last: run.last };
    } else runs.push(run);
  }
  const detected = runs.map((run) => toFlight(track, run, speeds, pace.speedKmh));
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

/** Removes slow ends of a run, which are too short for the decoder to detect. */
function toFlight(
  track: Track,
  run: FixInterval,
  speeds: Float64Array,
  thresholdKmh: number,
): DetectedFlight {
  const lastFix = track.count - 1;
  let [first, last] = [run.first, run.last];
  while (first < last && speeds[first]! < thresholdKmh) first++;
  while (last > first && speeds[last]! < thresholdKmh) last--;
  // The last moving fix is followed by the first that stands.
  last = Math.min(last + 1, lastFix);
  return {
    first,
    last,
    hasTakeoff: intervalSeconds(track, { first: 0, last: first }) >= MIN_STANDING_S,
    hasLanding: intervalSeconds(track, { first: last, last: lastFix }) >= MIN_STANDING_S,
  };
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

/** Higher altitude of the ground where the track starts and ends standing; infinite if it does neither. */
function highestGroundM({ altitudeM, count }: Track, moving: readonly FixInterval[]): number {
  const [start, end] = [moving[0]?.first ?? 0, moving.at(-1)?.last ?? count];
  const grounds = [
    ...(start > 0 ? [altitudeM[0]!] : []),
    ...(end < count - 1 ? [altitudeM.at(-1)!] : []),
  ];
  return grounds.length > 0 ? Math.max(...grounds) : Number.POSITIVE_INFINITY;
}

/**
 * Returns whether the aircraft stays in one place at one altitude for some five minutes between two
 * fixes.
 *
 * @param groundM Altitude of known ground, far above which the aircraft must be parked.
 */
function isOnGround(track: Track, { first, last }: FixInterval, groundM: number): boolean {
  for (let from = first; from <= last; from++) {
    const to = fixAtOrAfter(track, track.timeS[from]! + MIN_STOP_S);
    if (to > last) return false;
    const isHigh = track.altitudeM[from]! > groundM + MIN_HOVERING_HEIGHT_M;
    if (isStill(track, from, to) && (!isHigh || isParked(track, from, to))) return true;
  }
  return false;
}

function isStill(track: Track, first: number, last: number): boolean {
  const seconds = intervalSeconds(track, { first, last });
  const maxRangeM = MAX_GROUND_ALT_RANGE_M + ALT_DRIFT_M_PER_S * seconds;
  let [low, high] = [track.altitudeM[first]!, track.altitudeM[first]!];
  for (let i = first; i <= last; i++) {
    low = Math.min(low, track.altitudeM[i]!);
    high = Math.max(high, track.altitudeM[i]!);
    if (high - low > maxRangeM) return false;
  }
  const driftKmh = (distanceM(track, first, last) / seconds) * 3.6;
  return driftKmh <= MAX_GROUND_DRIFT_KMH;
}

function isParked(track: Track, first: number, last: number): boolean {
  for (let i = first; i <= last; i++) {
    if (distanceM(track, first, i) > MAX_PARKED_MOVE_M) return false;
  }
  return true;
}

function distanceM({ lat, lon }: Track, first: number, last: number): number {
  const points = createChordPoints(
    Int32Array.of(lat[first]!, lat[last]!),
    Int32Array.of(lon[first]!, lon[last]!),
    POSITION_UNITS_PER_DEGREE,
  );
  return chordDistanceM(points, 0, 1);
}

/** Returns whether a run is a flight and not a drive. */
function leavesGround(track: Track, flight: DetectedFlight, { leavesGroundS }: Pace): boolean {
  const { altitudeM, timeS } = track;
  const startS = timeS[flight.first]!;
  const limitS = flight.hasTakeoff ? leavesGroundS : Number.POSITIVE_INFINITY;
  for (let i = flight.first; i <= flight.last && timeS[i]! - startS <= limitS; i++) {
    if (Math.abs(altitudeM[i]! - altitudeM[flight.first]!) >= MIN_ALT_CHANGE_M) return true;
  }
  return false;
}
