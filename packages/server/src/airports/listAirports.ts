import type { Schemas } from '@cloudstreet/sdk/contract';
import { viewOf } from '../geo/views.js';
import { operation } from '../platform/http/operation.js';
import { withoutNull } from '../platform/http/responses.js';
import { type AirportOnMap, findAirportsIn } from './queries.js';

const DEFAULT_LIMIT = 500;

export const listAirports = operation('listAirports', async ({ query }, { db }) => {
  const { bbox, skip = 0, limit = DEFAULT_LIMIT } = query;
  const rows = await findAirportsIn(db, viewOf(bbox), { skip, limit });
  return rows.map(serializeAirportRow);
});

function serializeAirportRow(row: AirportOnMap): Schemas['AirportRow'] {
  const { id, name, icao, kind, elevation_m: elevation, lon, lat } = row;
  return {
    ...withoutNull({ id, name, icao, kind, elevation }),
    geom: { type: 'Point', coordinates: [lon, lat] },
  };
}
