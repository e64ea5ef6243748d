import { degreeLength } from '../geo/degree-length.js';
import type { Position } from '../geo/position.js';
import { checkIntervals, checkTrack } from '../track/check-track.js';
import { intervalSeconds } from '../track/fix-interval.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { wrapLongitude } from '../track/wrap-longitude.js';
import { checkList, checkOneOf } from '../units/check-value.js';
import type { CirclingPhase } from './find-phases.js';

/** A thermal for maps and replays: a column of rising air that drifts. */
export interface ThermalFeature {
  /** Unix seconds. */
  readonly startS: number;
  /** Unix seconds. */
  readonly endS: number;
  /** Position of its centre at half of the time. */
  readonly centre: Position;
  /** Velocity of its centre, and so of the air, in m/s. */
  readonly driftEastMps: number;
  readonly driftNorthMps: number;
  /** Lowest and highest altitude of the circling. */
  readonly baseM: number;
  readonly topM: number;
  /** Height gained from the first to the last fix. */
  readonly gainM: number;
  /** Height gained divided by the time. */
  readonly climbMps: number;
  /** Direction of the circling. */
  readonly turn: 'left' | 'right';
}

/**
 * Describes the thermals among the phases of a flight, for maps and for replays of many flights.
 * Centre and drift are the least-squares line through the positions over time. Circles cancel out,
 * the more of them the better. For n fixes with coordinate x and time t from the middle of the
 * thermal, on each axis:
 *
 *     drift = (n·Σxt − Σx·Σt) / (n·Σt² − (Σt)²)
 *     centre = (Σx − drift · Σt) / n
 *
 * The description is this project's.
 *
 * @param phases Result of `findPhases`; attempts are ignored.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a phase is outside the track.
 */
export function thermalFeatures(track: Track, phases: readonly CirclingPhase[]): ThermalFeature[] {
  checkTrack(track);
  checkList('phase', phases);
  checkIntervals('phase', phases, track);
  for (const { kind } of phases) checkOneOf('kind', kind, ['thermal', 'attempt']);
  return phases
    .filter(({ kind, first, last }) => kind === 'thermal' && first < last)
    .map((phase) => describeThermal(track, phase));
}

function describeThermal(track: Track, phase: CirclingPhase): ThermalFeature {
  const { dayStartS, timeS, altitudeM } = track;
  const { first, last, turn } = phase;
  const seconds = intervalSeconds(track, phase);
  const gainM = altitudeM[last]! - altitudeM[first]!;
  let [baseM, topM] = [Infinity, -Infinity];
  for (let fix = first; fix <= last; fix++) {
    baseM = Math.min(baseM, altitudeM[fix]!);
    topM = Math.max(topM, altitudeM[fix]!);
  }
  return {
    startS: dayStartS + timeS[first]!,
    endS: dayStartS + timeS[last]!,
    ...driftOf(track, phase),
    baseM,
    topM,
    gainM,
    climbMps: gainM / seconds,
    turn,
  };
}

function driftOf({ lat, lon, timeS }: Track, { first, last }: CirclingPhase) {
  const [lat0, lon0] = [lat[first]!, lon[first]!];
  const middleS = (timeS[first]! + timeS[last]!) / 2;
  const count = last - first + 1;
  let [sumT, sumTt, sumX, sumXt, sumY, sumYt] = [0, 0, 0, 0, 0, 0];
  for (let fix = first; fix <= last; fix++) {
    const t = timeS[fix]! - middleS;
    const x = wrapLongitude(lon[fix]! - lon0);
    const y = lat[fix]! - lat0;
    sumT += t;
    sumTt += t * t;
    sumX += x;
    sumXt += x * t;
    sumY += y;
    sumYt += y * t;
  }
  const spread = count * sumTt - sumT * sumT;
  const slope = (sum: number, sumT2: number) => (count * sumT2 - sumT * sum) / spread;
  const [eastSlope, northSlope] = [slope(sumX, sumXt), slope(sumY, sumYt)];
  const middle = (sum: number, rate: number) => (sum - rate * sumT) / count;
  const atLat = (lat0 + middle(sumY, northSlope)) / POSITION_UNITS_PER_DEGREE;
  const atLon = (lon0 + middle(sumX, eastSlope)) / POSITION_UNITS_PER_DEGREE;
  const { eastM, northM } = degreeLength(atLat);
  return {
    centre: { lat: atLat, lon: atLon - 360 * Math.round(atLon / 360) },
    driftEastMps: (eastSlope / POSITION_UNITS_PER_DEGREE) * eastM,
    driftNorthMps: (northSlope / POSITION_UNITS_PER_DEGREE) * northM,
  };
}
