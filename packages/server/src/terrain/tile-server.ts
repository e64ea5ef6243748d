import { MAX_TILE_BYTES, type TileSource, UnreachableError } from './tile-source.js';

const TIMEOUT_MS = 10_000;
/** What servers answer where they have no tile, such as on the open sea. */
const NO_TILE: ReadonlySet<number> = new Set([204, 404, 410]);
const DEEPEST = 15;

/** @param template An address with `{z}`, `{x}` and `{y}`. */
export function tileServer(template: string): TileSource {
  const addressOf = (zoom: number, x: number, y: number) =>
    template.replace('{z}', `${zoom}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
  return {
    maxZoom: DEEPEST,
    read: (zoom, x, y) => fetchTile(addressOf(zoom, x, y)),
    isHole: () => Promise.resolve(true),
    placeOf(zoom, x, y) {
      // Without a key that its query may hold.
      const { origin, pathname } = new URL(addressOf(zoom, x, y));
      return origin + pathname;
    },
  };
}

async function fetchTile(address: string): Promise<Uint8Array | undefined> {
  const response = await answered(fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
  if (!response.ok || !response.body || NO_TILE.has(response.status)) {
    await response.body?.cancel();
    if (NO_TILE.has(response.status)) return undefined;
    throw new UnreachableError(`it answers ${response.status}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await answered(reader.read());
    if (done) return Buffer.concat(parts);
    size += value.length;
    if (size > MAX_TILE_BYTES) {
      await reader.cancel();
      throw new Error(`it has more than ${MAX_TILE_BYTES} bytes`);
    }
    parts.push(value);
  }
}

/** Errors of the network as such. */
async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    const { message, cause } = error as Error;
    throw new UnreachableError(cause instanceof Error ? cause.message : message);
  }
}
