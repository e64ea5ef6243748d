import { sql } from 'kysely';
import { operation } from '../../platform/http/operation.js';
import { type ChampionshipRow, championshipRows } from './queries.js';
import { serializeChampionship } from './serialize.js';

export const listChampionships = operation('listChampionships', async ({ query }, { db }) => {
  const { user_id_in: users, skip = 0, limit = 50 } = query;
  const among = users ? sql`where user_id in (${sql.join(users)})` : sql``;
  const page = sql`
    select * from championship ${among}
    order by start_date desc, id desc offset ${skip} limit ${limit}`;
  const { rows } = await sql<ChampionshipRow>`${championshipRows(page)}
    order by championship.start_date desc, championship.id desc`.execute(db);
  return rows.map((row) => serializeChampionship(row));
});
