import { countFollows, findMutualFollows } from '../follows/model/follow-states.js';
import { operation } from '../platform/http/operation.js';
import { getUserRow } from './queries.js';
import { serializeUserPage } from './serialize.js';
import { findUserSums } from './user-sums.js';

export const getUser = operation('getUser', async ({ path, user }, { db, clock }) => {
  const { id } = path;
  const row = await getUserRow(db, id);
  const isShown = !row.follows_hidden || user?.id === id;
  const follows = await findMutualFollows(db, user, [id]);
  return {
    ...serializeUserPage(row, await findUserSums(db, id), clock()),
    ...(isShown && (await countFollows(db, id))),
    ...follows.get(id),
  };
});
