import { operation } from '../platform/http/operation.js';
import { findRankedFlights } from './queries.js';
import { toRanking } from './ranking.js';
import { serializeRankedFlight } from './serialize.js';

export const getRankingFlights = operation('getRankingFlights', async (request, services) => {
  const { path, query, body } = request;
  const row = { entityId: path.id, skip: query.skip ?? 0 };
  const flights = await findRankedFlights(services.db, toRanking(body, services.clock()), row);
  return flights.map(serializeRankedFlight);
});
