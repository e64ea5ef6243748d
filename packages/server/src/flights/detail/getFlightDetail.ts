import { operation } from '../../platform/http/operation.js';
import { getFlightDetailRow } from '../list/queries.js';
import { serializeFlightDetail } from '../list/serialize.js';
import { findStarred } from '../model/starred.js';

export const getFlightDetail = operation(
  'getFlightDetail',
  async ({ path, reader, user }, { db, clock }) => {
    const row = await getFlightDetailRow(db, path.id);
    const starred = await findStarred(db, user, [row.id]);
    return { ...serializeFlightDetail(row, clock(), reader), ...starred.get(row.id) };
  },
);
