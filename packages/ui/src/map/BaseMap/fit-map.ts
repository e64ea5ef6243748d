import type { MapRef } from '@vis.gl/react-maplibre';
import type { PathBounds } from '../flight-path.js';
import { viewAround } from '../view-bounds.js';
import { MAX_FIT_ZOOM } from './max-fit-zoom.js';

/** Shows the box with its margin; at once where the reader asks for less motion. */
export function fitMap(map: MapRef, bounds: PathBounds, durationMs = 180): void {
  map.fitBounds(viewAround(bounds), {
    maxZoom: MAX_FIT_ZOOM,
    duration: durationMs,
    bearing: map.getBearing(),
  });
}
