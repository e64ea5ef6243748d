import { checkInteger } from '../units/check-value.js';

/** Encoding of elevations in the colours of raster tiles. */
export type ElevationEncoding = 'terrarium' | 'mapbox';

const BYTE = { min: 0, max: 255 };

/**
 * Returns the elevation in metres of a pixel of a Terrarium tile: `256·red + green + blue/256 −
 * 32768`.
 *
 * @throws {TypeError} If a colour is not a number.
 * @throws {RangeError} If one is not a whole number from 0 to 255.
 * @see Mapzen, Terrain Tiles, formats: Terrarium
 */
export function terrariumElevationM(red: number, green: number, blue: number): number {
  checkColours(red, green, blue);
  return elevationOfPixelM('terrarium', red, green, blue);
}

/**
 * Returns the elevation in metres of a pixel of a Mapbox Terrain-RGB tile: `0.1·(65536·red +
 * 256·green + blue) − 10000`.
 *
 * @throws {TypeError} If a colour is not a number.
 * @throws {RangeError} If one is not a whole number from 0 to 255.
 * @see Mapbox, Terrain-RGB v1
 */
export function mapboxElevationM(red: number, green: number, blue: number): number {
  checkColours(red, green, blue);
  return elevationOfPixelM('mapbox', red, green, blue);
}

/** Computes the elevation of a pixel in either encoding, without checking the colours. */
export function elevationOfPixelM(
  encoding: ElevationEncoding,
  red: number,
  green: number,
  blue: number,
): number {
  return encoding === 'terrarium'
    ? red * 256 + green + blue / 256 - 32_768
    : (red * 65_536 + green * 256 + blue) * 0.1 - 10_000;
}

function checkColours(red: number, green: number, blue: number): void {
  checkInteger('red', red, BYTE);
  checkInteger('green', green, BYTE);
  checkInteger('blue', blue, BYTE);
}
