import contourLibrary from 'maplibre-contour';

/** Loads a tile of elevations. Undefined where they are unknown. */
export type LoadElevations = (z: number, x: number, y: number) => Promise<Blob | undefined>;

export interface ContourSettings {
  encoding: 'terrarium' | 'mapbox';
  /** Highest zoom level of elevations. */
  maxZoom: number;
}

export interface ContourTile {
  z: number;
  x: number;
  y: number;
  /** Distance between lines, and between those of level 1, in units of `factor`. */
  levels: readonly [number, number];
  /** Factor from metres to the unit of the lines. */
  factor: number;
}

/** Tiles of elevations in memory; a line needs those around its tile. */
const CACHED_TILES = 100;
const TIMEOUT_MS = 60_000;
/** Lines continue this far into the neighbouring tiles. */
const BUFFER = 1;

/**
 * Returns a function that computes contours as a vector tile with the layer `contours`. Where the
 * elevations of a tile are unknown, it is empty.
 */
export function createContours({ encoding, maxZoom }: ContourSettings, load: LoadElevations) {
  const manager = new contourLibrary.LocalDemManager({
    demUrlPattern: '{z}/{x}/{y}',
    cacheSize: CACHED_TILES,
    encoding,
    maxzoom: maxZoom,
    timeoutMs: TIMEOUT_MS,
    async getTile(name) {
      const [z = 0, x = 0, y = 0] = name.split('/').map(Number);
      return { data: (await load(z, x, y)) ?? new Blob([]) };
    },
    decodeImage: (image) => decode(image, encoding),
  });
  return async (
    { z, x, y, levels, factor }: ContourTile,
    stop: AbortController,
  ): Promise<ArrayBuffer> => {
    // The library would fill a tile without elevations with those of its neighbours.
    const coarser = Math.max(z - maxZoom, 0);
    const ground = await manager.fetchAndParseTile(z - coarser, x >> coarser, y >> coarser, stop);
    if (ground === UNKNOWN) return new ArrayBuffer(0);
    const options = { levels: [...levels], multiplier: factor, buffer: BUFFER };
    const tile = await manager.fetchContourTile(z, x, y, options, stop);
    return tile.arrayBuffer;
  };
}

/** Tile without elevations, beside the sea or the edge of the terrain. */
const UNKNOWN = { width: 1, height: 1, data: new Float32Array([Number.NaN]) };

async function decode(image: Blob, encoding: ContourSettings['encoding']) {
  if (image.size === 0) return UNKNOWN;
  // Colours encode numbers, so nothing may convert them.
  const bitmap = await createImageBitmap(image, {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return contourLibrary.decodeParsedImage(width, height, encoding, data);
}
