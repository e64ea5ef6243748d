import { operation } from '../platform/http/operation.js';
import { currentSeason } from '../reference/current-season.js';
import { listAircraftRows } from './queries.js';
import { serializeAircraftRow } from './serialize.js';

export const listAircraft = operation('listAircraft', async (_, { db, clock }) => {
  const season = currentSeason(clock());
  const rows = await listAircraftRows(db);
  return rows.map((row) => serializeAircraftRow(row, season));
});
