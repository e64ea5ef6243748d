import { NotFoundError, text } from '../../platform/errors/errors.js';
import { operation } from '../../platform/http/operation.js';
import { GzippedJson } from '../../platform/http/responses.js';

/** Caches may show the track from before a rescore, or of a deleted flight, for five minutes. */
const CACHE_CONTROL = 'public, max-age=300';

export const getFlightData = operation('getFlightData', async ({ path }, { db, files }) => {
  const flight = await db
    .selectFrom('flight')
    .where('id', '=', path.id)
    .select('track_key')
    .executeTakeFirst();
  if (!flight) throw new NotFoundError(text('flight.notFound', { id: path.id }));
  const key = flight.track_key;
  if (!key) throw new NotFoundError(text('track.notFound'));
  return new GzippedJson({
    gzipped: await files.getBytes(key),
    etag: `W/"${key.split('/').at(-1)}"`,
    cacheControl: CACHE_CONTROL,
  });
});
