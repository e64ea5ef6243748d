import { stateOfAirport } from '../follows/model/follow-states.js';
import { operation } from '../platform/http/operation.js';
import { withoutNull } from '../platform/http/responses.js';
import { toContestName } from '../rankings/contests.js';
import { sumFlights, topUsers } from '../rankings/top-users.js';
import { currentSeason } from '../reference/current-season.js';
import { getAirportRow } from './queries.js';
import { serializeAirport } from './serialize.js';

export const getAirport = operation('getAirport', async (request, { db, clock }) => {
  const { path, query, user: caller } = request;
  const airport = await getAirportRow(db, path.id);
  const page = { scope: 'airport', id: airport.id, season: query.season } as const;
  const user = await topUsers(db, {
    ...page,
    contest: toContestName(query.contest),
    juniorSeason: query.season ?? currentSeason(clock()),
  });
  const { flights } = await sumFlights(db, page);
  return withoutNull({
    ...serializeAirport({ airport, user, flightCount: flights }),
    caller_follows: await stateOfAirport(db, caller, airport.id),
  });
});
