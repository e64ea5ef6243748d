import type { CursorStore } from '../../../flight/cursor-store.js';
import { nearLon } from '../../../flight/flight-path.js';
import { createGliderPicture, type GliderPictureInput } from './glider-picture.js';

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
export function keepGlidersDrawn(
  context: CanvasRenderingContext2D,
  map: ViewedMap,
  cursor: CursorStore,
  input: GliderPictureInput,
): () => void {
  let draw = createGliderPicture(input);

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

  /** Fonts for names may load later. */
  function renew() {
    draw = createGliderPicture(input);
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
