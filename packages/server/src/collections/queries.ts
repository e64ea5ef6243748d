import type { Schemas } from '@cloudstreet/sdk/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { ForbiddenError, NotFoundError, text } from '../platform/errors/errors.js';
import type { SignedInUser } from '../platform/http/operation.js';

export interface CollectionRow {
  id: string;
  name: string;
  description: string | null;
  visibility: Schemas['CollectionVisibility'];
  link_token: string | null;
  hex_color: string | null;
  image_key: string | null;
  created: Date;
  modified: Date;
  stars: number;
  user_id: number;
  user_name: string;
  user_image: string | null;
  /** Number of flights that the caller may see. */
  flight_count: number;
  starred: boolean;
}

/** Caller who asks for a collection. */
export interface CollectionViewer {
  readonly user: Pick<SignedInUser, 'id' | 'isSuperuser'> | undefined;
  /** Token of the collection's address. */
  readonly link?: string | undefined;
}

/** Selects the columns of `CollectionRow` from `flight_collection` as `collection`. */
export function collectionColumns({ user }: CollectionViewer): RawBuilder<unknown> {
  const own = user?.id ?? null;
  return sql`collection.id, collection.name, collection.description, collection.visibility,
    collection.link_token, collection.hex_color, collection.image_key, collection.created,
    collection.modified, collection.stars, owner.id as user_id, owner.name as user_name,
    owner.image_key as user_image,
    collection.flights + (
      select count(*)::int from flight_collection_flight as collected
      join any_flight on any_flight.id = collected.flight_id
      where collected.collection_id = collection.id and not collected.is_public
        and ${own}::integer in (any_flight.user_id, any_flight.co_user_id)
    ) as flight_count,
    exists (
      select from flight_collection_star as star
      where star.collection_id = collection.id and star.user_id = ${own}::integer
    ) as starred`;
}

/** Whether the caller may see rows of `flight_collection` as `collection`. */
function isSeenBy({ user, link }: CollectionViewer): RawBuilder<boolean> {
  if (user?.isSuperuser) return sql`true`;
  return sql`(collection.visibility = 'public' or collection.user_id = ${user?.id ?? null}::integer
    or collection.link_token = ${link ?? null}::text)`;
}

/**
 * Finds a collection by its id, or by the token of its link.
 *
 * @throws {NotFoundError} If there is no such collection, or the caller may not see it.
 */
export async function getCollection(
  db: Executor,
  id: string,
  viewer: CollectionViewer,
): Promise<CollectionRow> {
  const { rows } = await sql<CollectionRow>`
    select ${collectionColumns(viewer)}
    from flight_collection as collection
    join "user" as owner on owner.id = collection.user_id
    where (collection.id = ${id} and ${isSeenBy(viewer)}) or collection.link_token = ${id}`.execute(
    db,
  );
  return rows[0] ?? notFound(id);
}

/** Checks that there is a collection that the caller may see. */
export async function requireCollection(
  db: Executor,
  id: string,
  viewer: CollectionViewer,
): Promise<void> {
  const { rows } = await sql`
    select from flight_collection as collection
    where collection.id = ${id} and ${isSeenBy(viewer)}`.execute(db);
  if (rows.length === 0) notFound(id);
}

/**
 * Locks a collection for a change by its owner until the transaction ends.
 *
 * @throws {NotFoundError} If there is no such collection, or the caller may not see it.
 * @throws {ForbiddenError} If it belongs to another user, except for superusers.
 */
export async function lockCollection(
  transaction: Executor,
  id: string,
  user: SignedInUser,
): Promise<void> {
  const collection = await transaction
    .selectFrom('flight_collection')
    .where('id', '=', id)
    .forUpdate()
    .select(['user_id', 'visibility'])
    .executeTakeFirst();
  if (collection && (collection.user_id === user.id || user.isSuperuser)) return;
  if (collection?.visibility === 'public') throw new ForbiddenError('NOT_OWNER_OF_COLLECTION');
  notFound(id);
}

/** Ids of the flights that the caller may see, in the order of the collection. */
export async function findCollectedIds(
  db: Executor,
  id: string,
  user: Pick<SignedInUser, 'id'> | undefined,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select any_flight.id from flight_collection_flight as collected
    join any_flight on any_flight.id = collected.flight_id
    where collection_id = ${id} and ${isFlightSeenBy(user)}
    order by position, any_flight.id`.execute(db);
  return rows.map((row) => row.id);
}

/** Whether the caller may see flights of `any_flight` in lists. */
export function isFlightSeenBy(user: Pick<SignedInUser, 'id'> | undefined): RawBuilder<boolean> {
  return sql`(any_flight.is_public
    or ${user?.id ?? null}::integer in (any_flight.user_id, any_flight.co_user_id))`;
}

export async function setModified(transaction: Executor, id: string, modified: Date) {
  await transaction
    .updateTable('flight_collection')
    .set({ modified })
    .where('id', '=', id)
    .execute();
}

function notFound(id: string): never {
  throw new NotFoundError(text('collection.notFound', { id }));
}
