import { readFlightTrack } from '@cloudstreet/scoring/analyse';
import {
  type Conventions,
  type FlownTask,
  flyTask,
  type PlannedTask,
} from '@cloudstreet/scoring/competition';
import { type UnpoweredTimes, unpoweredIntervals } from '@cloudstreet/scoring/parse';
import { unpackTrack } from '../../flights/model/unpack-track.js';
import type { LaunchFields } from '../../platform/database/column-types.js';
import type { Services } from '../../platform/services.js';

/** A track as stored, with what it takes to find its parts without an engine. */
export interface StoredTrack {
  readonly track: Uint8Array;
  readonly unpowered: UnpoweredTimes;
}

/** Columns of a flight that lead to its track. */
export interface TrackRow {
  track_key: string;
  takeoff_time: Date;
  landing_time: Date | null;
  launch: LaunchFields;
  unpowered_times: number[] | null;
}

/** Reads the track of a flight. */
export async function readStoredTrack(
  { files }: Pick<Services, 'files'>,
  flight: TrackRow,
): Promise<StoredTrack> {
  const takeoffS = flight.takeoff_time.getTime() / 1000;
  return {
    track: await files.getBytes(flight.track_key),
    unpowered: {
      releaseS: takeoffS + (flight.launch.launch_time ?? 0),
      ...(flight.landing_time && { landingS: flight.landing_time.getTime() / 1000 }),
      unpoweredTimes: flight.unpowered_times ?? undefined,
    },
  };
}

export interface FlownParts {
  /** Of each part without an engine. */
  readonly flown: readonly FlownTask[];
  /** Unix seconds to which times are relative. */
  readonly dayStartS: number;
}

/**
 * Flies a task with each part of a track.
 *
 * @param task Its times are times of day in UTC.
 */
export function flyStoredTrack(
  stored: StoredTrack,
  task: PlannedTask,
  conventions: Conventions,
): FlownParts {
  const { track } = readFlightTrack(unpackTrack(stored.track));
  const timed = timesOfDay(task, track.timeS[0]);
  const flown = unpoweredIntervals(track, stored.unpowered)
    .filter(({ first, last }) => last > first)
    .map((interval) => flyTask(track, interval, timed, conventions));
  return { flown, dayStartS: track.dayStartS };
}

const DAY_S = 86_400;

/** Moves the times of a task to the day of a flight. */
export function timesOfDay(task: PlannedTask, firstS: number | undefined): PlannedTask {
  const { startOpensS, startClosesS, finishClosesS } = task;
  const opensS = startOpensS === undefined ? undefined : openingOf(startOpensS, firstS);
  const limitOf = (limitS: number) =>
    opensS === undefined ? limitAfter(limitS, firstS) : firstAfter(limitS, opensS);
  return {
    ...task,
    ...(opensS !== undefined && { startOpensS: opensS }),
    ...(startClosesS !== undefined && { startClosesS: limitOf(startClosesS) }),
    ...(finishClosesS !== undefined && { finishClosesS: limitOf(finishClosesS) }),
  };
}

/**
 * Opening that is nearest to the first fix, in seconds of its day. Where people fly across midnight in UTC,
 * it may be on the day before or after.
 */
export function openingOf(opensS: number, firstS = 0): number {
  if (firstS - opensS > DAY_S / 2) return opensS + DAY_S;
  return opensS - firstS > DAY_S / 2 ? opensS - DAY_S : opensS;
}

/** The first such time of day from the opening on. */
function firstAfter(limitS: number, opensS: number): number {
  return opensS + ((((limitS - opensS) % DAY_S) + DAY_S) % DAY_S);
}

/** Limits long before the first fix are those of the next day in UTC. */
function limitAfter(limitS: number, firstS = 0): number {
  return firstS - limitS > DAY_S / 2 ? limitS + DAY_S : limitS;
}
