import { createHash } from 'node:crypto';
import type { MapLayerConfig } from '../platform/config/map-layers-config.js';
import { DomainError, NotFoundError, text } from '../platform/errors/errors.js';
import { TileResponse } from '../platform/http/responses.js';
import type { Services } from '../platform/services.js';
import { fetchTile } from '../platform/tiles/fetch-tile.js';
import type { WithTileQueue } from '../platform/tiles/tile-queue.js';
import { UnreachableError } from '../platform/tiles/tile-source.js';
import { fitsSquare } from '../terrain/open-image.js';
import { imageType } from './image-type.js';
import { hasTile, isStep, type TilePlace, tileAddress } from './tile-address.js';

export interface TileRequest extends TilePlace {
  /** The id of the layer. */
  readonly layer: string;
  /** As ISO 8601. */
  readonly time?: string | undefined;
  /** Whether the caller asks for a premium layer, and may have it. */
  readonly premium: boolean;
}

const MAX_AGE = 'max-age=86400';
/** Pixels along an edge: tiles of 512 that are drawn four times as fine. */
const MAX_SIDE = 2048;

/** Responds with the tile that a map requests, fetched from the configured source. */
export async function respondWithTile(
  { layer: id, time, premium, ...place }: TileRequest,
  { config, clock, log, tileQueue }: Pick<Services, 'config' | 'clock' | 'log'> & WithTileQueue,
): Promise<TileResponse> {
  const layer = config.mapLayers?.find((known) => known.id === id && known.premium === premium);
  const timeMs = time === undefined ? undefined : Date.parse(time);
  if (!layer || !hasTile(layer, place) || !isTimeOf(layer, timeMs, clock())) {
    throw new NotFoundError();
  }
  const address = tileAddress(layer, place, timeMs);
  const fetchIt = () => fetchFrom(layer, address, log);
  const bytes = await tileQueue.run(`layer ${id}`, address, fetchIt);
  const mediaType = bytes && imageType(bytes);
  if (!bytes || !mediaType || !(await fitsSquare(bytes, MAX_SIDE))) {
    throw new NotFoundError();
  }
  const hash = createHash('sha1').update(bytes).digest('base64url');
  const cacheControl = `${premium ? 'private' : 'public'}, ${MAX_AGE}`;
  return new TileResponse({ bytes, mediaType, etag: `"${hash}"`, cacheControl });
}

function isTimeOf({ times }: MapLayerConfig, timeMs: number | undefined, now: Date): boolean {
  if (!times || timeMs === undefined) return !times && timeMs === undefined;
  return isStep(times, timeMs, now);
}

/** Requests only the configured address: a redirect counts as no response. */
async function fetchFrom(
  { id }: MapLayerConfig,
  address: string,
  log: Services['log'],
): Promise<Uint8Array | undefined> {
  try {
    return await fetchTile(address);
  } catch (error) {
    // The address may hold a key, so the log has the layer alone.
    log.warn({ layer: id, reason: (error as Error).message }, 'map layers: no tile came');
    if (!(error instanceof UnreachableError)) throw new NotFoundError();
    throw new DomainError(503, 'UNAVAILABLE', text('error.UNAVAILABLE'));
  }
}
