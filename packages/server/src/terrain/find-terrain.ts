import { ConfigError } from '../config/config-error.js';
import type { TerrainConfig } from '../config/terrain-config.js';
import { openTileSource } from './open-tile-source.js';

/** What others have to know of the terrain. */
export interface TerrainFacts extends Pick<TerrainConfig, 'encoding'> {
  /** The deepest level that there is, or may be. */
  readonly maxZoom: number;
}

/** Deeper ones nobody is given. */
const DEEPEST = 15;

/**
 * Looks at the terrain; undefined where there is none.
 *
 * @throws {ConfigError} If folder or file cannot be used.
 */
export async function findTerrain(
  config: TerrainConfig | undefined,
): Promise<TerrainFacts | undefined> {
  if (!config) return undefined;
  try {
    const { maxZoom } = await openTileSource(config);
    return { encoding: config.encoding, maxZoom: Math.min(DEEPEST, maxZoom) };
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigError(`CLOUDSTREET_TERRAIN cannot be used: ${message}`);
  }
}
