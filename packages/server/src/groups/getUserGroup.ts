import { operation } from '../platform/http/operation.js';
import { getGroup } from './queries.js';
import { serializeGroup } from './serialize.js';

export const getUserGroup = operation('getUserGroup', async ({ path }, { db }) =>
  serializeGroup(await getGroup(db, path.id)),
);
