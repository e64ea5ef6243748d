import { operation } from '../../platform/http/operation.js';
import { getFlightDetailRow } from '../list/queries.js';
import { serializeFlightDetail } from '../list/serialize.js';

export const getFlightDetail = operation(
  'getFlightDetail',
  async ({ path, reader }, { db, clock }) =>
    serializeFlightDetail(await getFlightDetailRow(db, path.id), clock(), reader),
);
