import { operation } from '../platform/http/operation.js';
import { getUserRow } from './queries.js';
import { serializeUserPage } from './serialize.js';
import { findUserSums } from './user-sums.js';

export const getUser = operation('getUser', async ({ path }, { db, clock }) => {
  const row = await getUserRow(db, path.id);
  return serializeUserPage(row, await findUserSums(db, path.id), clock());
});
