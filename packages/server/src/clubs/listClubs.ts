import { operation } from '../platform/http/operation.js';
import { findClubRows } from './queries.js';
import { serializeClubRow } from './serialize.js';

const DEFAULT_LIMIT = 100;

export const listClubs = operation('listClubs', async ({ query }, { db }) => {
  const { id_in: ids, country_id_in: countries, skip = 0, limit = DEFAULT_LIMIT } = query;
  const rows = await findClubRows(db, {
    skip,
    limit,
    ...(ids && { ids }),
    ...(countries && { countries }),
  });
  return rows.map(serializeClubRow);
});
