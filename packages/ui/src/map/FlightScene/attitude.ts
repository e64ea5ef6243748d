import { GRAVITY_MPS2 } from '@cloudstreet/scoring/units';
import { at, firstFrom, interpolate } from '../../flight/flight-columns.js';
import { METRES_PER_DEGREE, mercatorY } from '../mercator.js';
import type { TimedPath } from '../place-at.js';

/** A track in space with the time of each position. */
export interface TimedSpacePath extends TimedPath {
  /** Metres above mean sea level. */
  altitudeM: ArrayLike<number>;
}

/** Position and attitude of a glider. */
export interface Attitude {
  lon: number;
  lat: number;
  altitudeM: number;
  /** Clockwise from north. */
  courseDeg: number;
  /** Bank of a turn without slip, right wing down positive. */
  bankDeg: number;
  /** Nose up positive, along the track. */
  pitchDeg: number;
}

/** Half of the interval over which a course is computed. */
const REACH_S = 2;
/** If fixes are farther apart, turns are unknown. */
const MAX_INTERVAL_S = 10;
const MAX_BANK_DEG = 60;

/**
 * Returns the attitude of a glider at a time. Between fixes it flies straight. The bank φ follows
 * from the turn: tan φ = v·ω/g, with speed v, rate of turn ω and the acceleration of gravity g.
 *
 * @throws {RangeError} If the path is empty.
 */
export function attitudeAt(track: TimedSpacePath, wantedS: number): Attitude {
  const { timeS } = track;
  const firstS = at(timeS, 0);
  const lastS = at(timeS, timeS.length - 1);
  const nowS = Math.min(lastS, Math.max(firstS, wantedS));
  const next = Math.max(1, firstFrom(timeS, nowS));
  const intervalS = next < timeS.length ? at(timeS, next) - at(timeS, next - 1) : REACH_S;
  const reachS = Math.max(REACH_S, intervalS);
  const here = placeIn(track, nowS);
  const [before, after] = [placeIn(track, nowS - reachS), placeIn(track, nowS + reachS)];
  const [arriving, leaving] = [stepBetween(before, here), stepBetween(here, after)];
  const along = stepBetween(before, after);
  const courseDeg = toDeg(Math.atan2(along.eastM, along.northM));
  const flownS = Math.min(lastS, nowS + reachS) - Math.max(firstS, nowS - reachS);
  const isSteady = intervalS > MAX_INTERVAL_S || flownS <= 0 || arriving.m < 1 || leaving.m < 1;
  const turnRadPerS = isSteady ? 0 : turnRad(arriving, leaving) / (flownS / 2);
  const speedMps = flownS > 0 ? (arriving.m + leaving.m) / flownS : 0;
  const bankDeg = toDeg(Math.atan((speedMps * turnRadPerS) / GRAVITY_MPS2));
  return {
    ...here,
    courseDeg,
    bankDeg: Math.min(MAX_BANK_DEG, Math.max(-MAX_BANK_DEG, bankDeg)),
    pitchDeg: along.m < 1 ? 0 : toDeg(Math.atan((after.altitudeM - before.altitudeM) / along.m)),
  };
}

export type SpacePosition = Pick<Attitude, 'lon' | 'lat' | 'altitudeM'>;

/** Returns the position of a glider at a time, on a straight line between fixes. */
export function placeIn(
  { timeS, path, altitudeM }: TimedSpacePath,
  wantedS: number,
): SpacePosition {
  const last = timeS.length - 1;
  const next = Math.min(firstFrom(timeS, wantedS), last);
  const before = Math.max(next - 1, 0);
  const durationS = at(timeS, next) - at(timeS, before);
  const share =
    durationS > 0 ? Math.min(1, Math.max(0, (wantedS - at(timeS, before)) / durationS)) : 0;
  const [from, to] = [path[before]!, path[next]!];
  return {
    lon: from[0] + (to[0] - from[0]) * share,
    lat: from[1] + (to[1] - from[1]) * share,
    altitudeM: interpolate(timeS, altitudeM, wantedS),
  };
}

type Step = ReturnType<typeof stepBetween>;

function stepBetween(from: SpacePosition, to: SpacePosition) {
  // Directions on the map equal those on the ground, because Mercator preserves angles.
  const eastM = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180) * METRES_PER_DEGREE;
  const mercatorNorth = (mercatorY(to.lat) - mercatorY(from.lat)) * 360;
  const northM = mercatorNorth * Math.cos((from.lat * Math.PI) / 180) * METRES_PER_DEGREE;
  return { eastM, northM, m: Math.hypot(eastM, northM) };
}

/** Change of direction between steps within ±π; right is positive. */
function turnRad(from: Step, to: Step): number {
  const across = from.northM * to.eastM - from.eastM * to.northM;
  return Math.atan2(across, from.eastM * to.eastM + from.northM * to.northM);
}

function toDeg(rad: number): number {
  return (rad * 180) / Math.PI;
}
