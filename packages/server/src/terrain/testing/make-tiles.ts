import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { ElevationEncoding } from '@cloudstreet/scoring/geo';
import { Compression, TileType } from 'pmtiles';
import sharp from 'sharp';
import { makeArchive } from '../../platform/tiles/testing/make-archive.js';

/** `zoom/x/y`. */
export type TileName = `${number}/${number}/${number}`;

/** The ground of tests: 100 m at 50° north, and 200 m more a degree. */
export const slopeM = (lat: number) => 100 + (lat - 50) * 200;

export interface TileStyle {
  encoding?: ElevationEncoding;
  size?: number;
  format?: 'png' | 'webp';
}

/** Returns the tiles along a line from north to south. */
export function tilesAlong(zoom: number, lon: number, south: number, north: number): TileName[] {
  const rowOf = (lat: number) => {
    const east = Math.atanh(Math.sin((lat * Math.PI) / 180)) / (2 * Math.PI);
    return Math.floor((0.5 - east) * 2 ** zoom);
  };
  const x = Math.floor((lon / 360 + 0.5) * 2 ** zoom);
  const [first, last] = [rowOf(north), rowOf(south)];
  return Array.from({ length: last - first + 1 }, (_, i) => `${zoom}/${x}/${first + i}` as const);
}

/** A tile of the slope as a file. */
export async function makeTile(
  name: TileName,
  { encoding = 'terrarium', size = 256, format = 'png' }: TileStyle = {},
): Promise<Buffer> {
  const [zoom = 0, , y = 0] = name.split('/').map(Number);
  const pixels = new Uint8Array(size * size * 3);
  for (let row = 0; row < size; row += 1) {
    const south = (y + (row + 0.5) / size) / 2 ** zoom;
    const lat = (Math.asin(Math.tanh((0.5 - south) * 2 * Math.PI)) * 180) / Math.PI;
    const metres = slopeM(lat);
    const steps =
      encoding === 'terrarium'
        ? Math.round((metres + 32_768) * 256)
        : Math.round((metres + 10_000) * 10);
    for (let column = 0; column < size; column += 1) {
      pixels.set([(steps >> 16) & 255, (steps >> 8) & 255, steps & 255], (row * size + column) * 3);
    }
  }
  const image = sharp(pixels, { raw: { width: size, height: size, channels: 3 } });
  return format === 'png' ? image.png().toBuffer() : image.webp({ lossless: true }).toBuffer();
}

/** Creates a PNG whose header states this many pixels per edge, whatever it contains. */
export async function claimPixels(side: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  const [chunk, end] = [12, 29];
  png.writeUInt32BE(side, chunk + 4);
  png.writeUInt32BE(side, chunk + 8);
  png.writeUInt32BE(crc32(png.subarray(chunk, end)), end);
  return png;
}

/** Writes tiles below a folder as `{z}/{x}/{y}.png` or `.webp`. */
export async function writeTiles(
  folder: string,
  names: readonly TileName[],
  style: TileStyle = {},
): Promise<void> {
  for (const name of names) {
    const path = join(folder, `${name}.${style.format ?? 'png'}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await makeTile(name, style));
  }
}

/** Writes a PMTiles archive of PNG tiles. */
export async function writeArchive(
  path: string,
  names: readonly TileName[],
  [minLon, minLat, maxLon, maxLat]: readonly [
    west: number,
    south: number,
    east: number,
    north: number,
  ],
): Promise<void> {
  const tiles = await Promise.all(names.map(async (name) => [name, await makeTile(name)] as const));
  const facts = { tileType: TileType.Png, tileCompression: Compression.None, metadata: {} };
  const bounds = { minLon, minLat, maxLon, maxLat };
  writeFileSync(path, makeArchive(Object.fromEntries(tiles), { ...facts, ...bounds }));
}
