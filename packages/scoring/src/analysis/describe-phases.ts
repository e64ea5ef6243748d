import { chordDistanceM } from '../geo/chord.js';
import { checkInterval } from '../track/check-track.js';
import { type FixInterval, intervalSeconds } from '../track/fix-interval.js';
import { bankDeg } from './circle-motion.js';
import { intervalWind } from './interval-wind.js';
import { type CirclingInterval, type GlideInterval, phaseIntervals } from './phase-intervals.js';
import { checkAnalysis, type FlightAnalysis } from './prepare-analysis.js';
import { type Wind, windOf } from './wind.js';

/** A thermal, an attempt at one, or a glide, and how it was flown. */
export type DescribedPhase = DescribedCircling | DescribedGlide;

interface PhaseFigures extends FixInterval {
  readonly seconds: number;
  /** Metres; negative where height was lost. */
  readonly gainM: number;
  /** Gain by time. */
  readonly climbMps: number;
  /** Metres above mean sea level. */
  readonly startAltitudeM: number;
  readonly endAltitudeM: number;
  /** Metres above ground; absent where the ground is not known. */
  readonly startHeightAglM?: number;
  /** That of its own turns, else of the circling near to it; absent where there is none. */
  readonly wind?: Wind;
}

/** Figures of the circles are absent where gaps hide them. */
export interface DescribedCircling extends PhaseFigures {
  readonly kind: 'thermal' | 'attempt';
  readonly turn: 'left' | 'right';
  /** Mean airspeed. */
  readonly speedKmh?: number;
  /** Mean radius through the air: airspeed by rate of turn. */
  readonly radiusM?: number;
  /** Bank that such circles take: atan(v² / (g·r)). */
  readonly bankDeg?: number;
}

/** Everything between circling, waves and ridges too. */
export interface DescribedGlide extends PhaseFigures {
  readonly kind: 'glide';
  /** From its first to its last fix. */
  readonly distanceKm: number;
  /** Along the way flown. */
  readonly trackDistanceKm: number;
  /** Along the way flown, over ground. */
  readonly speedKmh: number;
  /** Distance by height lost; absent where none was lost. */
  readonly glideRatio?: number;
  /** Way flown by distance; absent where it led nowhere. */
  readonly detour?: number;
  /** How fast the air rose on average; absent where it is not known. */
  readonly netMps?: number;
}

/**
 * Lists the thermals, attempts and glides of an interval, or of the whole track, in order of time.
 * Each begins where the one before ends; those at the ends of the interval are there with their part
 * in it. Speeds, radii, banks and winds are reckoned as in `computeStatistics`, of one phase each: climb =
 * gain / time, radius = airspeed / rate of turn, bank = atan(v² / (g·r)). Ratio and detour of a glide
 * are by its own straight length d: d / height lost and way flown / d; its net is Σ (rise of the
 * air) / Σ (time of which that is known).
 *
 * The list is this project's; what phases are is told by `findPhases`. It is empty where `canDetectCircling`
 * says that they cannot be told.
 *
 * @throws {TypeError} If the analysis was not prepared, or the interval is none.
 * @throws {RangeError} If the interval leaves the track.
 */
export function describePhases(analysis: FlightAnalysis, interval?: FixInterval): DescribedPhase[] {
  checkAnalysis(analysis);
  if (interval === undefined && analysis.track.count === 0) return [];
  const interval = interval ?? { first: 0, last: analysis.track.count - 1 };
  checkInterval('interval', interval, analysis.track);
  // What would be one long glide is a flight of which nobody knows where it circled.
  if (!analysis.canDetectCircling) return [];
  return phaseIntervals(analysis, interval).map((interval) =>
    interval.kind === 'glide'
      ? describeGlide(analysis, interval)
      : describeCircling(analysis, interval),
  );
}

function describeCircling(analysis: FlightAnalysis, interval: CirclingInterval): DescribedCircling {
  const { motion, turn } = interval.phase;
  const radiusM = motion && motion.speedMps / motion.turnRadPerS;
  return {
    kind: interval.kind,
    turn,
    ...figuresOf(analysis, interval),
    ...(motion &&
      radiusM !== undefined && {
        speedKmh: motion.speedMps * 3.6,
        radiusM,
        bankDeg: bankDeg(motion.speedMps, radiusM),
      }),
  };
}

function describeGlide(analysis: FlightAnalysis, interval: GlideInterval): DescribedGlide {
  const { first, last } = interval;
  const { points, cumulativeM, net } = analysis.sums;
  const figures = figuresOf(analysis, interval);
  const distanceM = chordDistanceM(points, first, last);
  const flownM = cumulativeM[last]! - cumulativeM[first]!;
  const knownS = net
    ? net.liftS[last]! - net.liftS[first]! + net.sinkS[last]! - net.sinkS[first]!
    : 0;
  return {
    kind: 'glide',
    ...figures,
    distanceKm: distanceM / 1000,
    trackDistanceKm: flownM / 1000,
    speedKmh: (flownM / figures.seconds) * 3.6,
    ...(figures.gainM < 0 && { glideRatio: distanceM / -figures.gainM }),
    ...(distanceM > 0 && { detour: flownM / distanceM }),
    ...(net && knownS > 0 && { netMps: (net.risenM[last]! - net.risenM[first]!) / knownS }),
  };
}

function figuresOf(analysis: FlightAnalysis, { first, last }: FixInterval): PhaseFigures {
  const { track, groundM } = analysis;
  const { altitudeM } = track;
  const seconds = intervalSeconds(track, { first, last });
  const gainM = altitudeM[last]! - altitudeM[first]!;
  const air = intervalWind(analysis, { first, last });
  return {
    first,
    last,
    seconds,
    gainM,
    climbMps: gainM / seconds,
    startAltitudeM: altitudeM[first]!,
    endAltitudeM: altitudeM[last]!,
    ...(groundM &&
      !Number.isNaN(groundM[first]) && { startHeightAglM: altitudeM[first]! - groundM[first]! }),
    ...(air && { wind: windOf(air.eastMps, air.northMps) }),
  };
}
