import { operation } from '../../platform/http/operation.js';
import { getFlightDetailRow } from '../list/queries.js';
import { serializeFlightDetail, serializeOwnFlight } from '../list/serialize.js';
import { findStarred } from '../model/starred.js';
import { ownerOf, requireVisible } from '../model/visibility.js';

export const getFlightDetail = operation('getFlightDetail', async (request, services) => {
  const { path, query, user, reader } = request;
  const { db, clock } = services;
  await requireVisible(services, path.id, { user, link: query.link });
  const row = await getFlightDetailRow(db, path.id);
  const isOwn = user !== undefined && ownerOf(row) === user.id;
  const serialize = isOwn ? serializeOwnFlight : serializeFlightDetail;
  const starred = await findStarred(db, user, [row.id]);
  return { ...serialize(row, clock(), reader), ...starred.get(row.id) };
});
