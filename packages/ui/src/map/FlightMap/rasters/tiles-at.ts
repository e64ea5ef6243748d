import type { RasterLayer } from '../map-features.js';

/** The URL of the tiles at a moment. */
export function tilesAt(
  { tiles, times }: Pick<RasterLayer, 'times'> & { tiles: string },
  timeS: number | null,
): string {
  const time = timeAt(times, timeS);
  return time === undefined ? tiles : tiles.replaceAll('{time}', encodeURIComponent(time));
}

/** The last time before a moment, or else the first. */
export function timeAt(times: RasterLayer['times'], timeS: number | null): string | undefined {
  const isPast = (time: string) => timeS !== null && Date.parse(time) / 1000 <= timeS;
  return times?.findLast(isPast) ?? times?.[0];
}
