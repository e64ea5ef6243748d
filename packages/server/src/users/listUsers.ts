import { FieldError, text } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import { usersQuery } from './queries.js';
import { serializeUser } from './serialize.js';

export const listUsers = operation('listUsers', async ({ query }, { db, clock }) => {
  const { id_in: ids, club_id_in: clubIds, skip = 0, limit = 100 } = query;
  if (!ids && !clubIds) {
    const message = text('field.required');
    throw new FieldError([{ loc: ['query', 'id_in'], type: 'required', message }]);
  }
  const rows = await usersQuery(db, { ids, clubIds, skip, limit }).execute();
  const now = clock();
  return rows.map((row) => serializeUser(row, now));
});
