import type { Schemas } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../platform/http/responses.js';
import { serializeRegion } from '../reference/serialize-region.js';
import type { AirportDbRow } from './queries.js';

export interface AirportPage {
  airport: AirportDbRow;
  flightCount: number;
  user: Schemas['UserCard'][];
}

export function serializeAirport({ airport, flightCount, user }: AirportPage): Schemas['Airport'] {
  return {
    ...withoutNull({
      id: airport.id,
      name: airport.name,
      region: serializeRegion(airport),
      icao: airport.icao,
      kind: airport.kind,
      elevation: airport.elevation_m,
      launches: airport.launches,
      timezone: airport.timezone,
    }),
    geom: { type: 'Point', coordinates: [airport.lon, airport.lat] },
    stats: { count: flightCount },
    user,
  };
}
