import { roundToHundredths } from '@cloudstreet/scoring/units';
import type { components } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../http/answers.js';
import { serializeRegion } from '../reference/serialize-region.js';
import type { CountingFlight, RankingRow } from './queries.js';

type Schemas = components['schemas'];

export function serializeRankingRow(row: RankingRow): Schemas['RankingRow'] {
  const { distance, scored_seconds: seconds } = row;
  return {
    position: row.position,
    user: withoutNull({ id: row.user_id, name: row.user_name, club: clubOf(row) }),
    points: roundToHundredths(row.points),
    distance: roundToHundredths(distance),
    speed: seconds > 0 ? roundToHundredths((distance / seconds) * 3600) : 0,
    flight_count: row.flights,
    flights: row.counting.map(toRankedFlight),
  };
}

function clubOf(row: RankingRow): Schemas['ClubRef'] | undefined {
  const { club_id: id, club_name: name } = row;
  if (id === null || name === null) return undefined;
  return withoutNull({ id, name, region: serializeRegion(row) });
}

function toRankedFlight(flight: CountingFlight): Schemas['RankedFlight'] {
  const { aircraft_id: id, aircraft_name: name } = flight;
  return withoutNull({
    id: flight.id,
    points: flight.points,
    distance: flight.distance ?? 0,
    speed: flight.speed ?? 0,
    scoring_date: flight.scoring_date,
    aircraft: id === null || name === null ? undefined : { id, name },
  });
}
