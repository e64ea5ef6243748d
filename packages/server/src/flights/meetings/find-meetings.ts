import { sql } from 'kysely';
import type { Database, Executor } from '../../platform/database/database.js';
import type { Services } from '../../platform/services.js';
import { type MeetingsJob } from '../model/queues.js';
import type { FoundMeeting, findMeetingsOfLine } from './find-meetings-of-line.js';

/** Compares at most this many flights; larger groups are cut. */
const MAX_COMPARED = 300;
/** Number of lines in memory at a time. */
const BATCH = 50;
/**
 * Distance within which other flights are compared, in degrees: more than 1000 m up to 80° of
 * latitude.
 */
const MARGIN_DEG = 0.06;

/**
 * Job: finds the meetings of flights and replaces the stored ones. Lines are compared in a worker
 * thread, outside of any transaction. A second run changes nothing.
 */
export async function findMeetings(
  { db, workers }: Pick<Services, 'db' | 'workers'>,
  { flightIds }: MeetingsJob,
): Promise<void> {
  for (const id of flightIds) {
    const line = await findLine(db, id);
    if (line === undefined) continue;
    const ids = await findCompanions(db, id);
    const found: FoundMeeting[] = [];
    for (let from = 0; from < ids.length; from += BATCH) {
      const others = await findLines(db, ids.slice(from, from + BATCH));
      found.push(
        ...(await workers.run<typeof findMeetingsOfLine>('findMeetingsOfLine', { line, others })),
      );
    }
    await storeMeetings(db, id, found);
  }
}

async function findLine(db: Executor, id: number): Promise<string | undefined> {
  const [row] = await findLines(db, [id]);
  return row?.line;
}

function findLines(db: Executor, ids: readonly number[]) {
  return db
    .selectFrom('flight_replay')
    .where('flight_id', 'in', ids)
    .orderBy('flight_id')
    .select(['flight_id as id', 'line'])
    .execute();
}

/**
 * Finds flights in the air at the same time in the same area, except for a second recording of the
 * same crew.
 */
async function findCompanions(db: Executor, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select other.id
    from flight as own
    join flight_replay as own_replay on own_replay.flight_id = own.id
    join flight as other on other.id <> own.id
      and other.scoring_date between own.scoring_date - 1 and own.scoring_date + 1
    join flight_replay as other_replay on other_replay.flight_id = other.id
    where own.id = ${id}
      and other_replay.starts < own_replay.ends and other_replay.ends > own_replay.starts
      and ${nearby()}
      and not exists (
        select from unnest(array[own.user_id, own.co_user_id]) as crew
        where crew in (other.user_id, other.co_user_id))
    order by other.takeoff_airport_id is not distinct from own.takeoff_airport_id desc, other.id
    limit ${MAX_COMPARED}`.execute(db);
  return rows.map((row) => row.id);
}

/** Condition that the boxes overlap. They may extend beyond 180° on either side. */
function nearby() {
  const boxes = [-360, 0, 360].map((shift) => sql`other_replay.bounds && ${grown(shift)}`);
  return sql`(${sql.join(boxes, sql` or `)})`;
}

function grown(shift: number) {
  return sql`box(
    ${corner(1, shift - MARGIN_DEG, -MARGIN_DEG)}, ${corner(0, shift + MARGIN_DEG, MARGIN_DEG)})`;
}

function corner(of: 0 | 1, lon: number, lat: number) {
  return sql`own_replay.bounds[${sql.lit(of)}] + point(${lon}::float8, ${lat}::float8)`;
}

/** Stores meetings, without those of flights deleted in the meantime. */
async function storeMeetings(
  db: Database,
  id: number,
  found: readonly FoundMeeting[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ids = [id, ...found.map((meeting) => meeting.id)];
    // Locked in order, so that two jobs wait for each other and do not deadlock.
    const { rows } = await sql<{ id: number }>`
      select id from flight where id = any(${ids}::int[]) order by id for no key update`.execute(
      transaction,
    );
    const existing = new Set(rows.map((row) => row.id));
    if (!existing.has(id)) return;
    await transaction
      .deleteFrom('flight_meeting')
      .where((eb) => eb.or([eb('first_id', '=', id), eb('second_id', '=', id)]))
      .execute();
    const values = found
      .filter((meeting) => existing.has(meeting.id))
      .map((meeting) => ({
        first_id: Math.min(id, meeting.id),
        second_id: Math.max(id, meeting.id),
        times: meeting.intervals.flatMap(({ startS, endS }) => [startS, endS]),
        total_seconds: Math.round(meeting.totalSeconds),
        min_distance: Math.round(meeting.minDistanceM),
      }));
    if (values.length > 0) {
      await transaction.insertInto('flight_meeting').values(values).execute();
    }
  });
}
