import { operation } from '../platform/http/operation.js';
import { withoutNull } from '../platform/http/responses.js';
import { findGroups } from './queries.js';

export const listUserGroups = operation('listUserGroups', async ({ query }, { db }) => {
  const { user_id_in: userIds, skip = 0, limit = 100 } = query;
  const rows = await findGroups(db, { userIds, skip, limit });
  return rows.map((row) => withoutNull(row));
});
