import { addProtocol, removeProtocol } from 'maplibre-gl';

/** A tile in the numbering of web maps. */
export interface GroundTile {
  z: number;
  x: number;
  y: number;
}

/** The ground under a flight, as tiles whose colours are elevations. */
export interface SceneTerrain {
  /** How colours hold metres. */
  encoding: 'terrarium' | 'mapbox';
  /** The deepest level there is. */
  maxZoom: number;
  /**
   * Loads a tile, signed as the application signs its calls.
   *
   * @throws {Error} With `status` 404 where the ground is not known: then a coarser tile is asked for.
   */
  load: (tile: GroundTile, signal: AbortSignal) => Promise<Blob>;
}

/** Lets the map load tiles by an address of its own. Returns how to stop. */
export function serveTerrain(
  scheme: string,
  load: SceneTerrain['load'],
  onError: () => void,
): () => void {
  addProtocol(scheme, async ({ url }, { signal }) => {
    const [z = 0, x = 0, y = 0] = url
      .slice(scheme.length + '://'.length)
      .split('/')
      .map(Number);
    try {
      const tile = await load({ z, x, y }, signal);
      return { data: await tile.arrayBuffer() };
    } catch (error) {
      if (!signal.aborted) onError();
      throw error;
    }
  });
  return () => removeProtocol(scheme);
}
