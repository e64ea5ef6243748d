import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { operation } from '../../platform/http/operation.js';
import { findStarred } from '../model/starred.js';
import { latestDay } from './flight-list-query.js';
import { findFlightRows } from './queries.js';
import { serializeFlight } from './serialize.js';

export const listFlightsOfMonth = operation(
  'listFlightsOfMonth',
  async ({ path, user }, { db, clock }) => {
    const ids = await findIdsOfMonth(db, path.month, clock());
    const rows = await findFlightRows(db, ids, { contest: 'free', withStatistics: false });
    const starred = await findStarred(db, user, ids);
    return rows.map((row) => Object.assign(serializeFlight(row), starred.get(row.id)));
  },
);

const MAX_FLIGHTS = 10;

async function findIdsOfMonth(db: Executor, month: string, now: Date): Promise<number[]> {
  const first = `${month}-01`;
  const { rows } = await sql<{ id: number }>`
    select flight_id as id
    from (
      select distinct on (user_id) flight_id, flight_of_month.month is not null as is_pinned,
        stars, points, scoring_date
      from flight_contest
      left join flight_of_month using (flight_id)
      where contest = 'free' and rank and points is not null
        and scoring_date >= ${first}::date
        and scoring_date < ${first}::date + interval '1 month'
        and scoring_date <= ${latestDay(now)}
      order by user_id, is_pinned desc, stars desc, points desc, scoring_date, flight_id
    ) as best
    order by is_pinned desc, stars desc, points desc, scoring_date, flight_id
    limit ${MAX_FLIGHTS}`.execute(db);
  return rows.map(({ id }) => id);
}
