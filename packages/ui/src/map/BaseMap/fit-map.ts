import type { MapRef } from '@vis.gl/react-maplibre';
import type { PathBounds } from '../flight-path.js';
import { VIEW_MARGIN, viewAround } from '../view-bounds.js';
import { MAX_FIT_ZOOM } from './max-fit-zoom.js';

/** The controls at the right edge, with a marker beside its place. */
const CONTROLS_PX = 92;

/** What of the right side is kept free for the controls, beyond the margin that is there anyway. */
export function roomForControls(map: MapRef): number {
  // Seen from the side, what is near takes more than its share.
  const margin = map.getPitch() > 0 ? VIEW_MARGIN / 3 : VIEW_MARGIN;
  return Math.max(0, CONTROLS_PX - margin * map.getContainer().clientWidth);
}

/** Shows the box with its margin; at once where the reader asks for less motion. */
export function fitMap(map: MapRef, bounds: PathBounds, durationMs = 180): void {
  map.fitBounds(viewAround(bounds), {
    maxZoom: MAX_FIT_ZOOM,
    duration: durationMs,
    bearing: map.getBearing(),
    padding: { top: 0, bottom: 0, left: 0, right: roomForControls(map) },
  });
}
