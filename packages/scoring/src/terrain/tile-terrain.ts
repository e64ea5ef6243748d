import {
  checkFinite,
  checkInteger,
  checkObject,
  checkOneOf,
  describeValue,
} from '../units/check-value.js';
import { type ElevationEncoding, elevationOfPixelM } from './elevation-encoding.js';
import type { Terrain } from './terrain.js';

/** Pixels of a square tile, row by row from the north-west: three bytes each, or four with alpha. */
export type TilePixels = Uint8Array | Uint8ClampedArray;

/** Source of tiles and their zoom levels. */
export interface TileTerrainOptions {
  /** Encoding of all tiles. */
  readonly encoding: ElevationEncoding;
  /**
   * Zoom level that is requested first. A pixel of level 12 in a tile of 256 pixels is about 25 m
   * wide.
   */
  readonly zoom: number;
  /** Coarsest zoom level that is requested if a tile is missing; `zoom` by default. */
  readonly minZoom?: number;
  /** Pixels along an edge of a tile; 256 by default. */
  readonly tileSize?: number;
  /**
   * Returns the pixels of a tile in the numbering of web maps, or undefined if there is none or it
   * cannot be read. Called for each place, so it should cache tiles.
   */
  readonly tile: (zoom: number, x: number, y: number) => TilePixels | undefined;
}

const MAX_ZOOM = 24;
const MAX_TILE_SIZE = 4096;
/** Latitude at which web maps end. */
const MAX_LAT = (Math.atan(Math.sinh(Math.PI)) * 180) / Math.PI;

/**
 * Creates terrain from raster tiles in web Mercator. Elevations belong to the middles of pixels and
 * are interpolated between four of them (bilinear), across tiles if their neighbours are available;
 * in metres. A pixel above 9000 m or below −9000 m, such as a black one, is unknown; one below −500
 * m is the sea floor, whose surface is at 0.
 *
 * @throws {TypeError} If an option has the wrong type.
 * @throws {RangeError} If a level, a size or an encoding is invalid.
 * @see EPSG 3857; tiles are numbered from the north-west, as on web maps
 */
export function createTileTerrain(options: TileTerrainOptions): Terrain {
  checkObject('options', options, ['encoding', 'zoom', 'tile']);
  const { encoding, zoom, tile, minZoom = zoom, tileSize = 256 } = options;
  checkOneOf('encoding', encoding, ['terrarium', 'mapbox']);
  checkInteger('zoom', zoom, { min: 0, max: MAX_ZOOM });
  checkInteger('minZoom', minZoom, { min: 0, max: zoom });
  checkInteger('tileSize', tileSize, { min: 1, max: MAX_TILE_SIZE });
  if (typeof tile !== 'function') {
    throw new TypeError(`tile must be a function, not ${describeValue(tile)}.`);
  }
  const sampler = new TileSampler({ encoding, zoom, minZoom, tileSize, tile });
  return {
    elevationAt(lat, lon) {
      checkFinite('lat', lat);
      checkFinite('lon', lon);
      return sampler.elevationAt(lat, lon);
    },
  };
}

/** Maximum elevation in metres. The highest mountain has 8849 m. */
const HIGHEST_M = 9000;
const LOWEST_LAND_M = -500;
/**
 * Minimum elevation of the sea floor in metres. A few trenches are deeper; black pixels of maps are
 * at −10 000 m.
 */
const LOWEST_SEA_M = -9000;

/**
 * Returns the elevation of a pixel: 0 for the sea floor, unknown if nothing on earth is as high or
 * low.
 */
function possibleGroundM(elevationM: number): number | undefined {
  if (elevationM > HIGHEST_M || elevationM < LOWEST_SEA_M) return undefined;
  return elevationM < LOWEST_LAND_M ? 0 : elevationM;
}

class TileSampler {
  readonly #options: Required<TileTerrainOptions>;
  // The tile of the pixel before, which nearly always is that of the next one.
  #at = { zoom: -1, x: 0, y: 0 };
  #pixels: TilePixels | undefined;

  constructor(options: Required<TileTerrainOptions>) {
    this.#options = options;
  }

  elevationAt(lat: number, lon: number): number | undefined {
    if (Math.abs(lat) > MAX_LAT) return undefined;
    const sinLat = Math.sin((lat * Math.PI) / 180);
    const [east, south] = [lon / 360 + 0.5, 0.5 - Math.atanh(sinLat) / (2 * Math.PI)];
    for (let zoom = this.#options.zoom; zoom >= this.#options.minZoom; zoom--) {
      const elevationM = this.#between(zoom, east, south);
      if (elevationM !== undefined) return elevationM;
    }
    return undefined;
  }

  #between(zoom: number, east: number, south: number): number | undefined {
    const size = this.#options.tileSize * 2 ** zoom;
    // The pixel at the place must be known; it replaces unknown neighbours.
    const here = this.#pixelM(zoom, Math.floor(east * size), Math.floor(south * size));
    if (here === undefined) return undefined;
    const [x, y] = [east * size - 0.5, south * size - 0.5];
    const [west, north] = [Math.floor(x), Math.floor(y)];
    const [toEast, toSouth] = [x - west, y - north];
    const northWest = this.#pixelM(zoom, west, north) ?? here;
    const northEast = this.#pixelM(zoom, west + 1, north) ?? here;
    const southWest = this.#pixelM(zoom, west, north + 1) ?? here;
    const southEast = this.#pixelM(zoom, west + 1, north + 1) ?? here;
    const upper = northWest * (1 - toEast) + northEast * toEast;
    const lower = southWest * (1 - toEast) + southEast * toEast;
    return upper * (1 - toSouth) + lower * toSouth;
  }

  /** Elevation of a pixel, counted from the north-west of the world. */
  #pixelM(zoom: number, column: number, row: number): number | undefined {
    const { tileSize, encoding } = this.#options;
    const size = tileSize * 2 ** zoom;
    const around = column - size * Math.floor(column / size);
    const held = Math.min(size - 1, Math.max(0, row));
    const [x, y] = [Math.floor(around / tileSize), Math.floor(held / tileSize)];
    const pixels = this.#tile(zoom, x, y);
    if (!pixels) return undefined;
    const bytes = pixels.length / (tileSize * tileSize);
    const at = ((held - y * tileSize) * tileSize + (around - x * tileSize)) * bytes;
    if (bytes === 4 && pixels[at + 3] === 0) return undefined;
    return possibleGroundM(
      elevationOfPixelM(encoding, pixels[at]!, pixels[at + 1]!, pixels[at + 2]!),
    );
  }

  #tile(zoom: number, x: number, y: number): TilePixels | undefined {
    const before = this.#at;
    if (before.zoom === zoom && before.x === x && before.y === y) return this.#pixels;
    const { tile, tileSize } = this.#options;
    const pixels = tile(zoom, x, y);
    const bytes = pixels && pixels.length / (tileSize * tileSize);
    if (bytes !== undefined && bytes !== 3 && bytes !== 4) {
      throw new RangeError(
        `Tile ${zoom}/${x}/${y} has ${pixels!.length} bytes, not 3 or 4 for each of ${tileSize} × ${tileSize} pixels.`,
      );
    }
    [this.#at, this.#pixels] = [{ zoom, x, y }, pixels];
    return pixels;
  }
}
