import { createHash } from 'node:crypto';
import { roundToHundredths } from '@cloudstreet/scoring/units';
import type { Schemas } from '@cloudstreet/sdk/contract';
import type { CompetitionFlight } from '../competitions/model/evaluate-flight.js';
import {
  evaluateStoredFlight,
  serializeMissed,
} from '../competitions/model/evaluate-stored-flight.js';
import type { TrackRow } from '../competitions/model/fly-stored-track.js';
import type { Executor } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';
import type { Services } from '../platform/services.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import type { Evaluation, EvaluationCache } from './evaluation-cache.js';
import { fieldPoints } from './field-points.js';
import type { CentralResult } from './read-results.js';

export type RecomputedResult = Schemas['RecomputedResult'];

/** A day with the flights of its results. */
export interface RecomputedDay {
  readonly day: Schemas['CentralDay'];
  readonly points: Schemas['PlannedPoints'];
  /** UTC time of day from which starts count, in seconds. */
  readonly opensS?: number;
  /** Type of the class as SoaringSpot calls it. */
  readonly classType: string | undefined;
  readonly results: readonly CentralResult[];
  /** Ids of public flights in the order of the results. */
  readonly flights: readonly (number | undefined)[];
}

/** Flights that one request evaluates at most. The next request continues. */
const MAX_EVALUATED = 10;

/**
 * Evaluates the flights of a day for its task, one after the other in worker threads, and computes the
 * points if all flights of the day are here.
 *
 * @returns Results in the order of the official ones, and the number of flights left for the next
 *   request.
 */
export async function recomputeDay(
  services: Services,
  cache: EvaluationCache,
  day: RecomputedDay,
): Promise<{ recomputed: readonly (RecomputedResult | undefined)[]; pending: number }> {
  const task = taskOf(day);
  const taskKey = createHash('sha256').update(JSON.stringify(task)).digest('base64url');
  const evaluations = new Map<number, Evaluation>();
  let started = 0;
  let pending = 0;
  for (const flight of await findStored(services.db, day.flights)) {
    const key = `${taskKey} ${flight.id} ${flight.scored_revision}`;
    let evaluation = cache.find(key);
    if (!evaluation && started < MAX_EVALUATED) {
      started += 1;
      evaluation = cache.add(key, evaluate(services, flight, task));
    }
    if (!evaluation) pending += 1;
    else evaluations.set(flight.id, await evaluation.catch(() => null));
  }
  const ofResults = day.flights.map((id) => (id === undefined ? undefined : evaluations.get(id)));
  const points = pending > 0 ? undefined : fieldPoints(day, ofResults);
  const recomputed = ofResults.map((evaluation, index) =>
    evaluation ? serialize(evaluation, day.day, points?.[index]) : undefined,
  );
  return { recomputed, pending };
}

type DayTask = Omit<CompetitionFlight, 'track' | 'unpowered'>;

function taskOf({ day, points, opensS }: RecomputedDay): DayTask {
  const { assigned_area: isArea, min_time: minTime } = day;
  return {
    points,
    // Zones of points without their own.
    ruleset: isArea ? 'AA' : 'GP',
    ...(minTime !== undefined && { minTime }),
    ...(opensS !== undefined && { opensS }),
    endsAtEdge: true,
  };
}

interface FoundFlight extends TrackRow {
  readonly id: number;
  readonly scored_revision: number;
}

async function findStored(
  db: Executor,
  flights: readonly (number | undefined)[],
): Promise<FoundFlight[]> {
  const ids = flights.filter((id) => id !== undefined);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('flight')
    .where('id', 'in', ids)
    .select(['id', 'scored_revision', 'track_key', 'takeoff_time', 'landing_time'])
    .select(['launch', 'unpowered_times'])
    .orderBy('id')
    .execute();
  // A flight that was not scored yet has no track.
  return rows.flatMap(({ track_key, ...row }) =>
    track_key === null ? [] : [{ ...row, track_key }],
  );
}

async function evaluate(
  services: Services,
  flight: FoundFlight,
  task: DayTask,
): Promise<Evaluation> {
  try {
    return await evaluateStoredFlight(services, flight, task);
  } catch (error) {
    services.log.warn({ err: error, flight: flight.id }, 'central competitions: evaluation failed');
    throw error;
  }
}

function serialize(
  { achieved, distanceKm, elapsedS, path, missed }: NonNullable<Evaluation>,
  { assigned_area: isArea, min_time: minTime = 0 }: Schemas['CentralDay'],
  points: number | undefined,
): RecomputedResult {
  const [start, end] = [path[0], path.at(-1)];
  const timeS = Math.max(1, isArea ? minTime * 60 : 0, elapsedS ?? 0);
  return withoutNull({
    achieved,
    distance: distanceKm,
    speed: achieved ? roundToHundredths((distanceKm / timeS) * 3600) : null,
    start_time: start === undefined ? null : toTimestamp(new Date(start * 1000)),
    end_time: achieved && end !== undefined ? toTimestamp(new Date(end * 1000)) : null,
    points,
    missed: missed && serializeMissed(missed),
  });
}
