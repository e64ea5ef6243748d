import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { SignedInUser } from '../platform/http/operation.js';
import { type CollectionRow, collectionColumns, isFlightSeenBy } from './queries.js';

export type CollectionListQuery = QueryParameters<'listFlightCollections'> & {
  readonly user: Pick<SignedInUser, 'id' | 'isSuperuser'> | undefined;
};

export interface ListedCollectionRow extends CollectionRow {
  has_flight: boolean;
}

/** Returns the query for one page of public collections and those of the caller. */
export function collectionListQuery(
  db: Executor,
  query: CollectionListQuery,
): CompiledQuery<ListedCollectionRow> {
  const { user, skip = 0, limit = 100, flight_id: flightId = null } = query;
  const condition = sql.join(conditionsOf(query), sql` and `);
  const order = orderOf(query);
  // Each part reads the first rows of an index. A single condition would sort all collections.
  const parts = visibleParts(user).map(
    (part) => sql`(
      select * from flight_collection as listed where ${part} and ${condition}
      order by ${order} limit ${skip + limit})`,
  );
  return sql<ListedCollectionRow>`
    select ${collectionColumns({ user })},
      exists (
        select from flight_collection_flight as collected
        join any_flight on any_flight.id = collected.flight_id
        where collected.collection_id = collection.id
          and collected.flight_id = ${flightId}::integer and ${isFlightSeenBy(user)}
      ) as has_flight
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
  club_id_in: clubs,
  starred_by: fan,
}: CollectionListQuery): RawBuilder<boolean>[] {
  return [
    sql`true`,
    ...(users ? [sql<boolean>`user_id in (${sql.join(users)})`] : []),
    ...(clubs
      ? [sql<boolean>`user_id in (select id from "user" where club_id in (${sql.join(clubs)}))`]
      : []),
    ...(fan === undefined
      ? []
      : [
          sql<boolean>`id in (select collection_id from flight_collection_star where user_id = ${fan})`,
        ]),
  ];
}

const COLUMNS = ['created', 'modified', 'flights', 'stars'] as const;

function orderOf(
  { order_by: orderBy = '-created' }: CollectionListQuery,
  table = 'listed',
): RawBuilder<unknown> {
  const name = COLUMNS.find((one) => orderBy.includes(one)) ?? 'created';
  const isDescending = orderBy.startsWith('-') || orderBy.endsWith('_desc');
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const latest = sql`${sql.ref(`${table}.created`)} ${name === 'created' ? direction : sql`desc`}`;
  const last = sql`${latest}, ${sql.ref(`${table}.id`)}`;
  if (name === 'created') return last;
  return sql`${sql.ref(`${table}.${name}`)} ${direction}, ${last}`;
}
