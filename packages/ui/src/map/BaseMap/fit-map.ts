import type { MapRef } from '@vis.gl/react-maplibre';
import type { PathBounds } from '../../flight/flight-path.js';
import { VIEW_MARGIN, viewAround } from '../view-bounds.js';
import { MAX_FIT_ZOOM } from './max-fit-zoom.js';

/** Width of the controls at the right edge, with space for a marker beside them. */
const CONTROLS_PX = 76;

/** On a wider map, the legend covers only a corner. */
const NARROW_PX = 800;
/** Maximum share of the height for a legend, so that the content does not become too small. */
const MAX_FOR_LEGEND = 0.4;
/** Height of the markers of takeoff and landing, which are below their positions. */
const GROUND_MARKERS_PX = 34;
/** Selector of the legend of a map, within the same section. */
const LEGEND = '[data-map-legend]';

/** Methods of a map that return its size. */
type MapInView = Pick<MapRef, 'getContainer' | 'getPitch'>;

/**
 * Returns the padding for controls and legend in addition to the usual margin. It is the same on
 * both sides, so that the content stays in the middle.
 */
export function mapPadding(map: MapInView): { left: number; right: number; bottom: number } {
  // In a tilted view, near objects take more of the screen.
  const margin = map.getPitch() > 0 ? VIEW_MARGIN / 3 : VIEW_MARGIN;
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const legendPx = width < NARROW_PX ? Math.min(heightOfLegend(map), MAX_FOR_LEGEND * height) : 0;
  const neededPx = legendPx > 0 ? legendPx + GROUND_MARKERS_PX : 0;
  const side = Math.max(0, CONTROLS_PX - margin * width);
  return {
    left: side,
    right: side,
    // The margin is a share of the part without padding.
    bottom: Math.max(0, (neededPx - margin * height) / (1 - margin)),
  };
}

/** Height from the upper edge of the legend to the lower edge of the map. */
function heightOfLegend(map: MapInView): number {
  const legend = frameOf(map)?.querySelector(LEGEND);
  if (!legend) return 0;
  return map.getContainer().getBoundingClientRect().bottom - legend.getBoundingClientRect().top;
}

/** Calls back when the legend appears, disappears or changes its size. */
export function watchLegend(map: MapInView, onChange: () => void): () => void {
  const frame = frameOf(map);
  let legend: Element | null | undefined;
  const sizes = new ResizeObserver(onChange);
  const seek = () => {
    const next = frame?.querySelector(LEGEND);
    if (next === legend) return;
    sizes.disconnect();
    if (next) sizes.observe(next);
    else onChange();
    legend = next;
  };
  const children = new MutationObserver(seek);
  if (frame) children.observe(frame, { childList: true });
  seek();
  return () => {
    children.disconnect();
    sizes.disconnect();
  };
}

function frameOf(map: MapInView): HTMLElement | null {
  return map.getContainer().closest('section');
}

/** Moves the map to a box with its margin. Not animated with reduced motion. */
export function fitMap(map: MapRef, bounds: PathBounds, durationMs = 180): void {
  map.fitBounds(viewAround(bounds), {
    maxZoom: MAX_FIT_ZOOM,
    duration: durationMs,
    bearing: map.getBearing(),
    padding: { top: 0, ...mapPadding(map) },
  });
}
