import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { FieldError, text } from '../platform/errors/errors.js';
import type { SignedInUser } from '../platform/http/operation.js';
import { isFlightSeenBy } from './queries.js';

const MAX_FLIGHTS = 1000;

interface Collecting {
  readonly id: string;
  readonly user: SignedInUser;
  readonly now: Date;
}

/**
 * Replaces the flights of a collection, which is locked. Flights that the caller may not see stay, at
 * the end. Unknown and hidden ones are not added.
 */
export async function replaceFlights(
  transaction: Executor,
  { id, user, now }: Collecting,
  flightIds: readonly number[],
): Promise<void> {
  const wanted = [...new Set(flightIds)];
  await sql`
    delete from flight_collection_flight as collected using any_flight
    where collection_id = ${id} and any_flight.id = collected.flight_id
      and ${isFlightSeenBy(user)} and collected.flight_id <> all(${wanted}::int[])`.execute(
    transaction,
  );
  await insertFlights(transaction, { id, user, now }, wanted);
  const { flights } = await countFlights(transaction, id);
  if (flights > MAX_FLIGHTS) throw fullError(['flight']);
  const hidden = await findHiddenIds(transaction, id, wanted);
  await setOrder(transaction, id, [...wanted, ...hidden]);
}

/** Adds a flight that the caller may see, or moves it. The collection is locked. */
export async function addFlight(
  transaction: Executor,
  collecting: Collecting,
  { flightId, after }: { readonly flightId: number; readonly after?: number | undefined },
): Promise<void> {
  const { id } = collecting;
  const before = await findOrder(transaction, id);
  const isNew = !before.includes(flightId);
  if (isNew && before.length >= MAX_FLIGHTS) throw fullError(['query', 'flight_id']);
  if (isNew) await insertFlights(transaction, collecting, [flightId]);
  if (after === undefined) return;
  const order = before.filter((one) => one !== flightId);
  const place = after === 0 ? 0 : order.indexOf(after) + 1;
  // A flight that was removed in the meantime has no place any more.
  if (after !== 0 && place === 0) return;
  await setOrder(transaction, id, order.toSpliced(place, 0, flightId));
}

/** Adds flights at the end, without those that the caller may not see. */
async function insertFlights(
  transaction: Executor,
  { id, user, now }: Collecting,
  flightIds: readonly number[],
): Promise<void> {
  // Locked, so that no flight is hidden before it is counted.
  await sql`
    with seen as (
      select id, is_public from any_flight
      where id = any(${flightIds}::int[]) and ${isFlightSeenBy(user)}
      order by id for share
    )
    insert into flight_collection_flight (collection_id, flight_id, position, added, is_public)
    select ${id}, seen.id,
      array_position(${flightIds}::int[], seen.id) + coalesce((
        select max(position) from flight_collection_flight where collection_id = ${id}), 0),
      ${now}, seen.is_public
    from seen
    on conflict do nothing`.execute(transaction);
}

async function setOrder(
  transaction: Executor,
  id: string,
  flightIds: readonly number[],
): Promise<void> {
  await sql`
    update flight_collection_flight as collected set position = place
    from unnest(${flightIds}::int[]) with ordinality as wanted (flight_id, place)
    where collection_id = ${id} and collected.flight_id = wanted.flight_id
      and position <> place`.execute(transaction);
}

async function findOrder(transaction: Executor, id: string): Promise<number[]> {
  const rows = await transaction
    .selectFrom('flight_collection_flight')
    .where('collection_id', '=', id)
    .orderBy('position')
    .orderBy('flight_id')
    .select('flight_id')
    .execute();
  return rows.map((row) => row.flight_id);
}

async function findHiddenIds(
  transaction: Executor,
  id: string,
  wanted: readonly number[],
): Promise<number[]> {
  const order = await findOrder(transaction, id);
  return order.filter((one) => !wanted.includes(one));
}

async function countFlights(transaction: Executor, id: string) {
  return transaction
    .selectFrom('flight_collection_flight')
    .where('collection_id', '=', id)
    .select(sql<number>`count(*)::int`.as('flights'))
    .executeTakeFirstOrThrow();
}

function fullError(loc: string[]): FieldError {
  return new FieldError([
    { loc, type: 'COLLECTION_FULL', message: text('collection.full', { most: MAX_FLIGHTS }) },
  ]);
}
