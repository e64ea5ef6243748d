import { type AirMotion, measureAirMotion, neighbourhood } from './air-motion.js';
import { type DetectedFlight, findFlights } from './find-flights.js';
import {
  type FixInterval,
  fixAtOrAfter,
  fixAtOrBefore,
  intersectIntervals,
  intervalSeconds,
} from './fix-interval.js';
import { groundSpeedsKmh } from './motion.js';
import { noiseIntervals } from './noise-intervals.js';
import type { Track } from './track.js';

/** Code of the microphone, which hears every engine, except some jets and electric engines. */
const MICROPHONE = 'ENL';

/** Highest level of a sensor. */
const MAX_LEVEL = 999;

/** Levels from 0 to 999 that a sensor of noise recorded along a track. */
export interface NoiseSensor {
  readonly code: string;
  readonly levels: Int32Array;
}

/** Intervals of a track in which the engine ran, or may have run. Both ascend. */
export interface EngineRuns {
  readonly runs: readonly FixInterval[];
  /** Noise that only the pilot can explain. It does not count as a run. */
  readonly uncertain: readonly FixInterval[];
}

/** Shorter faint noise is no run, whatever the aircraft does. */
export const MIN_UNCERTAIN_S = 30;

/**
 * Limits of the evidence. Those without a source are this project's, set by labelled recordings of
 * engines and of gliders; see `npm run bench -- files`.
 */
const LIMITS = {
  /**
   * Levels at which noise is faint and loud.
   *
   * @see FAI, IGC approval of the GR 1000: gliding below 200; tow, speed, airbrakes up to 350; an
   *   engine over 600; wheels up to 650
   */
  faintLevel: 150,
  loudLevel: 500,
  /** @see FAI Sporting Code 3, annex C, 11.2: over 700 at climb power */
  climbPowerLevel: 700,
  /** Change of level that changes the odds by a factor of e. */
  levelWidth: 20,
  /** Noise in a quiet cockpit. The excess of a louder one is subtracted, up to the faint level. */
  quietLevel: 50,
  /** An engine is this many times louder than this share of gliding in its flight. */
  minTimesGliding: 2,
  glidingShare: 0.9,
  /** Loud parts of a noise belong together over a shorter pause. */
  maxLoudPauseS: 60,
  /** A longer gap after a loud fix shows no more than this. */
  maxLoudStepS: 20,
  /** Faint noise beside a loud part for this time is of the engine's start and stop. */
  maxEdgeS: 10,
  /** Minimum duration of a loud and of a faint run. */
  minLoudS: 20,
  minFaintS: 60,
  /** Time before and after a noise with which its climb is compared. */
  comparedS: 60,
  /** Gain of an engine against gliding, and netto with which it holds the height. */
  minLiftMps: 1,
  minNettoMps: 0.5,
  /** Netto of an aircraft that dives, or has its airbrakes out. */
  fallingMps: -1,
  /** A self-launch starts within this time of takeoff, and gains this height. */
  maxLaunchDelayS: 30,
  minLaunchGainM: 100,
  /** A tow climbs on after a noise for this time, at this share of its climb before. */
  towS: 60,
  minTowClimbMps: 1,
  towShare: 0.5,
  /** Wheels and airbrakes are heard in this time before the end of a flight. */
  landingS: 35,
} as const;

/** An interval in which a sensor hears something. */
interface Noise extends FixInterval {
  /** Its loud parts. Empty for faint noise. */
  readonly loudParts: readonly FixInterval[];
  /** First fix of all noise without a pause, of which this is a part. */
  readonly start: number;
}

/** Motion during a noise, compared with the minutes beside it. */
interface ComparedMotion {
  readonly motion: AirMotion;
  /** Whether the noise continues a run, or leads to one. */
  readonly isBesideRun: boolean;
  /**
   * Netto above that of the better, and above that of the worse minute beside the noise. A minute of
   * a run does not count.
   */
  readonly addedMps: number;
  readonly changeMps: number;
}

/** Evidence about the cause of a noise in flight. */
interface Evidence extends ComparedMotion {
  readonly seconds: number;
  /** Seconds in which it is loud. */
  readonly loudS: number;
  /** Median of its levels, those of its loud parts if it has some. */
  readonly level: number;
  /** Level that the sensor seldom exceeds while the aircraft glides. */
  readonly glidingLevel: number;
  /** Whether an engine sensor shows a noise that the microphone does not hear. */
  readonly isHeardAlone: boolean;
  /** Whether a more reliable sensor shows runs, but not here. */
  readonly isDenied: boolean;
  /** Whether the altitude was recorded. If not, the motion proves nothing. */
  readonly hasAltitude: boolean;
}

type Verdict = 'engine' | 'uncertain' | 'noise';

/**
 * Finds the intervals of noise that come from an engine, by several kinds of evidence:
 *
 * - Level: noise above 500 is loud, above 150 faint. It must also be twice as loud as gliding in the
 *   same flight, because recorders differ in how they hear wheels, vents and speed.
 * - Duration: a loud run lasts at least 20 s, a faint one 60 s.
 * - Energy: an engine lifts. Faint noise is a run if the aircraft, which does not circle, gains 1 m/s
 *   more against its polar than in the minutes before and after. In these it glides, and sinks more
 *   while the propeller is out. In a thermal, one of them is as good.
 * - The other sensor: if an engine sensor shows runs, noise without it needs that lift too. If an
 *   engine sensor is heard alone, as with a jet or an electric engine, the aircraft must hold its
 *   height.
 * - Runs beside it: faint noise beside a run belongs to it if it lifts.
 * - Launch: faint noise since takeoff comes from a tow, and loud noise too if the aircraft climbs on
 *   after it.
 *
 * Loud noise that other evidence contradicts is uncertain, and so is faint noise that starts or ends
 * with lift. Other faint noise is ignored.
 *
 * @param sensors Sensors of noise, the most reliable first.
 */
export function judgeNoise(track: Track, sensors: readonly NoiseSensor[]): EngineRuns {
  const flights = flightsOf(track);
  const found = sensors.map(({ levels }) => findNoises(track, levels, flights));
  const runs: FixInterval[] = [];
  const uncertain: FixInterval[] = [];
  if (found.every((noises) => noises.length === 0)) return { runs, uncertain };
  const loud = found.flat().filter(isLoud);
  const faint = found.flat().filter(isFaint);
  const microphone = sensors.find(({ code }) => code === MICROPHONE);
  const speedsKmh = groundSpeedsKmh(track);
  for (const [index, sensor] of sensors.entries()) {
    const isDenied = runs.length > 0;
    const noises = found[index]!.flatMap((noise) => withoutRuns(track, noise, runs));
    for (const flight of flights) {
      const flown = { track, speedsKmh, flight };
      const powered = [...loud, ...faint.filter((noise) => liftsLikeEngine(flown, noise))];
      const gliding = glidingLevels(sensor, flight, powered);
      const flightNoise = { ...flown, sensor, gliding, counts: countLevels(gliding) };
      const hasAltitude = changesAltitude(track, flight);
      // Faint noise is compared with the loud runs beside it.
      for (const noise of [...noises.filter(isLoud), ...noises.filter(isFaint)]) {
        const inFlight = cutNoise(noise, flight);
        const isElsewhere = !inFlight || runs.some((run) => overlap(run, noise));
        if (isElsewhere || isOfLaunchOrLanding(flightNoise, inFlight, runs)) continue;
        const isHeardAlone =
          microphone !== undefined && levelOf(microphone, inFlight) < LIMITS.faintLevel;
        const evidence = {
          ...collectEvidence(flightNoise, inFlight, runs),
          isDenied,
          isHeardAlone,
          hasAltitude,
        };
        const verdict = isLoud(inFlight) ? judgeLoud(evidence) : judgeFaint(evidence);
        const interval = { first: noise.first, last: noise.last };
        if (verdict === 'engine') runs.push(interval);
        if (verdict === 'uncertain') uncertain.push(interval);
      }
    }
  }
  return {
    runs: merged(runs),
    uncertain: merged(uncertain.filter((noise) => !runs.some((run) => overlap(run, noise)))),
  };
}

function judgeLoud(evidence: Evidence): Verdict {
  const { loudS, level, glidingLevel, isHeardAlone, isDenied, hasAltitude } = evidence;
  const { motion, addedMps } = evidence;
  const holdsHeight = hasAltitude && motion.nettoMps >= LIMITS.minNettoMps;
  const lifts = hasAltitude && addedMps >= LIMITS.minLiftMps;
  const falls = hasAltitude && motion.nettoMps < LIMITS.fallingMps;
  const isContradicted =
    loudS < LIMITS.minLoudS ||
    level < LIMITS.minTimesGliding * glidingLevel ||
    (isHeardAlone && !holdsHeight) ||
    (isDenied && !lifts) ||
    (level < LIMITS.climbPowerLevel && falls);
  return isContradicted ? 'uncertain' : 'engine';
}

function judgeFaint(evidence: Evidence): Verdict {
  const { seconds, level, glidingLevel, isBesideRun, isDenied, hasAltitude, motion } = evidence;
  const { addedMps, changeMps } = evidence;
  const lifts = addedMps >= LIMITS.minLiftMps;
  const mayBeEngine =
    hasAltitude &&
    seconds >= MIN_UNCERTAIN_S &&
    level >= LIMITS.minTimesGliding * glidingLevel &&
    motion.nettoMps >= LIMITS.minNettoMps &&
    (lifts || (changeMps >= LIMITS.minLiftMps && !motion.isCircling));
  if (!mayBeEngine) return 'noise';
  const isEngine =
    (isBesideRun || (seconds >= LIMITS.minFaintS && !isDenied)) && lifts && !motion.isCircling;
  return isEngine ? 'engine' : 'uncertain';
}

/**
 * Noise of a sensor in chronological order, in which loud parts are separated from the faint noise
 * around them.
 */
function findNoises(track: Track, levels: Int32Array, flights: readonly FixInterval[]): Noise[] {
  const inFlight = flights.flatMap(({ first, last }) =>
    Array.from(levels.subarray(first, last + 1)),
  );
  const excess = Math.max(0, median(Int32Array.from(inFlight)) - LIMITS.quietLevel);
  const faintLevel = LIMITS.faintLevel + Math.min(excess, LIMITS.faintLevel - LIMITS.quietLevel);
  const loud = intervalsAbove(track, levels, LIMITS.loudLevel);
  return intervalsAbove(track, levels, faintLevel).flatMap((noise): Noise[] => {
    const { first: start } = noise;
    const noises: Noise[] = [];
    let next = start;
    const addFaint = (last: number) => {
      if (last > next) noises.push({ first: next, last, loudParts: [], start });
    };
    for (const loudParts of grouped(track, intersections(loud, noise))) {
      const [loudFirst, loudLast] = [loudParts[0]!.first, loudParts.at(-1)!.last];
      const first = fixAtOrAfter(track, track.timeS[loudFirst]! - LIMITS.maxEdgeS);
      const last = fixAtOrBefore(track, track.timeS[loudLast]! + LIMITS.maxEdgeS);
      const edges = { first: Math.max(next, first), last: Math.min(noise.last, last) };
      addFaint(edges.first - 1);
      noises.push({ ...edges, loudParts, start });
      next = edges.last + 1;
    }
    addFaint(noise.last);
    return noises;
  });
}

function isLoud({ loudParts }: Noise): boolean {
  return loudParts.length > 0;
}

function isFaint(noise: Noise): boolean {
  return !isLoud(noise);
}

/** Returns the part of a noise in an interval. Undefined if it has fewer than two fixes. */
function cutNoise(noise: Noise, interval: FixInterval): Noise | undefined {
  const cut = intersectIntervals(noise, interval);
  if (!cut) return undefined;
  return { ...cut, loudParts: intersections(noise.loudParts, cut), start: noise.start };
}

/**
 * Returns the parts of a noise that another sensor does not show as runs. Short ones are of the
 * start and stop of a run, which sensors hear at different times.
 */
function withoutRuns(track: Track, noise: Noise, runs: readonly FixInterval[]): Noise[] {
  const overlapping = merged(runs).filter((run) => overlap(run, noise));
  if (overlapping.length === 0) return [noise];
  const edges = [noise.first, ...overlapping.flatMap(({ first, last }) => [first - 1, last + 1])];
  return [...edges, noise.last].flatMap((first, i, all) => {
    const last = all[i + 1];
    if (i % 2 === 1 || last === undefined || first >= last) return [];
    const isShort = intervalSeconds(track, { first, last }) < MIN_UNCERTAIN_S;
    const part = isShort ? undefined : cutNoise(noise, { first, last });
    return part ? [part] : [];
  });
}

function intervalsAbove(track: Track, levels: Int32Array, limit: number): FixInterval[] {
  if (levels.every((level) => level < limit)) return [];
  return noiseIntervals(
    track,
    Float64Array.from(levels, (level) => (level - limit) / LIMITS.levelWidth),
  );
}

function intersections(parts: readonly FixInterval[], noise: FixInterval): FixInterval[] {
  return parts.flatMap((part) => intersectIntervals(part, noise) ?? []);
}

/** Groups loud parts that belong together. */
function grouped(track: Track, parts: readonly FixInterval[]): FixInterval[][] {
  const groups: FixInterval[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (before && track.timeS[part.first]! - track.timeS[before.last]! <= LIMITS.maxLoudPauseS) {
      group!.push(part);
    } else groups.push([part]);
  }
  return groups;
}

type Flight = Omit<DetectedFlight, 'isSlow'>;

interface FlownTrack {
  readonly track: Track;
  /** Ground speed at each fix of the track. */
  readonly speedsKmh: Float64Array;
  readonly flight: Flight;
}

/** A flight as one sensor heard it. */
interface FlightNoise extends FlownTrack {
  readonly sensor: NoiseSensor;
  /** Its levels, but -1 outside of the flight and in noise that may be of an engine. */
  readonly gliding: Int32Array;
  /** Number of fixes of each of these levels. */
  readonly counts: Uint32Array;
}

/** The flights of a track, or the whole track if it shows neither takeoff nor landing. */
function flightsOf(track: Track): readonly Flight[] {
  const found = findFlights(track);
  const whole = { first: 0, last: track.count - 1, hasTakeoff: false, hasLanding: false };
  return found.length > 0 ? found : [whole];
}

/** Returns whether a noise comes from the wheels, a tow, or a landing. */
function isOfLaunchOrLanding(
  flightNoise: FlightNoise,
  noise: Noise,
  runs: readonly FixInterval[],
): boolean {
  const { track, flight, sensor } = flightNoise;
  const { timeS, altitudeM } = track;
  if (flight.hasLanding && timeS[noise.first]! > timeS[flight.last]! - LIMITS.landingS) return true;
  const isLaunch =
    flight.hasTakeoff && timeS[noise.start]! <= timeS[flight.first]! + LIMITS.maxLaunchDelayS;
  if (!isLaunch) return false;
  // Faint noise is of a tow, unless an engine was heard before.
  if (isFaint(noise)) return !runs.some((run) => touch(run, noise));
  if (timeS[noise.first]! > timeS[flight.first]! + LIMITS.maxLaunchDelayS) return false;
  const end = Math.min(noise.last, flight.last);
  const gainM =
    altitudeM.subarray(flight.first, end + 1).reduce((one, other) => Math.max(one, other)) -
    altitudeM[flight.first]!;
  if (gainM < LIMITS.minLaunchGainM) return true;
  return loudLevelOf(sensor, noise) < LIMITS.climbPowerLevel && climbsOn(flightNoise, end);
}

/** Returns whether the aircraft climbs on a straight course before and after a fix, as on tow. */
function climbsOn({ track, speedsKmh, flight }: FlownTrack, fix: number): boolean {
  const [before, after] = [-LIMITS.towS, LIMITS.towS].map((seconds) =>
    measureAirMotion(track, speedsKmh, neighbourhood(track, fix, seconds, flight)),
  );
  if (!before || !after || after.isCircling) return false;
  return (
    before.climbMps >= LIMITS.minTowClimbMps && after.climbMps >= LIMITS.towShare * before.climbMps
  );
}

function collectEvidence(
  flightNoise: FlightNoise,
  noise: Noise,
  runs: readonly FixInterval[],
): Omit<Evidence, 'isDenied' | 'isHeardAlone' | 'hasAltitude'> {
  const { track, sensor, gliding, counts } = flightNoise;
  const ofNoise = countLevels(gliding.subarray(noise.first, noise.last + 1));
  const rest = counts.map((count, level) => count - ofNoise[level]!);
  return {
    seconds: intervalSeconds(track, noise),
    loudS: loudSeconds(track, sensor, noise),
    level: loudLevelOf(sensor, noise),
    glidingLevel: levelAt(rest, LIMITS.glidingShare),
    ...compareMotion(flightNoise, noise, runs),
  };
}

function compareMotion(
  { track, speedsKmh, flight }: FlownTrack,
  noise: FixInterval,
  runs: readonly FixInterval[],
): ComparedMotion {
  const motionIn = (interval: FixInterval) => measureAirMotion(track, speedsKmh, interval);
  const motion = motionIn(noise)!;
  const runsBeside = [
    runs.some((run) => run.last + 1 === noise.first),
    runs.some((run) => run.first - 1 === noise.last),
  ];
  const beside = [
    motionIn(neighbourhood(track, noise.first, -LIMITS.comparedS, flight)),
    motionIn(neighbourhood(track, noise.last, LIMITS.comparedS, flight)),
  ]
    .filter((_, side) => !runsBeside[side])
    .flatMap((each) => (each ? [each.nettoMps] : []));
  const besideMps = beside.length > 0 ? beside : [0];
  return {
    motion,
    isBesideRun: runsBeside.includes(true),
    addedMps: motion.nettoMps - Math.max(...besideMps),
    changeMps: motion.nettoMps - Math.min(...besideMps),
  };
}

/** Returns whether an aircraft climbs during a faint noise as with an engine. */
function liftsLikeEngine(flown: FlownTrack, noise: Noise): boolean {
  const inFlight = cutNoise(noise, flown.flight);
  if (!inFlight || intervalSeconds(flown.track, inFlight) < LIMITS.minFaintS) return false;
  const { motion, addedMps } = compareMotion(flown, inFlight, []);
  return (
    motion.nettoMps >= LIMITS.minNettoMps && addedMps >= LIMITS.minLiftMps && !motion.isCircling
  );
}

/** Returns whether the altitude of a flight was recorded. A constant one was not. */
function changesAltitude({ altitudeM }: Track, { first, last }: FixInterval): boolean {
  return altitudeM.subarray(first, last + 1).some((altM) => altM !== altitudeM[first]);
}

/** Median level of a sensor in an interval. */
function levelOf({ levels }: NoiseSensor, { first, last }: FixInterval): number {
  return median(levels.subarray(first, last + 1));
}

/** Median level of the loud parts of a noise, or of all if it is faint. */
function loudLevelOf(sensor: NoiseSensor, noise: Noise): number {
  if (isFaint(noise)) return levelOf(sensor, noise);
  const levels = noise.loudParts.flatMap(({ first, last }) =>
    Array.from(sensor.levels.subarray(first, last + 1)),
  );
  return median(Int32Array.from(levels));
}

/** Seconds of the loud fixes of a noise, each of which lasts until the next one. */
function loudSeconds({ timeS, count }: Track, { levels }: NoiseSensor, noise: Noise): number {
  let seconds = 0;
  for (const { first, last } of noise.loudParts) {
    for (let i = first; i <= last; i++) {
      if (levels[i]! < LIMITS.loudLevel) continue;
      const stepS = timeS[Math.min(i + 1, count - 1)]! - timeS[i]!;
      seconds += Math.min(stepS, LIMITS.maxLoudStepS);
    }
  }
  return seconds;
}

function median(levels: Int32Array): number {
  return levelAt(countLevels(levels), 0.5);
}

function glidingLevels(
  { levels }: NoiseSensor,
  flight: FixInterval,
  powered: readonly FixInterval[],
): Int32Array {
  const gliding = levels.slice();
  gliding.fill(-1, 0, flight.first);
  gliding.fill(-1, flight.last + 1);
  for (const { first, last } of powered) gliding.fill(-1, first, last + 1);
  return gliding;
}

/** Returns the number of fixes of each level. Negative levels do not count. */
function countLevels(levels: Int32Array): Uint32Array {
  const counts = new Uint32Array(MAX_LEVEL + 1);
  for (const level of levels) {
    if (level >= 0) counts[level]! += 1;
  }
  return counts;
}

/** Returns the level that this share of the fixes does not exceed. 0 without any. */
function levelAt(counts: Uint32Array, share: number): number {
  const wanted = share * counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  const level = counts.findIndex((count) => (below += count) > wanted);
  return Math.max(level, 0);
}

function overlap(one: FixInterval, other: FixInterval): boolean {
  return one.first <= other.last && other.first <= one.last;
}

/** Returns whether intervals overlap or follow each other without a fix between them. */
function touch(one: FixInterval, other: FixInterval): boolean {
  return one.first <= other.last + 1 && other.first <= one.last + 1;
}

/** Returns intervals in chronological order, those that touch as one. */
function merged(intervals: readonly FixInterval[]): FixInterval[] {
  const result: FixInterval[] = [];
  for (const interval of intervals.toSorted((one, other) => one.first - other.first)) {
    const before = result.at(-1);
    if (before && touch(before, interval)) {
      const last = Math.max(before.last, interval.last);
      result[result.length - 1] = { first: before.first, last };
    } else result.push(interval);
  }
  return result;
}
