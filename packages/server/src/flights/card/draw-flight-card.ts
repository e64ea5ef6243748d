import { gunzipSync } from 'node:zlib';
import type { FlightData } from '@cloudstreet/sdk';
import sharp from 'sharp';
import { drawMap } from './draw-map.js';

export interface CardTask {
  /** Stored response of the flight's track. */
  readonly track: Uint8Array;
}

/** Size in pixels, which is usual for previews of links. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Draws a flight over land, water and borders as a JPEG; runs in a worker. */
export async function drawFlightCard({ track }: CardTask): Promise<Uint8Array> {
  const { geom } = JSON.parse(gunzipSync(track).toString()) as FlightData;
  const svg = drawMap([geom.coordinates.map(([lon, lat]) => [lon, lat])], CARD_SIZE);
  return sharp(Buffer.from(svg)).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}
