import { roundToHundredths } from '@cloudstreet/scoring/units';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../platform/http/responses.js';
import { toRef } from '../platform/text/to-ref.js';
import { serializeRegion } from '../reference/serialize-region.js';
import type { CountingFlight, RankingDbRow } from './queries.js';

export function serializeRankingRow(row: RankingDbRow): Schemas['RankingRow'] {
  return withoutNull({
    position: row.position,
    ...whoOf(row),
    points: roundToHundredths(row.points),
    distance: roundToHundredths(row.distance),
    speed: roundToHundredths(row.speed),
    flight_count: row.flights,
    pilots: row.pilots,
    flights: row.counting.map(serializeRankedFlight),
  });
}

function whoOf(row: RankingDbRow): Pick<Schemas['RankingRow'], 'user' | 'club' | 'airport'> {
  const { entity_id: id, user_name: user, user_image: image, airport_name: airport } = row;
  if (user !== null) return { user: withoutNull({ id, name: user, image, club: clubOf(row) }) };
  if (airport === null) return withoutNull({ club: clubOf(row) });
  return { airport: withoutNull({ id, name: airport, region: serializeRegion(row) }) };
}

function clubOf(row: RankingDbRow): Schemas['ClubRef'] | undefined {
  const { club_id: id, club_name: name } = row;
  if (id === null || name === null) return undefined;
  return withoutNull({ id, name, region: serializeRegion(row) });
}

export function serializeRankedFlight(flight: CountingFlight): Schemas['RankedFlight'] {
  const { aircraft_id: aircraftId, user_id: userId } = flight;
  return withoutNull({
    id: flight.id,
    points: flight.points,
    distance: flight.distance ?? 0,
    speed: flight.speed ?? 0,
    scoring_date: flight.scoring_date,
    aircraft: toRef(aircraftId, flight.aircraft_name),
    user: toRef(userId, flight.user_name),
    travel_id: flight.travel_id,
  });
}
