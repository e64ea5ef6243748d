import type { RasterLayer } from './map-features.js';

/** The URL of the tiles at a moment: of the last time before it, or else of the first. */
export function tilesAt({ tiles, times }: RasterLayer, timeS: number | null): string {
  if (!times || times.length === 0) return tiles;
  const isPast = (time: string) => timeS !== null && Date.parse(time) / 1000 <= timeS;
  const time = times.findLast(isPast) ?? times[0] ?? '';
  return tiles.replaceAll('{time}', encodeURIComponent(time));
}
