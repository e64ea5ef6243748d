import { measureAirMotion, neighbourhood } from './air-motion.js';
import { findFlights } from './find-flights.js';
import { cutNoise, findNoises, isFaint, isLoud, type Noise, withoutRuns } from './find-noises.js';
import {
  type FixInterval,
  intervalsOverlap,
  intervalsTouch,
  mergeIntervals,
} from './fix-interval.js';
import { groundSpeedsKmh } from './motion.js';
import {
  alternates,
  changesAltitude,
  collectEvidence,
  type Evidence,
  type Flight,
  type FlightNoise,
  type FlownTrack,
  glidingLevels,
  levelOf,
  liftsLikeEngine,
  loudLevelOf,
  type NoiseSensor,
} from './noise-evidence.js';
import { countLevels } from './noise-levels.js';
import { MIN_UNCERTAIN_S, NOISE_LIMITS } from './noise-limits.js';
import type { Track } from './track.js';

/** Code of the microphone, which hears every engine, except some jets and electric engines. */
export const MICROPHONE = 'ENL';

/** Intervals of a track in which the engine ran, or may have run. Both ascend. */
export interface EngineRuns {
  readonly runs: readonly FixInterval[];
  /** Noise that only the pilot can explain. It does not count as a run. */
  readonly uncertain: readonly FixInterval[];
}

type Verdict = 'engine' | 'uncertain' | 'noise';

/**
 * Finds the intervals of noise that come from an engine, by several kinds of evidence:
 *
 * - Level: noise above 500 is loud, above 150 faint. It must also be twice as loud as gliding in the
 *   same flight, because recorders differ in how they hear wheels, vents and speed.
 * - Duration: a loud run lasts at least 20 s, a faint one 60 s.
 * - Energy: an engine lifts. Faint noise is a run if the aircraft does not circle and gains 1 m/s
 *   more against its polar than in the minute before and in the minute after.
 * - The other sensor: if an engine sensor shows runs, noise without it needs that lift too. If an
 *   engine sensor is heard alone, as with a jet or an electric engine, the aircraft must hold its
 *   height.
 * - Runs beside it: faint noise beside a run belongs to it if it lifts.
 * - Interference: a noise that alternates between silence and loud noise proves nothing.
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
        const isElsewhere = !inFlight || runs.some((run) => intervalsOverlap(run, noise));
        if (isElsewhere) continue;
        const interval = { first: noise.first, last: noise.last };
        if (alternates(flightNoise, inFlight)) {
          uncertain.push(interval);
          continue;
        }
        if (isOfLaunchOrLanding(flightNoise, inFlight, runs)) continue;
        const isHeardAlone =
          microphone !== undefined && levelOf(microphone, inFlight) < NOISE_LIMITS.faintLevel;
        const evidence = {
          ...collectEvidence(flightNoise, inFlight, runs),
          isDenied,
          isHeardAlone,
          hasAltitude,
        };
        const verdict = isLoud(inFlight) ? judgeLoud(evidence) : judgeFaint(evidence);
        if (verdict === 'engine') runs.push(interval);
        if (verdict === 'uncertain') uncertain.push(interval);
      }
    }
  }
  return {
    runs: mergeIntervals(runs),
    uncertain: mergeIntervals(
      uncertain.filter((noise) => !runs.some((run) => intervalsOverlap(run, noise))),
    ),
  };
}

function judgeLoud(evidence: Evidence): Verdict {
  const { loudS, level, glidingLevel, isHeardAlone, isDenied, hasAltitude } = evidence;
  const { motion, addedMps } = evidence;
  const holdsHeight = hasAltitude && motion.nettoMps >= NOISE_LIMITS.minNettoMps;
  const lifts = hasAltitude && addedMps >= NOISE_LIMITS.minLiftMps;
  const falls = hasAltitude && motion.nettoMps < NOISE_LIMITS.fallingMps;
  const isContradicted =
    loudS < NOISE_LIMITS.minLoudS ||
    level < NOISE_LIMITS.minTimesGliding * glidingLevel ||
    (isHeardAlone && !holdsHeight) ||
    (isDenied && !lifts) ||
    (level < NOISE_LIMITS.climbPowerLevel && falls);
  return isContradicted ? 'uncertain' : 'engine';
}

function judgeFaint(evidence: Evidence): Verdict {
  const { seconds, level, glidingLevel, isBesideRun, isDenied, hasAltitude, motion } = evidence;
  const { addedMps, changeMps } = evidence;
  const lifts = addedMps >= NOISE_LIMITS.minLiftMps;
  const mayBeEngine =
    hasAltitude &&
    seconds >= MIN_UNCERTAIN_S &&
    level >= NOISE_LIMITS.minTimesGliding * glidingLevel &&
    motion.nettoMps >= NOISE_LIMITS.minNettoMps &&
    (lifts || (changeMps >= NOISE_LIMITS.minLiftMps && !motion.isCircling));
  if (!mayBeEngine) return 'noise';
  const isEngine =
    (isBesideRun || (seconds >= NOISE_LIMITS.minFaintS && !isDenied)) &&
    lifts &&
    !motion.isCircling;
  return isEngine ? 'engine' : 'uncertain';
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
  const landingS = timeS[flight.last]! - NOISE_LIMITS.landingS;
  if (flight.hasLanding && timeS[noise.first]! > landingS) return true;
  const isLaunch =
    flight.hasTakeoff && timeS[noise.start]! <= timeS[flight.first]! + NOISE_LIMITS.maxLaunchDelayS;
  if (!isLaunch) return false;
  // Faint noise is of a tow, unless an engine was heard before.
  if (isFaint(noise)) return !runs.some((run) => intervalsTouch(run, noise));
  if (timeS[noise.first]! > timeS[flight.first]! + NOISE_LIMITS.maxLaunchDelayS) return false;
  const end = Math.min(noise.last, flight.last);
  const gainM =
    altitudeM.subarray(flight.first, end + 1).reduce((one, other) => Math.max(one, other)) -
    altitudeM[flight.first]!;
  if (gainM < NOISE_LIMITS.minLaunchGainM) return true;
  return loudLevelOf(sensor, noise) < NOISE_LIMITS.climbPowerLevel && climbsOn(flightNoise, end);
}

/** Returns whether the aircraft climbs on a straight course before and after a fix, as on tow. */
function climbsOn({ track, speedsKmh, flight }: FlownTrack, fix: number): boolean {
  const [before, after] = [-NOISE_LIMITS.towS, NOISE_LIMITS.towS].map((seconds) =>
    measureAirMotion(track, speedsKmh, neighbourhood(track, fix, seconds, flight)),
  );
  if (!before || !after || after.isCircling) return false;
  return (
    before.climbMps >= NOISE_LIMITS.minTowClimbMps &&
    after.climbMps >= NOISE_LIMITS.towShare * before.climbMps
  );
}
