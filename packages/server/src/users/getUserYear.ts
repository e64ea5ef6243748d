import { operation } from '../platform/http/operation.js';
import { getUserRow } from './queries.js';
import { findUserYear } from './user-year.js';

export const getUserYear = operation('getUserYear', async ({ path: { id, year } }, { db }) => {
  await getUserRow(db, id);
  return findUserYear(db, id, year);
});
