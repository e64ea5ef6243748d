import { NotFoundError } from '../../platform/errors/errors.js';
import { operation } from '../../platform/http/operation.js';
import { GzippedJson } from '../../platform/http/responses.js';

/**
 * The track of a flight never changes. That of a deleted flight may stay in caches for some
 * minutes.
 */
const CACHE_CONTROL = 'public, max-age=300';

export const getFlightData = operation('getFlightData', async ({ path }, { db, files }) => {
  const flight = await db
    .selectFrom('flight')
    .where('id', '=', path.id)
    .select('track_key')
    .executeTakeFirst();
  if (!flight) throw new NotFoundError('flight', path.id);
  const key = flight.track_key;
  if (!key) throw new NotFoundError('track', path.id);
  return new GzippedJson({
    gzipped: await files.getBytes(key),
    etag: `W/"${key.split('/').at(-1)}"`,
    cacheControl: CACHE_CONTROL,
  });
});
