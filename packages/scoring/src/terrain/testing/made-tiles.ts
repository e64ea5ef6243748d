import type { ElevationEncoding } from '../elevation-encoding.js';
import type { Terrain } from '../terrain.js';
import type { TilePixels } from '../tile-terrain.js';

/** Tiles that show a terrain, as a service would have made them; transparent where it is unknown. */
export function tilesOf(terrain: Terrain, encoding: ElevationEncoding, tileSize = 256) {
  const made = new Map<string, TilePixels>();
  return (zoom: number, x: number, y: number): TilePixels => {
    const key = `${zoom}/${x}/${y}`;
    const pixels = made.get(key) ?? new Uint8Array(tileSize * tileSize * 4);
    if (made.has(key)) return pixels;
    made.set(key, pixels);
    const size = tileSize * 2 ** zoom;
    for (let row = 0; row < tileSize; row++) {
      const south = (y * tileSize + row + 0.5) / size;
      const lat = (Math.asin(Math.tanh((0.5 - south) * 2 * Math.PI)) * 180) / Math.PI;
      for (let column = 0; column < tileSize; column++) {
        const lon = ((x * tileSize + column + 0.5) / size - 0.5) * 360;
        const elevationM = terrain.elevationAt(lat, lon);
        if (elevationM === undefined) continue;
        pixels.set([...coloursOf(elevationM, encoding), 255], (row * tileSize + column) * 4);
      }
    }
    return pixels;
  };
}

function coloursOf(elevationM: number, encoding: ElevationEncoding): number[] {
  const steps =
    encoding === 'terrarium'
      ? Math.round((elevationM + 32_768) * 256)
      : Math.round((elevationM + 10_000) * 10);
  return [(steps >> 16) & 255, (steps >> 8) & 255, steps & 255];
}
