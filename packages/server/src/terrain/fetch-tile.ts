import { MAX_TILE_BYTES, UnreachableError } from './tile-source.js';

const TIMEOUT_MS = 10_000;
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
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await withUnreachableError(fetch(address, { redirect: 'manual', signal }));
  if (!response.ok || !response.body || NO_TILE.has(response.status)) {
    await response.body?.cancel();
    if (NO_TILE.has(response.status)) return undefined;
    throw new UnreachableError(`it responds ${response.status}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await withUnreachableError(reader.read());
    if (done) return Buffer.concat(parts);
    size += value.length;
    if (size > MAX_TILE_BYTES) {
      await reader.cancel();
      throw new Error(`it has more than ${MAX_TILE_BYTES} bytes`);
    }
    parts.push(value);
  }
}

/**
 * Reports errors of the network by their code, because messages may contain the address and so a
 * key.
 */
async function withUnreachableError<Value>(request: Promise<Value>): Promise<Value> {
  try {
    return await request;
  } catch (error) {
    const { name, cause } = error as Error;
    const { code } = (cause ?? {}) as NodeJS.ErrnoException;
    throw new UnreachableError(`it does not respond: ${code ?? name}`);
  }
}
