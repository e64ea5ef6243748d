import type { TerrainConfig } from '../platform/config/terrain-config.js';
import type { TileSource } from '../platform/tiles/tile-source.js';
import { openTileArchive } from './tile-archive.js';
import { openTileFolder } from './tile-folder.js';
import { tileServer } from './tile-server.js';

/** @throws {Error} If folder or file cannot be used. */
export function openTileSource({ kind, place }: TerrainConfig): Promise<TileSource> {
  if (kind === 'url') return Promise.resolve(tileServer(place));
  return kind === 'folder' ? openTileFolder(place) : openTileArchive(place);
}
