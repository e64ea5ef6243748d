import { readBody, request } from './request.js';
import { MAX_TILE_BYTES, UnreachableError } from './tile-source.js';

/** Status codes of servers that have no tile at a place, such as the open sea. */
const NO_TILE: ReadonlySet<number> = new Set([204, 404, 410]);

/**
 * Fetches the file at an address. Undefined if there is none. Requests only the configured address:
 * a redirect counts as no response.
 *
 * @throws {UnreachableError} If the server does not respond.
 * @throws {Error} If the file is larger than any tile.
 */
export async function fetchTile(address: string): Promise<Uint8Array | undefined> {
  const response = await request(address, { redirect: 'manual' });
  if (response.ok && response.body && !NO_TILE.has(response.status)) {
    return readBody(response, MAX_TILE_BYTES);
  }
  await response.body?.cancel();
  if (NO_TILE.has(response.status)) return undefined;
  throw new UnreachableError(`it responds ${response.status}`);
}
