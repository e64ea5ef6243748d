import { operation } from '../../platform/http/operation.js';
import { findStarred } from '../model/starred.js';
import { ownerOfList } from '../model/visibility.js';
import { downloadFlights } from './download-flights.js';
import { findFriends } from './find-friends.js';
import { findFlightIds, listedParts } from './flight-list-query.js';
import { findFlightRows } from './queries.js';
import { serializeFlight } from './serialize.js';

export const listFlights = operation(
  'listFlights',
  async ({ query: given, user }, services) => {
    const { db, clock } = services;
    const friends = await findFriends(db, given, user);
    const query = { ...given, ...ownerOfList(given, user), ...friends };
    if (query.format) return downloadFlights(query.format, query, services);
    const ids = await findFlightIds(db, query, clock());
    const rows = await findFlightRows(db, ids, listedParts(query));
    const fields = { story: query.include_story ?? true };
    const starred = await findStarred(db, user, ids);
    return rows.map((row) => Object.assign(serializeFlight(row, fields), starred.get(row.id)));
  },
  {
    // Only for downloads of whole lists.
    rateLimit: { perMinute: 10, isFree: ({ query }) => query.format === undefined },
  },
);
