import { operation } from '../platform/http/operation.js';
import { getCommentedFlight } from './access.js';
import { findComments } from './queries.js';
import { serializeComment } from './serialize.js';

export const listComments = operation('listComments', async (request, services) => {
  const { path, query, user } = request;
  const { skip = 0, limit = 100, link } = query;
  const { id, reader } = await getCommentedFlight(services, path.id, { user, link });
  const rows = await findComments(services.db, id, { reader, skip, limit });
  return rows.map((row) => serializeComment(row, reader));
});
