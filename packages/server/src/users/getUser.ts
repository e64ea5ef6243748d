import { countFollows, findMutualFollows } from '../follows/model/follow-states.js';
import { BASE_PATH } from '../platform/http/contract-document.js';
import { operation } from '../platform/http/operation.js';
import { movedUserOr } from './moved-user.js';
import { getUserRow } from './queries.js';
import { serializeUserPage } from './serialize.js';
import { findUserSums } from './user-sums.js';

export const getUser = operation('getUser', async ({ path, user }, { db, clock }) => {
  const { id } = path;
  const row = await getUserRow(db, id).catch(async (error: unknown) => {
    throw await movedUserOr(error, db, id, (moved) => `${BASE_PATH}/user/${moved}`);
  });
  const isShown = !row.follows_hidden || user?.id === id;
  const follows = await findMutualFollows(db, user, [id]);
  return {
    ...serializeUserPage(row, await findUserSums(db, id), clock()),
    ...(isShown && (await countFollows(db, id))),
    ...follows.get(id),
  };
});
