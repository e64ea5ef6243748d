import type { Schemas } from '@cloudstreet/sdk/contract';
import { operation } from '../../platform/http/operation.js';
import { withoutNull } from '../../platform/http/responses.js';
import { latestDay } from '../list/flight-list-query.js';
import { requireVisible } from '../model/visibility.js';
import {
  type Bests,
  findAirportBests,
  findCountedFlight,
  findPlaces,
  findUserBests,
} from './placing-queries.js';

type BestPeriod = Schemas['BestPeriod'];

export const getFlightPlacing = operation('getFlightPlacing', async (request, services) => {
  const { path, query, user } = request;
  const { db, clock } = services;
  const { id } = path;
  await requireVisible(services, id, { user, link: query.link });
  const flight = await findCountedFlight(db, id, latestDay(clock()));
  if (!flight) return {};
  const places = await findPlaces(db, flight);
  const ofUser = await findUserBests(db, flight);
  const ofAirport = await findAirportBests(db, flight);
  return {
    ...withoutNull({
      day: { place: places.day_place, flights: places.day_flights },
      region_day:
        flight.region_id === null
          ? undefined
          : { place: places.region_place, flights: places.region_flights },
      season: { place: places.season_place, flights: places.season_flights },
      user_best:
        ofUser &&
        withoutNull({
          points: bestPeriod(flight.points, ofUser.points),
          distance: bestPeriod(flight.distance, ofUser.distance),
          speed: bestPeriod(flight.speed, ofUser.speed),
        }),
      airport_best: ofAirport && bestPeriod(flight.points, ofAirport),
    }),
  };
});

/** Returns the longest period in which no other flight is better, if there are others. */
function bestPeriod(own: number | null, others: Bests): BestPeriod | undefined {
  if (own === null) return undefined;
  const periods: readonly BestPeriod[] = ['ever', 'season', 'month'];
  return periods.find((period) => {
    const best = others[period];
    return best !== null && best !== undefined && own >= best;
  });
}
