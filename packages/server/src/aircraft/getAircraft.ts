import { operation } from '../platform/http/operation.js';
import { toContestName } from '../rankings/contests.js';
import { topUsers } from '../rankings/top-users.js';
import { currentSeason } from '../reference/current-season.js';
import { getAircraftRow } from './queries.js';
import { serializeSimpleAircraft } from './serialize.js';

export const getAircraft = operation('getAircraft', async ({ path, query }, { db, clock }) => {
  const row = await getAircraftRow(db, path.id);
  const season = currentSeason(clock());
  const user = await topUsers(db, {
    scope: 'aircraft',
    id: row.id,
    contest: toContestName(query.contest),
    season: query.season,
    juniorSeason: query.season ?? season,
  });
  return { ...serializeSimpleAircraft(row, query.season ?? season), user };
});
