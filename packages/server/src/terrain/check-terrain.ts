import { ConfigError } from '../config/config-error.js';
import type { TerrainConfig } from '../config/terrain-config.js';
import { openTileSource } from './open-tile-source.js';

/** @throws {ConfigError} If folder or file of the terrain cannot be used. */
export async function checkTerrain(config: TerrainConfig | undefined): Promise<void> {
  if (!config) return;
  try {
    await openTileSource(config);
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigError(`CLOUDSTREET_TERRAIN cannot be used: ${message}`);
  }
}
