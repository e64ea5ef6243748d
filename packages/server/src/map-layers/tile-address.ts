import type { LayerTimes, MapLayerConfig } from '../platform/config/map-layers-config.js';

/** Level, column and row in the numbering of web maps. */
export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Half the circumference of the Earth, in metres of EPSG:3857. */
const HALF_WORLD_M = 20_037_508.342789244;
/** Recently expired steps are still served. */
const GRACE_MS = 3_600_000;

/** Whether a layer may have a tile at a place. */
export function hasTile(
  { min_zoom: minZoom, max_zoom: maxZoom }: MapLayerConfig,
  { z, x, y }: TilePlace,
): boolean {
  return z >= minZoom && z <= maxZoom && Math.max(x, y) < 2 ** z;
}

/** Whether there is a tile of a time, in Unix milliseconds. */
export function isStep(times: LayerTimes, timeMs: number, now: Date): boolean {
  const { period_minutes: period, back_hours: back, delay_minutes: delay } = times;
  const ageMs = now.getTime() - timeMs;
  const isOnStep = timeMs % (period * 60_000) === 0;
  return isOnStep && ageMs >= delay * 60_000 && ageMs <= back * 3_600_000 + GRACE_MS;
}

/**
 * Returns the address of a tile.
 *
 * @param timeMs Unix milliseconds, for a layer with times.
 */
export function tileAddress(
  { tiles, times }: Pick<MapLayerConfig, 'tiles' | 'times'>,
  place: TilePlace,
  timeMs?: number,
): string {
  const { z, x, y } = place;
  const time = times && timeMs !== undefined ? formatTime(times.format, timeMs) : '';
  return tiles
    .replaceAll('{z}', `${z}`)
    .replaceAll('{x}', `${x}`)
    .replaceAll('{y}', `${y}`)
    .replaceAll('{bbox-epsg-3857}', boxOf(place).join(','))
    .replaceAll('{time}', time);
}

function formatTime(format: LayerTimes['format'], timeMs: number): string {
  if (format === 'unix') return `${timeMs / 1000}`;
  const iso = new Date(timeMs).toISOString();
  return format === 'date' ? iso.slice(0, 10) : `${iso.slice(0, 19)}Z`;
}

/** West, south, east and north of a tile in metres of EPSG:3857. */
function boxOf({ z, x, y }: TilePlace): number[] {
  const edgeM = (2 * HALF_WORLD_M) / 2 ** z;
  const [west, north] = [x * edgeM - HALF_WORLD_M, HALF_WORLD_M - y * edgeM];
  return [west, north - edgeM, west + edgeM, north];
}
