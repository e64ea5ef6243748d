import type {
  Conventions,
  FlownTask,
  MissedPoint,
  PlannedTask,
} from '@cloudstreet/scoring/competition';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { flyStoredTrack, type StoredTrack } from '../../competitions/model/fly-stored-track.js';
import type { ChampionshipFlown } from '../../platform/database/column-types.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import { bestFlown } from './best-flown.js';

/** A flight with the task of a championship day. */
export interface EntryFlight extends StoredTrack {
  /** Its times are times of day in UTC. */
  readonly task: PlannedTask;
  readonly conventions: Conventions;
}

/** Evaluates a flight for a championship day. The best part without an engine counts. */
export function evaluateEntry(flight: EntryFlight): ChampionshipFlown | null {
  const { flown, dayStartS } = flyStoredTrack(flight, flight.task, flight.conventions);
  const results = flown.map((each) => toFlown(each, dayStartS));
  return bestFlown(results, flight.task) ?? null;
}

function toFlown(
  { status, reached, distanceM, startS, finishS, elapsedS, missed }: FlownTask,
  dayStartS: number,
): ChampionshipFlown {
  return {
    status,
    reached,
    distance: distanceM,
    ...(startS !== undefined && { start: dayStartS + startS }),
    ...(finishS !== undefined && { finish: dayStartS + finishS }),
    ...(elapsedS !== undefined && { elapsed: elapsedS }),
    ...(missed && { missed: toMiss(missed, dayStartS) }),
  };
}

function toMiss(missed: MissedPoint, dayStartS: number): Schemas['ChampionshipMiss'] {
  const { point, name, reason, distanceM, timeS, byS, byAltitudeM, byKmh } = missed;
  return {
    point,
    name,
    reason,
    time: toTimestamp(new Date((dayStartS + timeS) * 1000)),
    ...(distanceM !== undefined && { distance: Math.round(distanceM) }),
    ...(byS !== undefined && { by: byS }),
    ...(byAltitudeM !== undefined && { by_altitude: byAltitudeM }),
    ...(byKmh !== undefined && { by_speed: byKmh }),
  };
}
