import { setTimeout } from 'node:timers/promises';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { Compression, type Header, TileType } from 'pmtiles';
import type { BasemapConfig } from '../platform/config/basemap-config.js';
import { ConfigError } from '../platform/config/config-error.js';
import { openArchive, type TileArchive } from '../platform/tiles/open-archive.js';
import { fileReader, urlReader } from '../platform/tiles/range-reader.js';
import { reasonOf } from '../platform/tiles/reason-of.js';
import { TileSourceError, UnreachableError } from '../platform/tiles/tile-source.js';
import { isProtomaps } from './is-protomaps.js';
import { mapAttributionOf } from './map-attribution.js';

type BasemapInfo = NonNullable<Schemas['Instance']['basemap']>;

/** The detailed base map. */
export interface Basemap {
  /**
   * Returns the description of its tiles. Undefined while its server does not respond; waits for it
   * up to a second after the map starts to open.
   */
  info(): Promise<BasemapInfo | undefined>;
  /**
   * Reads a vector tile, perhaps compressed with gzip. Undefined if there is none.
   *
   * @throws {TileSourceError} If its server does not respond, or with an error.
   */
  readTile(zoom: number, x: number, y: number): Promise<Uint8Array | undefined>;
}

/** Context of operations that read the base map. */
export interface WithBasemap {
  /** Undefined if the operator configured none. */
  readonly basemap: Basemap | undefined;
}

export interface BasemapOptions {
  readonly config: BasemapConfig | undefined;
  /** Called once with each reason why the map cannot be read, and again after a pause. */
  readonly onFault: (reason: string) => void;
  /** Unix milliseconds now. */
  readonly now: () => number;
  /** Time for which its description waits for the map to open. */
  readonly waitMs?: number;
}

/** After this many failures in a row, no tiles are requested for some time. */
const MAX_FAILURES = 3;
const PAUSE_MS = 60_000;
/** Longest delay of a page that opens before the map; without one, it shows no details. */
const MAX_WAIT_MS = 1000;
/** Highest zoom level that is served. */
const MAX_ZOOM = 22;

/**
 * Opens the configured base map. Undefined if there is none. An address is opened meanwhile, so that
 * a slow server does not delay the start, and again later if it does not respond.
 *
 * @throws {ConfigError} If the configured file cannot be used.
 */
export async function openBasemap(options: BasemapOptions): Promise<Basemap | undefined> {
  const { config, onFault, now, waitMs = MAX_WAIT_MS } = options;
  if (!config) return undefined;
  let opened: OpenBasemap | undefined;
  let opening: Promise<void> | undefined;
  let openingWait: Promise<unknown> | undefined;
  let pausedUntil = 0;
  let failures = 0;
  const reported = new Set<string>();
  const reportOnce = (error: unknown) => {
    const reason = reasonOf(error);
    if (!reported.has(reason)) onFault(reason);
    reported.add(reason);
  };
  const open = async () => {
    try {
      const archive = await openFrom(config);
      opened = { archive, ...(await describe(archive)) };
    } catch (error) {
      reportOnce(error);
      pausedUntil = now() + PAUSE_MS;
      throw error;
    } finally {
      opening = undefined;
    }
  };
  const openLater = () => {
    if (!opened && !opening && now() >= pausedUntil) {
      opening = open().catch(() => {});
      openingWait = Promise.race([opening, setTimeout(waitMs, undefined, { ref: false })]);
    }
    return opening;
  };
  if (config.kind === 'file') {
    await open().catch((error: Error) => {
      throw new ConfigError(`CLOUDSTREET_BASEMAP cannot be used: ${reasonOf(error)}.`);
    });
  } else {
    void openLater();
  }
  const readTile = async (map: OpenBasemap, [zoom, x, y]: TileAddress) => {
    try {
      const tile = await map.archive.readTile(zoom, x, y);
      // Another file may be no base map.
      if (map.archive.header !== map.header) Object.assign(map, await describe(map.archive));
      if (failures >= MAX_FAILURES) reported.clear();
      failures = 0;
      return tile;
    } catch (error) {
      reportOnce(error);
      if (!(error instanceof TileSourceError)) throw error;
      failures += 1;
      if (failures >= MAX_FAILURES) pausedUntil = now() + PAUSE_MS;
      throw error;
    }
  };
  return {
    async info() {
      void openLater();
      await openingWait;
      return opened?.info;
    },
    async readTile(zoom, x, y) {
      await openLater();
      if (!opened || now() < pausedUntil) throw new UnreachableError('it does not respond');
      if (zoom > opened.info.max_zoom || Math.max(x, y) >= 2 ** zoom) return undefined;
      return readTile(opened, [zoom, x, y]);
    },
  };
}

type TileAddress = readonly [zoom: number, x: number, y: number];

/** Description of an archive that has been checked. */
interface Described {
  readonly header: Header;
  readonly info: BasemapInfo;
}

interface OpenBasemap extends Described {
  readonly archive: TileArchive;
}

function openFrom({ kind, place }: BasemapConfig): Promise<TileArchive> {
  return openArchive(place, kind === 'file' ? fileReader(place) : urlReader(place));
}

/** @throws {TileSourceError} If the archive is no base map. */
async function describe(archive: TileArchive): Promise<Described> {
  const { header } = archive;
  const { tileType, tileCompression, minZoom, maxZoom, ...box } = header;
  if (tileType !== TileType.Mvt) throw new TileSourceError('it has no vector tiles');
  if (tileCompression !== Compression.Gzip && tileCompression !== Compression.None) {
    throw new TileSourceError('its tiles are not packed with gzip');
  }
  const metadata = await archive.readMetadata();
  if (!isProtomaps(metadata)) {
    throw new TileSourceError('its tiles are not in the schema of Protomaps');
  }
  const info = {
    min_zoom: minZoom,
    max_zoom: Math.min(MAX_ZOOM, maxZoom),
    bounds: boundsOf(box),
    attribution: mapAttributionOf(metadata['attribution']),
  };
  return { header, info };
}

function boundsOf(header: Pick<Header, 'minLon' | 'minLat' | 'maxLon' | 'maxLat'>) {
  return [header.minLon, header.minLat, header.maxLon, header.maxLat];
}
