import { operation } from '../http/operation.js';
import { currentSeason } from '../reference/current-season.js';
import { getAircraftRow } from './queries.js';
import { serializeSimpleAircraft } from './serialize.js';

export const getSimpleAircraft = operation('getSimpleAircraft', async ({ path }, { db, clock }) =>
  serializeSimpleAircraft(await getAircraftRow(db, path.id), currentSeason(clock())),
);
