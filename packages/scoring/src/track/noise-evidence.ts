import { type AirMotion, measureAirMotion, neighbourhood } from './air-motion.js';
import type { DetectedFlight } from './find-flights.js';
import { cutNoise, isFaint, type Noise } from './find-noises.js';
import { type FixInterval, intervalSeconds } from './fix-interval.js';
import { countLevels, levelAt, medianLevel, NO_LEVEL } from './noise-levels.js';
import { NOISE_LIMITS } from './noise-limits.js';
import type { Track } from './track.js';

/** Levels from 0 to 999 that a sensor of noise recorded along a track. */
export interface NoiseSensor {
  readonly code: string;
  readonly levels: Int32Array;
}

/** A flight, or the whole of a track that shows neither takeoff nor landing. */
export type Flight = Omit<DetectedFlight, 'isSlow'>;

/** A flight of a track, with what its motion is measured from. */
export interface FlownTrack {
  readonly track: Track;
  /** Ground speed at each fix of the track. */
  readonly speedsKmh: Float64Array;
  readonly flight: Flight;
}

/** A flight as one sensor heard it. */
export interface FlightNoise extends FlownTrack {
  readonly sensor: NoiseSensor;
  /** Its levels, but -1 outside of the flight and in noise that may be of an engine. */
  readonly gliding: Int32Array;
  /** Number of fixes of each of these levels. */
  readonly counts: Uint32Array;
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
export interface Evidence extends ComparedMotion {
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

/** Returns the evidence of one sensor about a noise of its flight. */
export function collectEvidence(
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
    glidingLevel: levelAt(rest, NOISE_LIMITS.glidingShare),
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
    motionIn(neighbourhood(track, noise.first, -NOISE_LIMITS.comparedS, flight)),
    motionIn(neighbourhood(track, noise.last, NOISE_LIMITS.comparedS, flight)),
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
export function liftsLikeEngine(flown: FlownTrack, noise: Noise): boolean {
  const inFlight = cutNoise(noise, flown.flight);
  if (!inFlight || intervalSeconds(flown.track, inFlight) < NOISE_LIMITS.minFaintS) return false;
  const { motion, addedMps } = compareMotion(flown, inFlight, []);
  return (
    motion.nettoMps >= NOISE_LIMITS.minNettoMps &&
    addedMps >= NOISE_LIMITS.minLiftMps &&
    !motion.isCircling
  );
}

/** Returns whether the altitude of a flight was recorded. A constant one was not. */
export function changesAltitude({ altitudeM }: Track, { first, last }: FixInterval): boolean {
  return altitudeM.subarray(first, last + 1).some((altM) => altM !== altitudeM[first]);
}

/** Median level of a sensor in an interval. */
export function levelOf({ levels }: NoiseSensor, { first, last }: FixInterval): number {
  return medianLevel(levels.subarray(first, last + 1));
}

/** Median level of the loud parts of a noise, or of all if it is faint. */
export function loudLevelOf(sensor: NoiseSensor, noise: Noise): number {
  if (isFaint(noise)) return levelOf(sensor, noise);
  const levels = noise.loudParts.flatMap(({ first, last }) =>
    Array.from(sensor.levels.subarray(first, last + 1)),
  );
  return medianLevel(Int32Array.from(levels));
}

/** Returns whether a noise alternates between silence and loud noise, as by interference. */
export function alternates({ track, sensor }: FlightNoise, noise: FixInterval): boolean {
  let alternations = 0;
  for (let i = noise.first + 1; i <= noise.last; i++) {
    const [one, other] = [sensor.levels[i - 1]!, sensor.levels[i]!];
    const isSilent = Math.min(one, other) < NOISE_LIMITS.faintLevel;
    if (isSilent && Math.max(one, other) >= NOISE_LIMITS.loudLevel) alternations += 1;
  }
  const usual = NOISE_LIMITS.minAlternationsPerS * intervalSeconds(track, noise);
  return alternations >= Math.max(NOISE_LIMITS.minAlternations, usual);
}

/** Seconds of the loud fixes of a noise, each of which lasts until the next one. */
function loudSeconds({ timeS, count }: Track, { levels }: NoiseSensor, noise: Noise): number {
  let seconds = 0;
  for (const { first, last } of noise.loudParts) {
    for (let i = first; i <= last; i++) {
      if (levels[i]! < NOISE_LIMITS.loudLevel) continue;
      const stepS = timeS[Math.min(i + 1, count - 1)]! - timeS[i]!;
      seconds += Math.min(stepS, NOISE_LIMITS.maxLoudStepS);
    }
  }
  return seconds;
}

export function glidingLevels(
  { levels }: NoiseSensor,
  flight: FixInterval,
  powered: readonly FixInterval[],
): Int32Array {
  const gliding = levels.slice();
  gliding.fill(NO_LEVEL, 0, flight.first);
  gliding.fill(NO_LEVEL, flight.last + 1);
  for (const { first, last } of powered) gliding.fill(NO_LEVEL, first, last + 1);
  return gliding;
}
