import { createTileTerrain, groundUnder } from '@cloudstreet/scoring/geo';
import type { Track } from '@cloudstreet/scoring/parse';
import type { TerrainConfig } from '../platform/config/terrain-config.js';
import { type TileSource, UnreachableError } from '../platform/tiles/tile-source.js';
import { splitByTiles, type TiledFixes } from './flown-tiles.js';
import { openTileSource } from './open-tile-source.js';
import { type DecodedTile, decodeTile, TILE_SIZES } from './tile-pixels.js';

/** A part of the terrain that cannot be used. */
export interface TerrainFault {
  /**
   * The file or archive with the tile; for a server, only the tile. For a missing file the
   * extension is unknown and left out.
   */
  readonly place: string;
  readonly reason: string;
}

/** Reads the terrain. */
export interface TerrainReader {
  /** Returns the elevation below each fix, NaN if unknown; undefined if all are unknown. */
  groundBelow(track: Track): Promise<Float32Array | undefined>;
  /** Returns the unchanged file of a tile; undefined if there is none. */
  readTile(zoom: number, x: number, y: number): Promise<Uint8Array | undefined>;
}

export interface TerrainReaderOptions {
  readonly config: TerrainConfig;
  /** Called with each fault. */
  readonly onFault: (fault: TerrainFault) => void;
  /** Unix milliseconds now. */
  readonly now: () => number;
  /** Maximum bytes of cached pixels. */
  readonly cacheBytes?: number;
}

/** Maximum number of tiles held at a time. With the largest tiles, they fill the cache. */
const MAX_TILES_AT_HAND = 64;
const MAX_CACHE_BYTES = 67_108_864;
/** Memory of a cache entry in bytes, besides its pixels. */
const ENTRY_BYTES = 256;
const READS_AT_A_TIME = 6;
/** After this many tiles that do not respond, no others are requested for some time. */
const MAX_UNREACHABLE = 3;
const PAUSE_MS = 60_000;
/** Time after which a tile that cannot be used is requested again. */
const UNUSABLE_MS = 600_000;

export function createTerrainReader(options: TerrainReaderOptions): TerrainReader {
  return new CachingReader(options);
}

interface CachedTile {
  /** Null if it is missing or cannot be read. */
  readonly tile: DecodedTile | null;
  /**
   * Unix milliseconds after which the tile is read again, because it may have been added or
   * repaired.
   */
  readonly until: number;
}

class CachingReader implements TerrainReader {
  readonly #options: TerrainReaderOptions;
  #opened: Promise<TileSource> | undefined;
  /** Ordered by last use. */
  readonly #kept = new Map<string, CachedTile>();
  #keptBytes = 0;
  #unreachable = 0;
  #pausedUntil = 0;

  constructor(options: TerrainReaderOptions) {
    this.#options = options;
  }

  async groundBelow(track: Track): Promise<Float32Array | undefined> {
    const source = await this.#open();
    if (!source) return undefined;
    const zoom = Math.min(this.#options.config.zoom, source.maxZoom);
    const groundM = new Float32Array(track.count).fill(Number.NaN);
    let isKnown = false;
    for (const section of splitByTiles(track, zoom, MAX_TILES_AT_HAND)) {
      const below = this.#sample(track, section, zoom, await this.#load(source, section.tiles));
      if (below) groundM.set(below, section.first);
      isKnown ||= below !== undefined;
    }
    return isKnown ? groundM : undefined;
  }

  async readTile(zoom: number, x: number, y: number): Promise<Uint8Array | undefined> {
    const source = await this.#open();
    if (!source || zoom > source.maxZoom || this.#options.now() < this.#pausedUntil) {
      return undefined;
    }
    try {
      const bytes = await source.read(zoom, x, y);
      this.#unreachable = 0;
      return bytes;
    } catch (error) {
      this.#tell(await source.placeOf(zoom, x, y), error);
      return undefined;
    }
  }

  #sample(
    track: Track,
    { first, end }: TiledFixes,
    zoom: number,
    tiles: ReadonlyMap<string, DecodedTile>,
  ): Float32Array | undefined {
    const { encoding } = this.#options.config;
    const terrains = TILE_SIZES.map((tileSize) =>
      createTileTerrain({
        encoding,
        zoom,
        tileSize,
        tile(level, x, y) {
          const tile = tiles.get(`${level}/${x}/${y}`);
          return tile?.size === tileSize ? tile.pixels : undefined;
        },
      }),
    );
    const section = {
      count: end - first,
      dayStartS: track.dayStartS,
      timeS: track.timeS.subarray(first, end),
      lat: track.lat.subarray(first, end),
      lon: track.lon.subarray(first, end),
      altitudeM: track.altitudeM.subarray(first, end),
      record: track.record.subarray(first, end),
    };
    return groundUnder(section, {
      elevationAt(lat, lon) {
        for (const terrain of terrains) {
          const elevationM = terrain.elevationAt(lat, lon);
          if (elevationM !== undefined) return elevationM;
        }
        return undefined;
      },
    });
  }

  /** If it cannot be opened, the next flight tries again. */
  async #open(): Promise<TileSource | undefined> {
    const { config } = this.#options;
    this.#opened ??= openTileSource(config);
    try {
      return await this.#opened;
    } catch (error) {
      this.#opened = undefined;
      this.#tell(config.place, error);
      return undefined;
    }
  }

  async #load(
    source: TileSource,
    names: ReadonlySet<string>,
  ): Promise<ReadonlyMap<string, DecodedTile>> {
    const loaded = new Map<string, DecodedTile>();
    const waiting = [...names];
    const work = async () => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
        const kept = this.#use(name);
        const tile = kept === undefined ? await this.#read(source, name) : kept;
        if (tile) loaded.set(name, tile);
      }
    };
    await Promise.all(Array.from({ length: READS_AT_A_TIME }, work));
    return loaded;
  }

  async #read(source: TileSource, name: string): Promise<DecodedTile | null> {
    if (this.#options.now() < this.#pausedUntil) return null;
    const [zoom, x, y] = name.split('/').map(Number) as [number, number, number];
    try {
      const bytes = await source.read(zoom, x, y);
      this.#unreachable = 0;
      if (bytes) return this.#keep(name, await decodeTile(bytes));
      if (await source.isHole(zoom, x, y)) {
        this.#tell(await source.placeOf(zoom, x, y), new Error('there is no such tile'));
      }
      return this.#keep(name, null);
    } catch (error) {
      this.#tell(await source.placeOf(zoom, x, y), error);
      return error instanceof UnreachableError ? null : this.#keep(name, null);
    }
  }

  /** Undefined if the tile is not cached or has expired. */
  #use(name: string): DecodedTile | null | undefined {
    const kept = this.#kept.get(name);
    if (!kept) return undefined;
    this.#kept.delete(name);
    if (kept.until <= this.#options.now()) {
      this.#keptBytes -= bytesOf(kept);
      return undefined;
    }
    this.#kept.set(name, kept);
    return kept.tile;
  }

  #keep(name: string, tile: DecodedTile | null): DecodedTile | null {
    const { cacheBytes = MAX_CACHE_BYTES, now } = this.#options;
    const kept = { tile, until: tile ? Number.POSITIVE_INFINITY : now() + UNUSABLE_MS };
    this.#kept.set(name, kept);
    this.#keptBytes += bytesOf(kept);
    for (const [oldest, old] of this.#kept) {
      if (this.#keptBytes <= cacheBytes) break;
      this.#kept.delete(oldest);
      this.#keptBytes -= bytesOf(old);
    }
    return tile;
  }

  #tell(place: string, error: unknown): void {
    const { message } = error as Error;
    this.#options.onFault({ place, reason: message });
    if (!(error instanceof UnreachableError)) return;
    this.#unreachable += 1;
    if (this.#unreachable < MAX_UNREACHABLE) return;
    this.#pausedUntil = this.#options.now() + PAUSE_MS;
  }
}

function bytesOf({ tile }: CachedTile): number {
  return ENTRY_BYTES + (tile?.pixels.length ?? 0);
}
