import { chordDistanceM, createChordPoints } from '../geo/chord.js';
import { checkTrack } from './check-track.js';
import { type FixInterval, fixAtOrAfter, intervalSeconds } from './fix-interval.js';
import { groundSpeedsKmh } from './motion.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from './track.js';
import { decodeViterbi, runsOf } from './viterbi.js';

/** Limits that separate flying from driving and standing. */
interface Pace {
  /** Ground speed exceeded early in the ground run. */
  readonly speedKmh: number;
  /** Time after takeoff by which the aircraft has left the altitude of the ground. */
  readonly leavesGroundS: number;
}

/** A launch climbs at once; an aircraft at the same altitude after four minutes is driving. */
const GLIDER: Pace = { speedKmh: 40, leavesGroundS: 240 };
/** Limits for the slowest aircraft with recorders, tried if the first ones find nothing. */
const SLOW: Pace = { speedKmh: 15, leavesGroundS: Number.POSITIVE_INFINITY };
/** Odds that a single speed shows the true state, and that the state lasts to the next fix. */
const SPEED_ODDS = Math.log(0.8 / 0.2);
const STAY_ODDS = Math.log(0.9995 / 0.0005);
/** The odds hold for fixes this far apart; others weigh by their time. */
const USUAL_INTERVAL_S = 4;
const MAX_WEIGHT = 20;
/** A shorter stop does not end a flight. */
const MIN_STOP_S = 300;
/** During a stop on the ground, altitude and place stay within these. */
const MAX_GROUND_ALT_RANGE_M = 30;
/** Change of altitude by the weather that a standing aircraft may show. */
const ALT_DRIFT_M_PER_S = 10 / 3600;
const MAX_GROUND_DRIFT_KMH = 25;
/**
 * A flight stands still for this long at its ends; otherwise the recording started or ended in
 * flight.
 */
export const MIN_STANDING_S = 3;
/** A run that changes its altitude less than this is not a flight. */
const MIN_ALT_CHANGE_M = 60;

/** A flight of a track: `first` is the takeoff fix, `last` the landing fix. */
export interface DetectedFlight extends FixInterval {
  /** False if the track starts at speed, so that the takeoff may be earlier. */
  readonly hasTakeoff: boolean;
  /** False if the track ends in flight. */
  readonly hasLanding: boolean;
}

/**
 * Finds the flights of a track in order of time. A two-state decoder separates flying from standing
 * by ground speed. A stop ends a flight if it lasts five minutes and the aircraft keeps its place
 * and altitude: hanging in wave against the wind is not a landing. Speeds from 40 km/h indicate
 * flying; if that finds nothing, from 15 km/h.
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
  const runs: FixInterval[] = [];
  for (const run of runsOf(states)) {
    const before = runs.at(-1);
    if (before && !isOnGround(track, before.last + 1, run.first)) {
      runs[runs.length - 1] = { first: before.first, last: run.last };
    } else runs.push(run);
  }
  const detected = runs.map((run) => toFlight(track, run, speeds, pace.speedKmh));
  // Without altitudes a flight cannot be separated from a drive.
  if (track.altitudeM.every((altM) => altM === track.altitudeM[0])) return detected;
  return detected.filter((flight) => leavesGround(track, flight, pace));
}

/** Cuts the slow ends off a run, which are too short for the decoder to see. */
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

/** Returns whether some five minutes between two fixes are spent in one place at one altitude. */
function isOnGround(track: Track, first: number, last: number): boolean {
  for (let from = first; from <= last; from++) {
    const to = fixAtOrAfter(track, track.timeS[from]! + MIN_STOP_S);
    if (to > last) return false;
    if (isStill(track, from, to)) return true;
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
  return driftKmh(track, first, last) <= MAX_GROUND_DRIFT_KMH;
}

function driftKmh({ lat, lon, timeS }: Track, first: number, last: number): number {
  const points = createChordPoints(
    Int32Array.of(lat[first]!, lat[last]!),
    Int32Array.of(lon[first]!, lon[last]!),
    POSITION_UNITS_PER_DEGREE,
  );
  return (chordDistanceM(points, 0, 1) / (timeS[last]! - timeS[first]!)) * 3.6;
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
