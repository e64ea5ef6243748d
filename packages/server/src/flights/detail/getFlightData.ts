import { NotFoundError, text } from '../../platform/errors/errors.js';
import { operation } from '../../platform/http/operation.js';
import { GzippedJson } from '../../platform/http/responses.js';
import { requireVisible } from '../model/visibility.js';

/** Caches may show the track from before a rescore, or of a deleted flight, for five minutes. */
const MAX_AGE = 'max-age=300';

export const getFlightData = operation('getFlightData', async (request, services) => {
  const { path, query, user } = request;
  const { db, files } = services;
  const isPublic = await requireVisible(services, path.id, { user, link: query.link });
  const flight = await db
    .selectFrom('any_flight')
    .where('id', '=', path.id)
    .select('track_key')
    .executeTakeFirst();
  if (!flight) throw new NotFoundError(text('flight.notFound', { id: path.id }));
  const key = flight.track_key;
  if (!key) throw new NotFoundError(text('track.notFound'));
  return new GzippedJson({
    gzipped: await files.getBytes(key),
    etag: `W/"${key.split('/').at(-1)}"`,
    cacheControl: isPublic ? `public, ${MAX_AGE}` : 'private, no-cache',
  });
});
