import { POSITION_UNITS_PER_DEGREE, type Track } from '@cloudstreet/scoring/parse';

/** Consecutive fixes, and the tiles below them as `zoom/x/y`. */
export interface TiledFixes {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
  readonly tiles: ReadonlySet<string>;
}

/**
 * Half a pixel of the smallest tiles. Within it, elevations are interpolated with the neighbouring
 * tile.
 */
const MARGIN = 0.5 / 256;

/**
 * Divides a track into sections that need at most a number of tiles, to limit the tiles in memory.
 */
export function* splitByTiles(track: Track, zoom: number, maxTiles: number): Generator<TiledFixes> {
  let [first, tiles] = [0, new Set<string>()];
  for (let fix = 0; fix < track.count; fix++) {
    const below = tilesBelow(track, fix, zoom);
    const isKnown = below.every((tile) => tiles.has(tile));
    if (!isKnown && tiles.size + below.length > maxTiles) {
      yield { first, end: fix, tiles };
      [first, tiles] = [fix, new Set()];
    }
    if (!isKnown || tiles.size === 0) for (const tile of below) tiles.add(tile);
  }
  if (track.count > first) yield { first, end: track.count, tiles };
}

/** Returns the tile of a position and the tiles at whose borders it lies. */
function tilesBelow({ lat, lon }: Track, fix: number, zoom: number): string[] {
  const count = 2 ** zoom;
  const sinLat = Math.sin((lat[fix]! / POSITION_UNITS_PER_DEGREE / 180) * Math.PI);
  const x = (lon[fix]! / POSITION_UNITS_PER_DEGREE / 360 + 0.5) * count;
  const y = (0.5 - Math.atanh(sinLat) / (2 * Math.PI)) * count;
  const columns = new Set([x - MARGIN, x + MARGIN].map((at) => Math.floor(at)));
  const rows = new Set([y - MARGIN, y + MARGIN].map((at) => Math.floor(at)));
  return [...columns].flatMap((column) =>
    [...rows]
      .filter((row) => row >= 0 && row < count)
      .map((row) => `${zoom}/${((column % count) + count) % count}/${row}`),
  );
}
