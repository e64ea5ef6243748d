import { chordDistanceM } from '../geo/chord.js';
import { checkInterval } from '../track/check-track.js';
import { type FixInterval, intervalSeconds } from '../track/fix-interval.js';
import { bankDeg } from './circle-motion.js';
import { intervalWind } from './interval-wind.js';
import { type CirclingInterval, type GlideInterval, phaseIntervals } from './phase-intervals.js';
import { checkAnalysis, type FlightAnalysis } from './prepare-analysis.js';
import { toWind, type Wind } from './wind.js';

/** A thermal, a climb attempt or a glide, with its figures. */
export type DescribedPhase = DescribedCircling | DescribedGlide;

interface PhaseFigures extends FixInterval {
  readonly seconds: number;
  /** Height gained in metres; negative if height was lost. */
  readonly gainM: number;
  /** Height gained divided by the time. */
  readonly climbMps: number;
  /** Altitudes in metres above mean sea level. */
  readonly startAltitudeM: number;
  readonly endAltitudeM: number;
  /** Metres above ground. Absent if the ground is unknown. */
  readonly startHeightAglM?: number;
  /** Wind in its turns, or else of circling nearby. Absent if there is none. */
  readonly wind?: Wind;
}

/** Figures of the circles are absent if gaps hide them. */
export interface DescribedCircling extends PhaseFigures {
  readonly kind: 'thermal' | 'attempt';
  readonly turn: 'left' | 'right';
  /** Mean airspeed. */
  readonly speedKmh?: number;
  /** Mean radius through the air: airspeed divided by rate of turn. */
  readonly radiusM?: number;
  /** Bank angle of such circles: atan(v² / (g·r)) with airspeed v and radius r. */
  readonly bankDeg?: number;
}

/** Everything between circling, including waves and ridges. */
export interface DescribedGlide extends PhaseFigures {
  readonly kind: 'glide';
  /** Straight distance from the first to the last fix. */
  readonly distanceKm: number;
  /** Distance along the track. */
  readonly trackDistanceKm: number;
  /** Speed over ground along the track. */
  readonly speedKmh: number;
  /** Distance divided by height lost. Absent if no height was lost. */
  readonly glideRatio?: number;
  /** Track length divided by distance. Absent if the distance is 0. */
  readonly detour?: number;
  /** Mean vertical speed of the air. Absent if unknown. */
  readonly netMps?: number;
}

/**
 * Lists the thermals, attempts and glides of an interval, or of the whole track, in chronological
 * order. Each starts where the previous one ends. Phases are cut at the ends of the interval.
 *
 * Speeds, radii, bank angles and winds have the formulas of `computeStatistics`, applied to one
 * phase: climb = height gained / time, radius = airspeed / rate of turn, bank = atan(v² / (g·r))
 * with airspeed v and radius r. Glide ratio and detour of a glide use its straight length d: d /
 * height lost, and track length / d. Its netto is Σ (rise of the air) / Σ (time for which it is
 * known).
 *
 * The list is this project's; `findPhases` defines the phases. It is empty if `canDetectCircling`
 * returns false.
 *
 * @throws {TypeError} If the analysis was not prepared, or the interval is not an interval.
 * @throws {RangeError} If the interval is outside the track.
 */
export function describePhases(analysis: FlightAnalysis, within?: FixInterval): DescribedPhase[] {
  checkAnalysis(analysis);
  if (within === undefined && analysis.track.count === 0) return [];
  const interval = within ?? { first: 0, last: analysis.track.count - 1 };
  checkInterval('interval', interval, analysis.track);
  // Otherwise a flight whose circling is unknown would appear as one long glide.
  if (!analysis.canDetectCircling) return [];
  return phaseIntervals(analysis, interval).map((phase) =>
    phase.kind === 'glide' ? describeGlide(analysis, phase) : describeCircling(analysis, phase),
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
    ...(air && { wind: toWind(air.eastMps, air.northMps) }),
  };
}
