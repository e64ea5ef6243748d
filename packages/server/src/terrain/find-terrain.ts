import type { Schemas } from '@cloudstreet/sdk/contract';
import { ConfigError } from '../platform/config/config-error.js';
import type { TerrainConfig } from '../platform/config/terrain-config.js';
import { attributionOf } from '../platform/tiles/attribution.js';
import { reasonOf } from '../platform/tiles/reason-of.js';
import { openTileSource } from './open-tile-source.js';

/** Facts about the terrain that other modules need. */
export interface TerrainInfo extends Pick<TerrainConfig, 'encoding'> {
  /** Highest zoom level that exists or may exist. */
  readonly maxZoom: number;
  /** Sources of the elevations; empty if unknown. */
  readonly attribution: Schemas['Attribution'];
}

/** Highest zoom level that is served. */
const DEEPEST = 15;

/**
 * Inspects the configured terrain. Undefined if there is none.
 *
 * @throws {ConfigError} If folder or file cannot be used.
 */
export async function findTerrain(
  config: TerrainConfig | undefined,
): Promise<TerrainInfo | undefined> {
  if (!config) return undefined;
  try {
    const { maxZoom, attribution } = await openTileSource(config);
    return {
      encoding: config.encoding,
      maxZoom: Math.min(DEEPEST, maxZoom),
      attribution: attributionOf(config.attribution ?? attribution),
    };
  } catch (error) {
    const what = config.kind === 'folder' ? 'folder' : 'file';
    throw new ConfigError(
      `CLOUDSTREET_TERRAIN names the ${what} ${config.place}, which cannot be used: ${reasonOf(error, what)}.`,
    );
  }
}
