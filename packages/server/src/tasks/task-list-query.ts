import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { SignedInUser } from '../platform/http/operation.js';
import { TASK_JOINS, type TaskRow, taskColumns } from './queries.js';

export type TaskListQuery = QueryParameters<'listTasks'> & {
  readonly user: Pick<SignedInUser, 'id' | 'isSuperuser'> | undefined;
};

/** Returns the query for one page of public tasks and those of the caller. */
export function taskListQuery(db: Executor, query: TaskListQuery): CompiledQuery<TaskRow> {
  const { user, skip = 0, limit = 100 } = query;
  const condition = sql.join(conditionsOf(query), sql` and `);
  const order = orderOf(query);
  // Each part reads the first rows of an index. A single condition would sort all tasks.
  const parts = visibleParts(user).map(
    (part) => sql`(
      select * from task as listed where ${part} and ${condition}
      order by ${order} limit ${skip + limit})`,
  );
  return sql<TaskRow>`
    select ${taskColumns({ user })}
    from (
      select * from (${sql.join(parts, sql` union all `)}) as listed
      order by ${order} offset ${skip} limit ${limit}
    ) as task
    ${TASK_JOINS}
    order by ${orderOf(query, 'task')}`.compile(db);
}

/** Conditions of which one holds for each task that a caller finds in lists. */
function visibleParts(user: TaskListQuery['user']): RawBuilder<boolean>[] {
  const isPublic = sql<boolean>`visibility = 'public'`;
  if (!user) return [isPublic];
  return [isPublic, sql`visibility <> 'public' and user_id = ${user.id}`];
}

function conditionsOf(query: TaskListQuery): RawBuilder<boolean>[] {
  const { starred_by: fan, kind, ruleset, closed, distance_gt: least, distance_lt: most } = query;
  return [
    sql`true`,
    ...among('id', query.task_id_in),
    ...among('user_id', query.user_id_in),
    ...among('airport_id', query.airport_id_in),
    ...(fan === undefined
      ? []
      : [sql<boolean>`id in (select task_id from task_star where user_id = ${fan})`]),
    ...(kind === undefined ? [] : [sql<boolean>`kind = ${kind}`]),
    ...(ruleset === undefined ? [] : [sql<boolean>`ruleset = ${ruleset}`]),
    ...(closed === undefined ? [] : [sql<boolean>`closed = ${closed}`]),
    ...(least === undefined ? [] : [sql<boolean>`distance >= ${least}`]),
    ...(most === undefined ? [] : [sql<boolean>`distance <= ${most}`]),
  ];
}

function among(column: string, ids: readonly number[] | undefined): RawBuilder<boolean>[] {
  return ids ? [sql<boolean>`${sql.ref(column)} in (${sql.join(ids)})`] : [];
}

const COLUMNS = {
  modified: 'modified',
  distance: 'distance',
  name: 'sort_name',
  user_id: 'user_id',
  kind: 'kind',
  stars: 'stars',
} as const;

function orderOf(
  { order_by: orderBy = '-modified', near }: TaskListQuery,
  table = 'listed',
): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const key = orderBy.replace('-', '') as keyof typeof COLUMNS | 'proximity';
  const direction = sql.raw(orderBy.startsWith('-') ? 'desc' : 'asc');
  if (key === 'modified') return sql`${column('modified')} ${direction}, ${column('id')}`;
  const last = sql`${column('modified')} desc, ${column('id')}`;
  if (key === 'proximity') {
    const [lon = 0, lat = 0] = near ?? [];
    return sql`point(${column('lon')}, mercator_lat(${column('lat')}))
      <-> point(${lon}, mercator_lat(${lat})) ${direction}, ${last}`;
  }
  const nulls = key === 'name' ? sql` nulls last` : sql``;
  return sql`${column(COLUMNS[key])} ${direction}${nulls}, ${last}`;
}
