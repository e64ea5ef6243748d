import { operation } from '../http/operation.js';
import { getFlightDetailRow } from './queries.js';
import { serializeFlightDetail } from './serialize.js';

export const getFlightDetail = operation(
  'getFlightDetail',
  async ({ path, reader }, { db, clock }) =>
    serializeFlightDetail(await getFlightDetailRow(db, path.id), clock(), reader),
);
