import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { type FoundTravel, findFlownTravels } from './find-flown-travels.js';
import { matchTravels } from './match-travels.js';

/** Separates these locks from those of badges. */
const LOCK = 7_005;
const MAX_LOCKS = 1024;

/**
 * Finds the travels of a user again and writes what has changed. A travel keeps its id, name, description
 * and photo. Call it in the transaction that changes one of their flights; two of the same user wait for
 * each other.
 */
export async function updateTravels(db: Executor, userId: number | null): Promise<void> {
  // Flights of deleted accounts belong to no travel of theirs.
  if (userId === null) return;
  // Bounded: a rebuild locks all users in one transaction, and the table of locks is small.
  await sql`select pg_advisory_xact_lock(${LOCK}, ${userId % MAX_LOCKS})`.execute(db);
  const found = await findFlownTravels(db, userId);
  const before = await findStored(db, userId);
  const matches = matchTravels(
    before,
    found.map(({ flightIds }) => flightIds),
  );
  await removeLost(
    db,
    before.map(({ id }) => id).filter((id) => !matches.includes(id)),
  );
  for (const [index, travel] of found.entries()) {
    await saveTravel(db, userId, { id: matches[index], travel });
  }
}

/** The same of several users, such as a crew. */
export async function updateTravelsOf(
  db: Executor,
  userIds: readonly (number | null)[],
): Promise<void> {
  const users = new Set(userIds.filter((id) => id !== null));
  // In one order, because each waits for other changes of the user.
  for (const id of [...users].toSorted((one, other) => (one % MAX_LOCKS) - (other % MAX_LOCKS))) {
    await updateTravels(db, id);
  }
}

/** Finds the travels of all users, for changes of more than the flights of single users. */
export async function rebuildTravels(db: Executor): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from travel
    union select user_id from flight where user_id is not null
    union select co_user_id from flight where co_user_id is not null
    order by id`.execute(db);
  await updateTravelsOf(
    db,
    rows.map(({ id }) => id),
  );
}

async function findStored(db: Executor, userId: number) {
  const { rows } = await sql<{ id: number; flightIds: number[] }>`
    select id, array(
      select flight_id from travel_flight where travel_id = travel.id order by flight_id
    ) as "flightIds"
    from travel where user_id = ${userId} order by id`.execute(db);
  return rows;
}

/** Removes travels without flights, except for those with words or a photo. */
async function removeLost(db: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('travel')
    .where('id', 'in', ids)
    .where('name', 'is', null)
    .where('description', 'is', null)
    .where('image_key', 'is', null)
    .execute();
  await db
    .updateTable('travel')
    .set({ is_found: false })
    .where('id', 'in', ids)
    .where('is_found', '=', true)
    .execute();
}

async function saveTravel(
  db: Executor,
  userId: number,
  { id: known, travel }: { id: number | undefined; travel: FoundTravel },
): Promise<void> {
  const { flightIds, ...columns } = travel;
  const id = known ?? (await insertTravel(db, userId, columns));
  if (known !== undefined) {
    await sql`
      update travel set is_found = true, start_date = ${columns.start_date},
        end_date = ${columns.end_date}, flights = ${columns.flights},
        distance = ${columns.distance}, points = ${columns.points}
      where id = ${id}
        and (is_found, start_date, end_date, flights, distance, points) is distinct from
          (true, ${columns.start_date}::date, ${columns.end_date}::date, ${columns.flights}::int,
            ${columns.distance}::float8, ${columns.points}::float8)`.execute(db);
    await sql`
      delete from travel_flight
      where travel_id = ${id} and flight_id <> all(${flightIds}::int[])`.execute(db);
  }
  await sql`
    insert into travel_flight (travel_id, flight_id)
    select ${id}::int, unnest(${flightIds}::int[])
    on conflict do nothing`.execute(db);
}

async function insertTravel(
  db: Executor,
  userId: number,
  columns: Omit<FoundTravel, 'flightIds'>,
): Promise<number> {
  const { id } = await db
    .insertInto('travel')
    .values({ user_id: userId, is_found: true, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
