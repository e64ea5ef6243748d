import { toDay } from '../http/answers.js';
import { operation } from '../http/operation.js';
import { findShownAirspaces } from './queries.js';
import { serializeAirspace } from './serialize.js';

export const listAirspaces = operation('listAirspaces', async ({ query }, { db, clock }) => {
  const [west = 0, south = 0, east = 0, north = 0] = query.bbox;
  const day = query.date ?? toDay(clock());
  return (await findShownAirspaces(db, [west, south, east, north], day)).map(serializeAirspace);
});
