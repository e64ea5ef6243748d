import type { CursorStore } from '../../../flight/cursor-store.js';
import { useThrottledCursor } from '../../../flight/use-throttled-cursor.js';
import type { RasterLayer } from '../map-features.js';
import { timeAt } from './time-at.js';

/** Inputs that determine the time of rasters. */
export interface RasterMoment {
  cursor: CursorStore;
  /** Whether the map is drawn with each move of the cursor anyway, as in a replay. */
  isPlaying?: boolean | undefined;
}

/** Minimum time between updates. Each requests all tiles and redraws the map. */
const EVERY_MS = { playing: 1000, resting: Number.POSITIVE_INFINITY };

/**
 * Returns the time of the shown images. Undefined for layers without times. It follows the cursor
 * at rest, and at intervals in a replay.
 */
export function useRasterTime(
  { times = [] }: Pick<RasterLayer, 'times'>,
  { cursor, isPlaying = false }: RasterMoment,
): string | undefined {
  const timeS = useThrottledCursor(cursor, {
    isEnabled: times.length > 0,
    intervalMs: isPlaying ? EVERY_MS.playing : EVERY_MS.resting,
  });
  return timeAt(times, timeS);
}
