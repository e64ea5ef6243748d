import { operation } from '../http/operation.js';
import { contestOf, findFlightIds } from './list-flights.js';
import { findFlightRows } from './queries.js';
import { serializeFlight } from './serialize.js';

export const listFlights = operation('listFlights', async ({ query }, { db, clock }) => {
  const ids = await findFlightIds(db, query, clock());
  const rows = await findFlightRows(db, ids, contestOf(query));
  return rows.map((row) => serializeFlight(row));
});
