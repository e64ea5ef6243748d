import { readFlightTrack } from '@cloudstreet/scoring/analyse';
import { type FlownTask, flyTask } from '@cloudstreet/scoring/competition';
import { type UnpoweredTimes, unpoweredIntervals } from '@cloudstreet/scoring/parse';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { unpackTrack } from '../../flights/model/unpack-track.js';
import type { Feature } from '../../tasks/points.js';
import { plannedTask } from '../../tasks/write-task.js';

/** A flight with the task of a competition. */
export interface CompetitionFlight {
  /** The track as stored. */
  readonly track: Uint8Array;
  readonly unpowered: UnpoweredTimes;
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
const DAY_S = 86_400;

/** Evaluates a flight for a competition. The best part without an engine counts. */
export function evaluateFlight(flight: CompetitionFlight): CompetitionResult | null {
  const { track } = readFlightTrack(unpackTrack(flight.track));
  const opensS = flight.opensS === undefined ? undefined : openingOf(flight.opensS, track.timeS[0]);
  const task = {
    ...plannedTask({
      ruleset: flight.ruleset,
      point_features: flight.points,
      ...(flight.minTime !== undefined && { min_time: flight.minTime }),
    }),
    ...(opensS !== undefined && { startOpensS: opensS }),
  };
  const flown = unpoweredIntervals(track, flight.unpowered)
    .filter(({ first, last }) => last > first)
    .map((interval) =>
      flyTask(track, interval, task, flight.endsAtEdge ? {} : { endsAtEdge: BETWEEN_POINTS }),
    );
  const best = flown.reduce<FlownTask | undefined>(
    (a, b) => (a && !isBetter(b, a, task.minTimeS) ? a : b),
    undefined,
  );
  return best ? toResult(best, track.dayStartS, task.points.length) : null;
}

/**
 * Opening that is nearest to the first fix, in seconds of its day. Where people fly across midnight in UTC,
 * it may be on the day before or after.
 */
export function openingOf(opensS: number, firstS = 0): number {
  if (firstS - opensS > DAY_S / 2) return opensS + DAY_S;
  return opensS - firstS > DAY_S / 2 ? opensS - DAY_S : opensS;
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
