import { operation } from '../../platform/http/operation.js';
import { findLines } from '../model/flight-lines.js';
import { ownerOfList } from '../model/visibility.js';
import { findFriends } from './find-friends.js';
import { findFlightIds } from './flight-list-query.js';

export const listFlightLines = operation(
  'listFlightLines',
  async ({ query, user }, { db, clock }) => {
    const friends = await findFriends(db, query, user);
    const list = { ...query, ...ownerOfList(query, user), ...friends };
    return findLines(db, await findFlightIds(db, list, clock()));
  },
);
