import type { CursorStore } from '../../../flight/cursor-store.js';
import { nearLon } from '../../../flight/flight-path.js';
import { createGliderDrawing, type GliderDrawingInput } from './glider-drawing.js';

/** Methods of MapLibre's map that are needed. */
interface ViewedMap {
  getContainer: () => { clientWidth: number; clientHeight: number };
  getCenter: () => { lng: number };
  getBearing: () => number;
  project: (place: [lon: number, lat: number]) => { x: number; y: number };
  on: (type: 'render', listener: () => void) => unknown;
  off: (type: 'render', listener: () => void) => unknown;
}

/**
 * Draws gliders at the cursor whenever it moves or the map is drawn.
 *
 * @returns Stops it.
 */
export function redrawGlidersOnChange(
  context: CanvasRenderingContext2D,
  map: ViewedMap,
  cursor: CursorStore,
  input: GliderDrawingInput,
): () => void {
  let draw = createGliderDrawing(input);

  function paint() {
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const middle = map.getCenter().lng;
    draw(context, cursor.get(), {
      width,
      height,
      bearingDeg: map.getBearing(),
      project: ({ lon, lat }) => map.project([nearLon(lon, middle), lat]),
    });
  }

  /** Draws again, because fonts for names may load later. */
  function renew() {
    draw = createGliderDrawing(input);
    paint();
  }

  paint();
  const stop = cursor.subscribe(paint);
  map.on('render', paint);
  document.fonts?.addEventListener('loadingdone', renew);
  return () => {
    stop();
    map.off('render', paint);
    document.fonts?.removeEventListener('loadingdone', renew);
  };
}
