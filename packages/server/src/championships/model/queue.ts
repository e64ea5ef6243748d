import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import type { Jobs, Queue } from '../../platform/queue/jobs.js';

/** Flights to be evaluated for a championship day. */
export interface ChampionshipJob {
  dayId: number;
  /** All by default. */
  flightIds?: number[];
}

export const championshipQueue: Queue<ChampionshipJob> = {
  name: 'score-championship-day',
  expireInSeconds: 3600,
  // New flights come before the many of a whole day.
  isDeferred: ({ flightIds }) => flightIds === undefined,
};

/** Queues the evaluation of new or changed flights for the championship days to which they may belong. */
export async function queueChampionshipsOf(
  transaction: Executor,
  jobs: Jobs,
  flightIds: readonly number[],
): Promise<void> {
  // Each part reads an index.
  const { rows } = await sql<{ id: number; flights: number[] }>`
    select id, array_agg(flight_id order by flight_id) as flights
    from (
      select day.id, flight.id as flight_id from any_flight as flight
        join championship_day as day on day.date = flight.scoring_date
        where flight.id = any(${flightIds}::int[])
      union select day_id, flight_id from championship_score
        where flight_id = any(${flightIds}::int[])
    ) as found
    join championship_day using (id)
    where status <> 'final_result'
    group by id order by id`.execute(transaction);
  for (const { id, flights } of rows) {
    await jobs.send(transaction, championshipQueue, { dayId: id, flightIds: flights });
  }
}

/** Queues the evaluation of all days of a class that are not final, after a change of its entries. */
export async function queueDaysOfClass(
  transaction: Executor,
  jobs: Jobs,
  classId: number,
): Promise<void> {
  const days = await transaction
    .selectFrom('championship_day')
    .where('class_id', '=', classId)
    .where('status', '!=', 'final_result')
    .orderBy('id')
    .select('id')
    .execute();
  for (const { id } of days) await jobs.send(transaction, championshipQueue, { dayId: id });
}
