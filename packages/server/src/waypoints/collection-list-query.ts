import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { SignedInUser } from '../platform/http/operation.js';
import { collectionColumns, type WaypointCollectionDbRow } from './queries.js';

type CollectionListQuery = QueryParameters<'listWaypointCollections'> & {
  readonly user: Pick<SignedInUser, 'id' | 'isSuperuser'> | undefined;
};

/** Returns the query for one page of public collections and those of the caller. */
export function collectionListQuery(
  db: Executor,
  query: CollectionListQuery,
): CompiledQuery<WaypointCollectionDbRow> {
  const { user, skip = 0, limit = 100 } = query;
  const condition = sql.join(conditionsOf(query), sql` and `);
  const order = orderOf(query, 'listed');
  // Each part reads the first rows of an index. A single condition would sort all collections.
  const parts = visibleParts(user).map(
    (part) => sql`(
      select * from waypoint_collection as listed where ${part} and ${condition}
      order by ${order} limit ${skip + limit})`,
  );
  return sql<WaypointCollectionDbRow>`
    select ${collectionColumns({ user })}
    from (
      select * from (${sql.join(parts, sql` union all `)}) as listed
      order by ${order} offset ${skip} limit ${limit}
    ) as collection
    join "user" as owner on owner.id = collection.user_id
    order by ${orderOf(query, 'collection')}`.compile(db);
}

/** Conditions of which one holds for each collection that a caller finds in lists. */
function visibleParts(user: CollectionListQuery['user']): RawBuilder<boolean>[] {
  const isPublic = sql<boolean>`visibility = 'public'`;
  if (!user) return [isPublic];
  return [isPublic, sql`visibility <> 'public' and user_id = ${user.id}`];
}

function conditionsOf({
  user_id_in: users,
  starred_by: fan,
}: CollectionListQuery): RawBuilder<boolean>[] {
  return [
    sql`true`,
    ...(users ? [sql<boolean>`user_id in (${sql.join(users)})`] : []),
    ...(fan === undefined
      ? []
      : [
          sql<boolean>`id in (select collection_id from waypoint_collection_star where user_id = ${fan})`,
        ]),
  ];
}

function orderOf(
  { order_by: orderBy = '-created' }: CollectionListQuery,
  table: string,
): RawBuilder<unknown> {
  const name = orderBy.endsWith('modified') ? 'modified' : 'created';
  const direction = sql.raw(orderBy.startsWith('-') ? 'desc' : 'asc');
  return sql`${sql.ref(`${table}.${name}`)} ${direction}, ${sql.ref(`${table}.id`)}`;
}
