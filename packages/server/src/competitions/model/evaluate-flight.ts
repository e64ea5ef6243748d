import type { FlownTask } from '@cloudstreet/scoring/competition';
import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Feature } from '../../tasks/points.js';
import { plannedTask } from '../../tasks/write-task.js';
import { flyStoredTrack, type StoredTrack } from './fly-stored-track.js';

/** A flight with the task of a competition. */
export interface CompetitionFlight extends StoredTrack {
  readonly points: readonly Feature[];
  readonly ruleset: Schemas['RuleSet'];
  /** Minutes that count at least in areas. */
  readonly minTime?: number;
  /** UTC time of day from which starts count, in seconds. */
  readonly opensS?: number;
  /** Whether the distance ends at the edge of the finish, as organisers have it; by default at its middle. */
  readonly endsAtEdge?: boolean;
}

/** Result of a flight. Times are Unix seconds. */
export interface CompetitionResult {
  readonly achieved: boolean;
  readonly reachedFirstTurnpoint: boolean;
  readonly distanceKm: number;
  readonly elapsedS?: number;
  readonly path: readonly number[];
  readonly startAltitudeM?: number;
  readonly endAltitudeM?: number;
  readonly missed?: Omit<Schemas['TaskMiss'], 'time'> & { readonly timeS: number };
}

/** Distances are those between the points, as the task shows them. */
const BETWEEN_POINTS = { start: false, turnpoints: false, finish: false };

/** Evaluates a flight for a competition. The best part without an engine counts. */
export function evaluateFlight(flight: CompetitionFlight): CompetitionResult | null {
  const task = {
    ...plannedTask({
      ruleset: flight.ruleset,
      point_features: flight.points,
      ...(flight.minTime !== undefined && { min_time: flight.minTime }),
    }),
    ...(flight.opensS !== undefined && { startOpensS: flight.opensS }),
  };
  const conventions = flight.endsAtEdge ? {} : { endsAtEdge: BETWEEN_POINTS };
  const { flown, dayStartS } = flyStoredTrack(flight, task, conventions);
  const best = flown.reduce<FlownTask | undefined>(
    (a, b) => (a && !isBetter(b, a, task.minTimeS) ? a : b),
    undefined,
  );
  return best ? toResult(best, dayStartS, task.points.length) : null;
}

function isBetter(a: FlownTask, b: FlownTask, minTimeS = 0): boolean {
  if ((a.status === 'finished') !== (b.status === 'finished')) return a.status === 'finished';
  if (a.status === 'finished') return speedOf(a, minTimeS) > speedOf(b, minTimeS);
  return a.reached === b.reached ? a.distanceM > b.distanceM : a.reached > b.reached;
}

function speedOf({ distanceM, elapsedS = 1 }: FlownTask, minTimeS: number): number {
  return distanceM / Math.max(1, minTimeS, elapsedS);
}

function toResult(
  { status, reached, distanceM, elapsedS, startS, points, missed }: FlownTask,
  dayStartS: number,
  count: number,
): CompetitionResult {
  const achieved = status === 'finished';
  const [start, end] = [points[0], points.at(-1)];
  return {
    achieved,
    reachedFirstTurnpoint: achieved || (reached > 1 && count > 2),
    distanceKm: Math.round(distanceM / 10) / 100,
    ...(elapsedS !== undefined && { elapsedS }),
    path: points.map(({ timeS }, index) => dayStartS + (index === 0 ? (startS ?? timeS) : timeS)),
    ...(start && end && { startAltitudeM: start.altitudeM, endAltitudeM: end.altitudeM }),
    ...(missed && {
      missed: {
        point: missed.point,
        name: missed.name,
        // Local competitions have no other limit.
        reason: missed.reason === 'start_too_early' ? 'start_too_early' : 'not_reached',
        ...(missed.distanceM !== undefined && { distance: Math.round(missed.distanceM) }),
        ...(missed.byS !== undefined && { by: missed.byS }),
        timeS: dayStartS + missed.timeS,
      },
    }),
  };
}
