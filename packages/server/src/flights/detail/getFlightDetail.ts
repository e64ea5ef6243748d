import { operation } from '../../platform/http/operation.js';
import { getFlightDetailRow } from '../list/queries.js';
import { serializeFlightDetail, serializeOwnFlight } from '../list/serialize.js';
import { ownerOf, requireVisible } from '../model/visibility.js';

export const getFlightDetail = operation('getFlightDetail', async (request, services) => {
  const { path, query, user, reader } = request;
  await requireVisible(services, path.id, { user, link: query.link });
  const row = await getFlightDetailRow(services.db, path.id);
  const isOwn = user !== undefined && ownerOf(row) === user.id;
  const serialize = isOwn ? serializeOwnFlight : serializeFlightDetail;
  return serialize(row, services.clock(), reader);
});
