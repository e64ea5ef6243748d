import { sql } from 'kysely';
import type { DeclaredTask } from '../../platform/database/column-types.js';
import type { Database } from '../../platform/database/database.js';
import type { Services } from '../../platform/services.js';
import type { CompetitionResult } from './evaluate-flight.js';
import { evaluateStoredFlight, serializeMissed } from './evaluate-stored-flight.js';
import { flightsOfCompetition } from './flights-of-competition.js';
import type { TrackRow } from './fly-stored-track.js';
import { type CompetitionJob, competitionQueue } from './queue.js';
import { sameTask } from './same-task.js';
import { secondsOfDay } from './seconds-of-day.js';

/** Most flights that one job evaluates, so that other jobs need not wait for long. */
const BATCH = 200;

interface PendingFlight extends TrackRow {
  id: number;
  scored_revision: number;
  declared: DeclaredTask | null;
}

/**
 * Job: evaluates flights for a competition in worker threads, one after the other. A second run changes
 * nothing. A final result does not change. Another job continues after many flights, or when the process
 * stops.
 */
export async function scoreCompetition(
  services: Pick<Services, 'db' | 'files' | 'jobs' | 'workers'>,
  job: CompetitionJob,
): Promise<void> {
  const { db, jobs } = services;
  const { competitionId, flightIds } = job;
  const competition = await findOpen(db, competitionId);
  if (!competition) return;
  const flights = await findFlights(db, competitionId, flightIds);
  for (const flight of flights) {
    if (jobs.isStopping()) return jobs.send(db, competitionQueue, job);
    await store(db, competition, flight, await evaluate(services, competition, flight));
  }
  await removeOthers(db, competition, flightIds);
  await sql`
    update competition set status = 'scoring'
    where id = ${competitionId} and status = 'planned'
      and exists (select from listed_task_score where competition_id = ${competitionId})`.execute(
    db,
  );
  if (flights.length === BATCH) await jobs.send(db, competitionQueue, job);
}

/** Removes results and penalties of flights that no longer pass the start, or that the settings exclude. */
async function removeOthers(
  db: Database,
  { id, revision }: OpenCompetition,
  flightIds: readonly number[] | undefined,
): Promise<void> {
  const among = flightIds ? sql`and flight_id = any(${flightIds}::int[])` : sql``;
  for (const table of ['task_score', 'task_penalty']) {
    await sql`
      delete from ${sql.table(table)} as row using competition
      where row.competition_id = ${id} and competition.id = ${id} ${among}
        and competition.revision = ${revision} and competition.status <> 'final_result'
        and not exists (
          select from any_flight as flight
          join flight_replay as replay on replay.flight_id = flight.id
          where flight.id = row.flight_id and ${flightsOfCompetition()})`.execute(db);
  }
}

type OpenCompetition = NonNullable<Awaited<ReturnType<typeof findOpen>>>;

function findOpen(db: Database, id: number) {
  return db
    .selectFrom('competition')
    .where('id', '=', id)
    .where('status', '!=', 'final_result')
    .select(['id', 'revision', 'points', 'ruleset', 'start_time', 'min_time'])
    .executeTakeFirst();
}

/** The next flights without a current result. */
async function findFlights(
  db: Database,
  competitionId: number,
  flightIds: readonly number[] | undefined,
): Promise<PendingFlight[]> {
  const among = flightIds ? sql`and flight.id = any(${flightIds}::int[])` : sql``;
  const { rows } = await sql<PendingFlight>`
    select flight.id, flight.scored_revision, flight.track_key, flight.takeoff_time,
      flight.landing_time, flight.launch, flight.unpowered_times, flight.declared
    from competition
    cross join any_flight as flight
    join flight_replay as replay on replay.flight_id = flight.id
    left join task_score as score
      on score.competition_id = competition.id and score.flight_id = flight.id
    where competition.id = ${competitionId} and ${flightsOfCompetition()} ${among}
      and flight.track_key is not null
      and (score.revision, score.flight_revision) is distinct from
        (competition.revision, flight.scored_revision)
    order by flight.id limit ${BATCH}`.execute(db);
  return rows;
}

function evaluate(
  services: Pick<Services, 'files' | 'workers'>,
  { points, ruleset, start_time: start, min_time: minTime }: OpenCompetition,
  flight: PendingFlight,
): Promise<CompetitionResult | null> {
  return evaluateStoredFlight(services, flight, {
    points,
    ruleset,
    ...(minTime !== null && { minTime }),
    ...(start !== null && { opensS: secondsOfDay(start) }),
  });
}

/** Stores a result, unless the flight or the competition has changed in the meantime. */
async function store(
  db: Database,
  { id, revision, points }: OpenCompetition,
  flight: PendingFlight,
  result: CompetitionResult | null,
): Promise<void> {
  const { achieved = false, reachedFirstTurnpoint = false } = result ?? {};
  const { distanceKm = 0, path = [], missed } = result ?? {};
  const isDeclared = flight.declared !== null && sameTask(flight.declared.task, points);
  await sql`
    insert into task_score (competition_id, flight_id, revision, flight_revision, achieved,
      reached_first_turnpoint, distance, elapsed_s, start_time, end_time, start_alt, end_alt, path, missed,
      declared)
    select competition.id, flight.id, competition.revision, flight.scored_revision, ${achieved},
      ${reachedFirstTurnpoint}, ${distanceKm}, ${result?.elapsedS ?? null}::int, ${toDate(path[0])}::timestamptz,
      ${toDate(path.at(-1))}::timestamptz, ${result?.startAltitudeM ?? null}::int,
      ${result?.endAltitudeM ?? null}::int, ${path}::int[], ${missed ? JSON.stringify(serializeMissed(missed)) : null}::jsonb,
      ${isDeclared}
    from competition cross join any_flight as flight
    where competition.id = ${id} and competition.revision = ${revision}
      and competition.status <> 'final_result'
      and flight.id = ${flight.id} and flight.scored_revision = ${flight.scored_revision}
    for share of competition
    on conflict (competition_id, flight_id) do update set
      revision = excluded.revision, flight_revision = excluded.flight_revision,
      achieved = excluded.achieved, reached_first_turnpoint = excluded.reached_first_turnpoint, distance = excluded.distance,
      elapsed_s = excluded.elapsed_s, start_time = excluded.start_time,
      end_time = excluded.end_time, start_alt = excluded.start_alt, end_alt = excluded.end_alt,
      path = excluded.path, missed = excluded.missed, declared = excluded.declared`.execute(db);
}

function toDate(timeS: number | undefined): Date | null {
  return timeS === undefined ? null : new Date(timeS * 1000);
}
