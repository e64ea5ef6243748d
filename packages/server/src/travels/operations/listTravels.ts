import { sql } from 'kysely';
import { operation } from '../../platform/http/operation.js';
import { travelRows } from './queries.js';
import { serializeTravel } from './serialize.js';

export const listTravels = operation('listTravels', async ({ query }, { db }) => {
  const { user_id_in: users, skip = 0, limit = 100 } = query;
  const ofUsers = users ? sql`user_id in (${sql.join(users)})` : sql`true`;
  const { rows } = await travelRows(sql`
    select * from travel where is_found and ${ofUsers}
    order by start_date desc, id desc offset ${skip} limit ${limit}`).execute(db);
  return rows.map((row) => serializeTravel(row));
});
