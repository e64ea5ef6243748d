import { operation } from '../http/operation.js';
import { getUserRow } from './queries.js';
import { serializeUser } from './serialize.js';

export const getUser = operation('getUser', async ({ path }, { db, clock }) =>
  serializeUser(await getUserRow(db, path.id), clock()),
);
