import { seasonBounds } from '@cloudstreet/scoring/season';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { operation } from '../../platform/http/operation.js';
import {
  type CompetitionRow,
  type CompetitionViewer,
  competitionRows,
  isSeenTask,
} from './queries.js';
import { serializeCompetition } from './serialize.js';

export const listCompetitions = operation('listCompetitions', async ({ query, user }, { db }) => {
  const { rows } = await db.executeQuery(competitionListQuery(db, query, user));
  return rows.map((row) => serializeCompetition(row));
});

type ListQuery = QueryParameters<'listCompetitions'>;

/** Returns the query for one page of competitions. */
function competitionListQuery(
  db: Executor,
  query: ListQuery,
  viewer: CompetitionViewer,
): CompiledQuery<CompetitionRow> {
  const { order_by: orderBy = '-scoring_date', skip = 0, limit = 50 } = query;
  const column = sql.ref(orderBy.endsWith('distance') ? 'distance' : 'day');
  const direction = sql.raw(orderBy.startsWith('-') ? 'desc' : 'asc');
  // Competitions of one day or distance come in the order of their index.
  const last = orderBy === 'scoring_date' ? sql`id asc` : sql`id desc`;
  const order = sql`${column} ${direction}, ${last}`;
  const page = sql`
    select * from competition where ${sql.join(conditionsOf(query, viewer), sql` and `)}
    order by ${order} offset ${skip} limit ${limit}`;
  return sql<CompetitionRow>`${competitionRows(page, viewer)}
    order by competition.${column} ${direction}, competition.${last}`.compile(db);
}

function conditionsOf(query: ListQuery, viewer: CompetitionViewer): RawBuilder<boolean>[] {
  const { airport_id_in: airports, score_kind: kind, season_in: seasons } = query;
  const { task_id_in: tasks, distance_gt: least, distance_lt: most } = query;
  const all = [
    sql<boolean>`true`,
    among('id', query.competition_id_in),
    tasks &&
      sql<boolean>`task_id in (
        select id from task where id in (${sql.join(tasks)}) and ${isSeenTask(viewer)})`,
    among('user_id', query.user_id_in),
    among('user_group_id', query.user_group_id_in),
    among('scoring_date', query.scoring_date_in),
    airports &&
      sql<boolean>`(airport_id in (${sql.join(airports)}) or start_airport_id in (${sql.join(airports)}))`,
    kind && sql<boolean>`score_kind = ${kind}`,
    seasons && sql<boolean>`(${sql.join(seasons.map(inSeason), sql` or `)})`,
    least === undefined ? undefined : sql<boolean>`distance >= ${least}`,
    most === undefined ? undefined : sql<boolean>`distance <= ${most}`,
  ];
  return all.filter((condition) => condition !== undefined);
}

function inSeason(season: number): RawBuilder<boolean> {
  const { start, end } = seasonBounds(season);
  return sql`day between ${start} and ${end}`;
}

function among(
  column: string,
  values: readonly (number | string)[] | undefined,
): RawBuilder<boolean> | undefined {
  return values && sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`;
}
