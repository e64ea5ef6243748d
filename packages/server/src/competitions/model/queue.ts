import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import type { Jobs, Queue } from '../../platform/queue/jobs.js';
import { touchesStart } from './flights-of-competition.js';

/** Flights to be evaluated for a local competition. */
export interface CompetitionJob {
  competitionId: number;
  /** All by default. */
  flightIds?: number[];
}

export const competitionQueue: Queue<CompetitionJob> = {
  name: 'score-competition',
  expireInSeconds: 3600,
  // New flights come before the many of a whole competition.
  isDeferred: ({ flightIds }) => flightIds === undefined,
};

/** Queues the evaluation of new or changed flights for the competitions to which they may belong. */
export async function queueCompetitionsOf(
  transaction: Executor,
  jobs: Jobs,
  flightIds: readonly number[],
): Promise<void> {
  const placed = (place: RawBuilder<boolean>) => sql`
    select competition.id, flight.id as flight_id
    from any_flight as flight
    join flight_replay as replay on replay.flight_id = flight.id
    join competition on ${place} and ${touchesStart()}
    where flight.id = any(${flightIds}::int[])`;
  // Each part reads an index. A single condition would read all competitions.
  const { rows } = await sql<{ id: number; flights: number[] }>`
    select id, array_agg(flight_id order by flight_id) as flights
    from (
      ${placed(sql`competition.scoring_date = flight.scoring_date`)}
      union ${placed(sql`competition.airport_id = flight.takeoff_airport_id`)}
      union select competition_id, flight_id from task_score
        where flight_id = any(${flightIds}::int[])
    ) as found
    join competition using (id)
    where competition.status <> 'final_result'
    group by id order by id`.execute(transaction);
  for (const { id, flights } of rows) {
    await jobs.send(transaction, competitionQueue, { competitionId: id, flightIds: flights });
  }
}
