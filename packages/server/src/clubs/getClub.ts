import { stateOfClub } from '../follows/model/follow-states.js';
import { BASE_PATH } from '../platform/http/contract-document.js';
import { operation } from '../platform/http/operation.js';
import { withoutNull } from '../platform/http/responses.js';
import { toContestName } from '../rankings/contests.js';
import { topUsers } from '../rankings/top-users.js';
import { currentSeason } from '../reference/current-season.js';
import { administers } from './administrators.js';
import { movedOr } from './moved-or.js';
import { getClubRow } from './queries.js';
import { serializeClub } from './serialize.js';

export const getClub = operation('getClub', async (request, { db, clock }) => {
  const { path, query, user: caller } = request;
  const row = await getClubRow(db, path.id).catch(async (error: unknown) => {
    throw await movedOr(error, db, path.id, (id) => `${BASE_PATH}/club/${id}${searchOf(query)}`);
  });
  const user = await topUsers(db, {
    scope: 'club',
    id: row.id,
    contest: toContestName(query.contest),
    season: query.season,
    juniorSeason: query.season ?? currentSeason(clock()),
  });
  return withoutNull({
    ...serializeClub(row, user),
    caller_administers: (await administers(db, caller, row.id)) || undefined,
    caller_follows: await stateOfClub(db, caller, row.id),
  });
});

/** Returns the search of an address with these parameters. */
function searchOf(query: object): string {
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  return search.size > 0 ? `?${search}` : '';
}
