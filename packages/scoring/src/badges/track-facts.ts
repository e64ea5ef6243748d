import { findPhases } from '../analysis/find-phases.js';
import { isBetterSolution, type Solution } from '../contest/solution.js';
import { createFlightGeometry } from '../contest/solvers/flight-geometry.js';
import { findLongestPath } from '../contest/solvers/longest-path.js';
import { type FlightPoint, flightPoint } from '../flight/flight-point.js';
import { chordDistanceM } from '../geo/chord.js';
import { type AltitudeGain, findAltitudeGain } from '../track/altitude-gain.js';
import { type FixInterval, intervalSeconds } from '../track/fix-interval.js';
import { pointsOf, type Track } from '../track/track.js';
import { type UnpoweredTimes, unpoweredIntervals } from '../track/unpowered-intervals.js';
import { roundToHundredths } from '../units/round.js';
import { circledAirports } from './circled-airports.js';
import { finalGlideM } from './final-glide.js';
import { straightFlightM } from './straight-flight.js';
import { type ThermalFacts, thermalFacts } from './thermal-facts.js';

/** Facts of a flight for badges that need its track. All are of flight without an engine. */
export interface TrackFacts extends ThermalFacts {
  /** Longest time without an engine, from release on, in hours. */
  readonly freeFlightH: number;
  /** Greatest climb from a low point to a later high point, in metres. */
  readonly gainM: number;
  /** Distance in km from the release to the farthest place, with the loss of height allowed. */
  readonly straightKm: number;
  /** Length of the best course over up to three turnpoints, in km. */
  readonly courseKm: number;
  /** Distance from the last thermal to the landing, in km. */
  readonly finalGlideKm: number;
  /** Longest track without a full circle, in km. */
  readonly noCircleKm: number;
  /** ICAO codes of the listed major airports that the flight went around. */
  readonly circledAirports: readonly string[];
}

/** Fixes that prove the facts of a flight. Empty lists for a flight without usable fixes. */
export interface TrackEvidence {
  /** Start and end of the longest time without an engine. */
  readonly freeFlight: readonly FlightPoint[];
  /** Low point and later high point. */
  readonly gain: readonly FlightPoint[];
  /** Release and the farthest place. */
  readonly straight: readonly FlightPoint[];
  /** Start, turnpoints and finish. */
  readonly course: readonly FlightPoint[];
}

/** Facts of a flight's track and their evidence. */
export interface ProvenFacts {
  readonly facts: TrackFacts;
  readonly evidence: TrackEvidence;
}

/** Greatest loss of height of a distance of 100 km or more; 1 % of a shorter one. */
const MAX_LOSS_M = 1000;
const MAX_LOSS_SHARE = 0.01;
const COURSE = { maxLegs: 4, maxLossOfHeightM: MAX_LOSS_M };

/**
 * Computes the facts of a flight on which badges depend. Takes up to a second for a long flight.
 *
 * @param times Release, landing and times without engine, as returned by `scoreFlight`.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the list of times has an odd length or does not ascend.
 * @see FAI Sporting Code, section 3: loss of height, gain of height, distances
 */
export function trackFacts(track: Track, times: UnpoweredTimes): ProvenFacts {
  const intervals = unpoweredIntervals(track, times);
  const phases = findPhases(track, intervals);
  const duration = longest(track, intervals);
  const gain = maxGain(track, intervals);
  const straight = farthest(track, intervals);
  const course = bestCourse(track, intervals);
  const evidenceOf = (fixes: readonly number[]) => fixes.map((fix) => flightPoint(track, fix));
  return {
    facts: {
      freeFlightH: duration ? intervalSeconds(track, duration) / 3600 : 0,
      gainM: gain?.gainM ?? 0,
      straightKm: kilometres(straight?.distanceM),
      courseKm: kilometres(course?.distanceM),
      finalGlideKm: kilometres(finalGlideM(track, { intervals, phases, times })),
      noCircleKm: kilometres(straightFlightM(track, intervals)),
      circledAirports: circledAirports(track, intervals),
      ...thermalFacts(track, phases),
    },
    evidence: {
      freeFlight: duration ? evidenceOf([duration.first, duration.last]) : [],
      gain: gain ? evidenceOf([gain.low, gain.high]) : [],
      straight: straight ? evidenceOf([straight.from, straight.to]) : [],
      course: course ? evidenceOf(withoutRepetitions(course.fixes)) : [],
    },
  };
}

function kilometres(metres = 0): number {
  return roundToHundredths(metres / 1000);
}

function longest(track: Track, intervals: readonly FixInterval[]): FixInterval | undefined {
  return intervals.toSorted((a, b) => intervalSeconds(track, b) - intervalSeconds(track, a))[0];
}

function maxGain(track: Track, intervals: readonly FixInterval[]): AltitudeGain | undefined {
  return intervals
    .map((interval) => findAltitudeGain(track, interval))
    .reduce<AltitudeGain | undefined>((a, b) => (b.gainM > (a?.gainM ?? 0) ? b : a), undefined);
}

interface Line {
  readonly from: number;
  readonly to: number;
  readonly distanceM: number;
}

function farthest(track: Track, intervals: readonly FixInterval[]): Line | undefined {
  const points = pointsOf(track);
  const { altitudeM } = track;
  let best: Line | undefined;
  for (const { first, last } of intervals) {
    for (let fix = first + 1; fix <= last; fix++) {
      const distanceM = chordDistanceM(points, first, fix);
      if (distanceM <= (best?.distanceM ?? 0)) continue;
      if (altitudeM[first]! - altitudeM[fix]! > maxLossM(distanceM)) continue;
      best = { from: first, to: fix, distanceM };
    }
  }
  return best;
}

/** Greatest loss of height in metres from the start to the finish of a distance. */
function maxLossM(distanceM: number): number {
  return Math.min(MAX_LOSS_M, distanceM * MAX_LOSS_SHARE);
}

function bestCourse(track: Track, intervals: readonly FixInterval[]): Solution | undefined {
  const solutions = intervals.map((interval) =>
    findLongestPath(createFlightGeometry(track, interval), COURSE, {}),
  );
  return solutions.reduce((a, b) => (b && isBetterSolution(b, a) ? b : a), undefined);
}

/** A path with fewer legs repeats its start. */
function withoutRepetitions(fixes: readonly number[]): number[] {
  return fixes.filter((fix, index) => fix !== fixes[index - 1]);
}
