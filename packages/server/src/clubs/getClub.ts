import { stateOfClub } from '../follows/model/follow-states.js';
import { operation } from '../platform/http/operation.js';
import { withoutNull } from '../platform/http/responses.js';
import { toContestName } from '../rankings/contests.js';
import { topUsers } from '../rankings/top-users.js';
import { currentSeason } from '../reference/current-season.js';
import { getClubRow } from './queries.js';
import { serializeClub } from './serialize.js';

export const getClub = operation('getClub', async (request, { db, clock }) => {
  const { path, query, user: caller } = request;
  const row = await getClubRow(db, path.id);
  const user = await topUsers(db, {
    scope: 'club',
    id: row.id,
    contest: toContestName(query.contest),
    season: query.season,
    juniorSeason: query.season ?? currentSeason(clock()),
  });
  return withoutNull({
    ...serializeClub(row, user),
    caller_follows: await stateOfClub(db, caller, row.id),
  });
});
