import { addProtocol, removeProtocol } from 'maplibre-gl';

/** A tile in the numbering of web maps. */
export interface GroundTile {
  z: number;
  x: number;
  y: number;
}

/** Terrain below a flight, as tiles that encode elevations as colours. */
export interface SceneTerrain {
  /** Encoding of metres as colours. */
  encoding: 'terrarium' | 'mapbox';
  /** Highest zoom level. */
  maxZoom: number;
  /** HTML that names the sources. */
  attribution?: string | undefined;
  /**
   * Loads a tile with the authorisation of the application.
   *
   * @throws {Error} With `status` 404 where the elevation is unknown: then a coarser tile is
   *   requested.
   */
  load: (tile: GroundTile, signal: AbortSignal) => Promise<Blob>;
}

/** Returns the tile of an address `scheme://z/x/y`, behind which there may be more. */
export function tileIn(url: string, scheme: string): GroundTile {
  const [z = 0, x = 0, y = 0] = url
    .slice(scheme.length + '://'.length)
    .split('/')
    .map(Number);
  return { z, x, y };
}

/** Lets the map load tiles by a custom scheme. Returns a function that removes it. */
export function serveTerrain(
  scheme: string,
  load: SceneTerrain['load'],
  onError: () => void,
): () => void {
  addProtocol(scheme, async ({ url }, { signal }) => {
    try {
      const tile = await load(tileIn(url, scheme), signal);
      return { data: await tile.arrayBuffer() };
    } catch (error) {
      if (!signal.aborted) onError();
      throw error;
    }
  });
  return () => removeProtocol(scheme);
}
