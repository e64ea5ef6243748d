import {
  type AltitudeUnit,
  airColumns,
  coach,
  findPhases,
  findWind,
  type MassLimits,
  type Polar,
  readFlightTrack,
  windColumns,
} from '@cloudstreet/scoring/analyse';
import { fixesBetween, type UnpoweredTimes, unpoweredIntervals } from '@cloudstreet/scoring/parse';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { unpackTrack } from '../model/unpack-track.js';
import { NO_COACH, serializeCoach } from './serialize-coach.js';

export interface CoachTask {
  /** The track as stored. */
  readonly track: Uint8Array;
  readonly unpowered: UnpoweredTimes;
  /** Unix seconds, inclusive. */
  readonly startS: number;
  readonly endS: number;
  /** Distance scored between them. Undefined if there is none. */
  readonly distanceKm?: number | undefined;
  readonly polar?: Polar;
  readonly massKg?: number;
  readonly massLimits?: MassLimits;
  /** Unit in which altitude bands are round. */
  readonly altitudeUnit: AltitudeUnit;
}

/**
 * Runs the coach for an interval of a flight. Returns `NO_COACH` if it has fewer than two fixes.
 */
export function coachFlight(task: CoachTask): Schemas['Coach'] {
  const { startS, endS, distanceKm, polar, massKg, massLimits, altitudeUnit } = task;
  const { track, groundM } = readFlightTrack(unpackTrack(task.track));
  const interval = fixesBetween(track, startS, endS);
  if (!interval) return NO_COACH;
  const unpowered = unpoweredIntervals(track, task.unpowered);
  const phases = findPhases(track, unpowered);
  const wind = windColumns(track, findWind(track, phases));
  const flown = { ...(polar && { polar }), ...(massKg !== undefined && { massKg }) };
  const advice = coach({
    track,
    phases,
    unpowered,
    interval,
    air: airColumns({ track, wind, ...flown }),
    ...flown,
    altitudeUnit,
    ...(massLimits && { massLimits }),
    ...(distanceKm !== undefined && { distanceKm }),
    ...(groundM && { groundM }),
  });
  return serializeCoach(advice, { track, interval });
}
