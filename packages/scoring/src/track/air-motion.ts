import { type FixInterval, fixAtOrAfter, fixAtOrBefore } from './fix-interval.js';
import { headingDeg } from './motion.js';
import type { Track } from './track.js';

/**
 * Sink rates of an LS 8 of 15 m, in m/s, by speed in km/h. Those of other gliders differ by less
 * than an engine adds.
 *
 * @see XCSoar, PolarStore
 */
const POLAR_KMH = [70, 115, 173] as const;
const POLAR_SINK_MPS = [0.51, 0.85, 2] as const;
/** In strong wind, the speed over ground can be outside of this range. */
const MAX_SPEED_KMH = 250;
/** A turn is measured between headings over this time. */
const TURN_BASE_S = 10;
/** Over a shorter time, a heading shows the rounding of positions. */
const MIN_TURN_BASE_S = 5;
/** Mean rate of turn above which an aircraft circles; a circle takes 15 to 40 s. */
const MEAN_CIRCLING_DEG_PER_S = 5;
const GRAVITY_MPS2 = 9.81;

/** Motion of an aircraft in an interval. */
export interface AirMotion {
  readonly climbMps: number;
  /**
   * Climb and gain of speed above those of a glider in still air. Either air or an engine lifts by
   * this.
   */
  readonly nettoMps: number;
  readonly isCircling: boolean;
}

/**
 * Measures the motion in an interval. Undefined if it has a single fix. A gain of speed counts as
 * height on a straight course; in circles, the speed over ground changes with the wind.
 *
 * @param speedsKmh Ground speed at each fix.
 */
export function measureAirMotion(
  track: Track,
  speedsKmh: Float64Array,
  { first, last }: FixInterval,
): AirMotion | undefined {
  if (last <= first) return undefined;
  const seconds = track.timeS[last]! - track.timeS[first]!;
  const climbMps = (track.altitudeM[last]! - track.altitudeM[first]!) / seconds;
  const isCircling = meanTurnDegPerS(track, first, last) > MEAN_CIRCLING_DEG_PER_S;
  const gainM = speedHeightM(speedsKmh[last]!) - speedHeightM(speedsKmh[first]!);
  const sumKmh = speedsKmh.subarray(first, last + 1).reduce((sum, speed) => sum + speed, 0);
  const sinkMps = polarSinkMps(sumKmh / (last - first + 1));
  return {
    climbMps,
    nettoMps: climbMps + sinkMps + (isCircling ? 0 : gainM / seconds),
    isCircling,
  };
}

/** Height that a speed is worth. */
function speedHeightM(speedKmh: number): number {
  return (speedKmh / 3.6) ** 2 / (2 * GRAVITY_MPS2);
}

/** Parabola through the points of the polar. */
function polarSinkMps(speedKmh: number): number {
  const v = Math.min(Math.max(speedKmh, POLAR_KMH[0]), MAX_SPEED_KMH);
  const [v1, v2, v3] = POLAR_KMH;
  const [sink1, sink2, sink3] = POLAR_SINK_MPS;
  const slope = (sink2 - sink1) / (v2 - v1);
  const bend = ((sink3 - sink2) / (v3 - v2) - slope) / (v3 - v1);
  return sink1 + slope * (v - v1) + bend * (v - v1) * (v - v2);
}

/** Mean of all turns, whichever their direction. */
function meanTurnDegPerS(track: Track, first: number, last: number): number {
  let [turnDeg, turningS] = [0, 0];
  let before: { readonly heading: number; readonly middleS: number } | undefined;
  for (let from = first; from < last; ) {
    const to = Math.min(fixAtOrAfter(track, track.timeS[from]! + TURN_BASE_S), last);
    const [fromS, toS] = [track.timeS[from]!, track.timeS[to]!];
    if (toS - fromS < MIN_TURN_BASE_S) break;
    const [heading, middleS] = [headingDeg(track, from, to), (fromS + toS) / 2];
    if (before) {
      const change = heading - before.heading;
      turnDeg += Math.abs(change - 360 * Math.round(change / 360));
      turningS += middleS - before.middleS;
    }
    before = { heading, middleS };
    from = to;
  }
  return turningS > 0 ? turnDeg / turningS : 0;
}

/** Fixes within the given time before (negative) or after a fix, within the flight. */
export function neighbourhood(
  track: Track,
  fix: number,
  seconds: number,
  flight: FixInterval,
): FixInterval {
  const time = track.timeS[fix]! + seconds;
  return seconds < 0
    ? { first: Math.max(fixAtOrAfter(track, time), flight.first), last: fix }
    : { first: fix, last: Math.min(fixAtOrBefore(track, time), flight.last) };
}
