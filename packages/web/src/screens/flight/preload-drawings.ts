import { prepareBaseMap } from '@cloudstreet/ui/map/MapSettings';
import { media } from '@cloudstreet/ui/theme';
import { MAP_FILES } from '../../app/map/map-files.js';

/** Asks for the code that draws a flight, which else would wait for its data. */
export function preloadDrawings(): void {
  const drawings: Promise<unknown>[] = [import('@cloudstreet/ui/charts/Barogram')];
  if (showsMapAtOnce()) {
    drawings.push(import('@cloudstreet/ui/map/FlightMap'));
    prepareBaseMap(MAP_FILES.baseMapUrl);
  }
  // What fails now is loaded again when it is wanted.
  for (const drawing of drawings) drawing.catch(() => undefined);
}

/** On a phone the map waits until it is opened. */
function showsMapAtOnce(): boolean {
  return globalThis.matchMedia?.(media.middle).matches ?? false;
}
