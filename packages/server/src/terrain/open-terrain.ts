import type { TerrainConfig } from '../platform/config/terrain-config.js';
import { findTerrain, type TerrainInfo } from './find-terrain.js';
import {
  createTerrainReader,
  type TerrainReader,
  type TerrainReaderOptions,
} from './terrain-reader.js';

/** Terrain tiles for pages; worker threads read the heights below flights. */
export interface TerrainSource extends TerrainInfo, Pick<TerrainReader, 'readTile'> {}

/** Context of operations that read the ground. */
export interface WithTerrain {
  /** Undefined if the operator configured no terrain. */
  readonly terrain: TerrainSource | undefined;
}

/**
 * Opens the configured terrain. Undefined if there is none.
 *
 * @throws {ConfigError} If folder or file cannot be used.
 */
export async function openTerrain(
  config: TerrainConfig | undefined,
  onFault: TerrainReaderOptions['onFault'],
): Promise<TerrainSource | undefined> {
  const facts = await findTerrain(config);
  if (!config || !facts) return undefined;
  const reader = createTerrainReader({ config, onFault, now: Date.now });
  return { ...facts, readTile: (zoom, x, y) => reader.readTile(zoom, x, y) };
}
