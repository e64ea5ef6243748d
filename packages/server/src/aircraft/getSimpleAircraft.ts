import { operation } from '../platform/http/operation.js';
import { currentSeason } from '../reference/current-season.js';
import { getAircraftRow } from './queries.js';
import { serializeSimpleAircraft } from './serialize.js';

export const getSimpleAircraft = operation(
  'getSimpleAircraft',
  async ({ path, query }, { db, clock }) => {
    const { season = currentSeason(clock()) } = query;
    return serializeSimpleAircraft(await getAircraftRow(db, path.id), season);
  },
);
