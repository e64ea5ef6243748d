import { type RawBuilder, sql } from 'kysely';
import { touchesStart } from '../../competitions/model/flights-of-competition.js';
import { readStoredTrack, type TrackRow } from '../../competitions/model/fly-stored-track.js';
import type { ChampionshipFlown } from '../../platform/database/column-types.js';
import type { Database } from '../../platform/database/database.js';
import type { Services } from '../../platform/services.js';
import { conventionsOf, taskOf } from './day-task.js';
import { entryOfFlight, type NamedFlight } from './entry-of-flight.js';
import type { evaluateEntry } from './evaluate-entry.js';
import { type ChampionshipJob, championshipQueue } from './queue.js';

/** Most flights that one job evaluates, so that other jobs need not wait for long. */
const BATCH = 200;

interface FlightOfDay extends TrackRow, NamedFlight {
  id: number;
  scored_revision: number;
  /** Of the result that is stored. */
  entry_id: number | null;
  is_current: boolean;
}

/**
 * Job: evaluates the flights of the entries on a championship day in worker threads, one after the other. A
 * second run changes nothing. A final result does not change. Another job continues after many flights, or
 * when the process stops.
 */
export async function scoreChampionshipDay(
  services: Pick<Services, 'db' | 'files' | 'jobs' | 'workers'>,
  job: ChampionshipJob,
): Promise<void> {
  const { db, jobs, workers } = services;
  const day = await findOpen(db, job.dayId);
  if (!day) return;
  const entries = await db
    .selectFrom('championship_entry')
    .where('class_id', '=', day.class_id)
    .select(['id', 'registration_key', 'competition_key'])
    .execute();
  const matched = (await findFlights(db, day, job.flightIds)).flatMap((flight) => {
    const entry = entryOfFlight(flight, entries);
    return entry ? [{ flight, entryId: entry.id }] : [];
  });
  await removeOthers(db, day, {
    among: job.flightIds,
    kept: matched.map(({ flight }) => flight.id),
  });
  const pending = matched.filter(
    ({ flight, entryId }) => !flight.is_current || flight.entry_id !== entryId,
  );
  for (const { flight, entryId } of pending.slice(0, BATCH)) {
    if (jobs.isStopping()) return jobs.send(db, championshipQueue, job);
    const flown = await workers.run<typeof evaluateEntry>('evaluateEntry', {
      ...(await readStoredTrack(services, flight)),
      task: taskOf(day),
      conventions: conventionsOf(day.conventions),
    });
    await store(db, day, { flight, entryId, flown });
  }
  await sql`
    update championship_day set status = 'scoring'
    where id = ${day.id} and status = 'planned'
      and exists (select from listed_championship_score where day_id = ${day.id})`.execute(db);
  if (pending.length > BATCH) await jobs.send(db, championshipQueue, job);
}

type OpenDay = NonNullable<Awaited<ReturnType<typeof findOpen>>>;

function findOpen(db: Database, id: number) {
  return db
    .selectFrom('championship_day as day')
    .innerJoin('championship_class as class', 'class.id', 'day.class_id')
    .where('day.id', '=', id)
    .where('day.status', '!=', 'final_result')
    .selectAll('day')
    .select('class.revision as class_revision')
    .executeTakeFirst();
}

/** Flights of the date, with the results that are stored. */
async function findFlights(
  db: Database,
  { id }: OpenDay,
  flightIds: readonly number[] | undefined,
): Promise<FlightOfDay[]> {
  const among = flightIds ? sql`and flight.id = any(${flightIds}::int[])` : sql``;
  const { rows } = await sql<FlightOfDay>`
    select flight.id, flight.scored_revision, flight.track_key, flight.takeoff_time,
      flight.landing_time, flight.launch, flight.unpowered_times, flight.registration,
      flight.competition_id, coalesce(${touchesStart('day')}, false) as touches_start,
      score.entry_id, coalesce((score.revision, score.flight_revision) =
        (day.revision, flight.scored_revision), false) as is_current
    from championship_day as day
    join any_flight as flight on flight.scoring_date = day.date
    left join flight_replay as replay on replay.flight_id = flight.id
    left join championship_score as score
      on score.day_id = day.id and score.flight_id = flight.id
    where day.id = ${id} and flight.track_key is not null ${among}
    order by flight.id`.execute(db);
  return rows;
}

/** Condition on `day` and `class`: neither has changed since the job has read them, and the day is open. */
function isUnchanged({ id, revision, class_id: classId, class_revision: ofClass }: OpenDay) {
  return sql`day.id = ${id} and day.revision = ${revision} and day.status <> 'final_result'
    and class.id = ${classId} and class.revision = ${ofClass}`;
}

interface Kept {
  readonly among: readonly number[] | undefined;
  readonly kept: readonly number[];
}

/** Removes results of flights that are of no entry. */
async function removeOthers(db: Database, day: OpenDay, { among, kept }: Kept): Promise<void> {
  const condition: RawBuilder<unknown> = among
    ? sql`and score.flight_id = any(${among}::int[])`
    : sql``;
  await sql`
    delete from championship_score as score
    using championship_day as day, championship_class as class
    where score.day_id = day.id and ${isUnchanged(day)} ${condition}
      and score.flight_id <> all(${kept}::int[])`.execute(db);
}

interface Evaluated {
  readonly flight: FlightOfDay;
  readonly entryId: number;
  readonly flown: ChampionshipFlown | null;
}

/** Flights without a part that could count have launched, too. */
const NOTHING: ChampionshipFlown = { status: 'not_started', reached: 0, distance: 0 };

/** Stores a result, unless the flight, the day or the entries have changed in the meantime. */
async function store(
  db: Database,
  day: OpenDay,
  { flight, entryId, flown }: Evaluated,
): Promise<void> {
  await sql`
    insert into championship_score (day_id, flight_id, entry_id, revision, flight_revision, flown)
    select day.id, flight.id, ${entryId}, day.revision, flight.scored_revision,
      ${JSON.stringify(flown ?? NOTHING)}::jsonb
    from championship_day as day cross join championship_class as class
    cross join any_flight as flight
    where ${isUnchanged(day)} and flight.id = ${flight.id}
      and flight.scored_revision = ${flight.scored_revision}
    for share of day, class
    on conflict (day_id, flight_id) do update set
      entry_id = excluded.entry_id, revision = excluded.revision,
      flight_revision = excluded.flight_revision, flown = excluded.flown`.execute(db);
}
