import type { Schemas } from '@cloudstreet/sdk/contract';
import { type RawBuilder, sql } from 'kysely';
import type { CollectionViewer } from '../collections/queries.js';
import type { Executor } from '../platform/database/database.js';
import { ForbiddenError, NotFoundError, text } from '../platform/errors/errors.js';
import type { SignedInUser } from '../platform/http/operation.js';

export interface WaypointCollectionDbRow {
  id: string;
  name: string;
  description: string | null;
  visibility: Schemas['CollectionVisibility'];
  link_token: string | null;
  created: Date;
  modified: Date;
  waypoints: number;
  user_id: number;
  user_name: string;
  user_image: string | null;
  stars: number;
  starred: boolean;
}

/** Selects the columns of `WaypointCollectionDbRow` from `waypoint_collection` as `collection`. */
export function collectionColumns({ user }: CollectionViewer): RawBuilder<unknown> {
  return sql`collection.id, collection.name, collection.description, collection.visibility,
    collection.link_token, collection.created, collection.modified, collection.waypoints,
    owner.id as user_id, owner.name as user_name, owner.image_key as user_image,
    (select count(*)::int from waypoint_collection_star as star
      where star.collection_id = collection.id) as stars,
    exists (
      select from waypoint_collection_star as star
      where star.collection_id = collection.id and star.user_id = ${user?.id ?? null}::integer
    ) as starred`;
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
): Promise<WaypointCollectionDbRow> {
  const { user, link = null } = viewer;
  const { rows } = await sql<WaypointCollectionDbRow>`
    select ${collectionColumns(viewer)}
    from waypoint_collection as collection
    join "user" as owner on owner.id = collection.user_id
    where collection.link_token = ${id} or (collection.id = ${id} and (
      ${user?.isSuperuser ?? false} or collection.visibility = 'public'
      or collection.user_id = ${user?.id ?? null}::integer
      or collection.link_token = ${link}::text))`.execute(db);
  return rows[0] ?? collectionNotFound(id);
}

/** Owner and visibility of a collection that is locked. */
export interface LockedCollection {
  readonly user_id: number;
  readonly visibility: string;
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
): Promise<LockedCollection> {
  const collection = await transaction
    .selectFrom('waypoint_collection')
    .where('id', '=', id)
    .forUpdate()
    .select(['user_id', 'visibility'])
    .executeTakeFirst();
  if (collection && (collection.user_id === user.id || user.isSuperuser)) return collection;
  if (collection?.visibility === 'public') throw new ForbiddenError('NOT_OWNER_OF_COLLECTION');
  return collectionNotFound(id);
}

/**
 * Locks the collection of a waypoint and returns its id.
 *
 * @throws {NotFoundError} If there is no such waypoint, or the caller may not see it.
 * @throws {ForbiddenError} If it belongs to another user, except for superusers.
 */
export async function lockWaypoint(
  transaction: Executor,
  id: number,
  user: SignedInUser,
): Promise<string> {
  const waypoint = await transaction
    .selectFrom('waypoint')
    .where('id', '=', id)
    .select('collection_id')
    .executeTakeFirst();
  if (!waypoint) return waypointNotFound(id);
  try {
    await lockCollection(transaction, waypoint.collection_id, user);
  } catch (error) {
    if (error instanceof NotFoundError) waypointNotFound(id);
    throw error;
  }
  return waypoint.collection_id;
}

export function findWaypoints(db: Executor, collectionId: string) {
  return db
    .selectFrom('waypoint')
    .where('collection_id', '=', collectionId)
    .orderBy('id')
    .selectAll()
    .execute();
}

export type WaypointDbRow = Awaited<ReturnType<typeof findWaypoints>>[number];

/** Counts the waypoints of a collection, which is locked, after a change. */
export async function countWaypoints(transaction: Executor, id: string, now: Date): Promise<void> {
  await sql`
    update waypoint_collection set modified = ${now},
      waypoints = (select count(*) from waypoint where collection_id = ${id})
    where id = ${id}`.execute(transaction);
}

export async function setModified(transaction: Executor, id: string, modified: Date) {
  await transaction
    .updateTable('waypoint_collection')
    .set({ modified })
    .where('id', '=', id)
    .execute();
}

function collectionNotFound(id: string): never {
  throw new NotFoundError(text('collection.notFound', { id }));
}

export function waypointNotFound(id: number): never {
  throw new NotFoundError(text('waypoint.notFound', { id }));
}
