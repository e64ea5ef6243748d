import { media } from '@cloudstreet/ui/theme';
import { MAP_FILES } from '../../app/map/map-files.js';

/** Asks for the code that draws a flight, which else would wait for its data. */
export function preloadDrawings(): void {
  const drawings: Promise<unknown>[] = [import('@cloudstreet/ui/charts/Barogram')];
  if (showsMapAtOnce()) drawings.push(import('@cloudstreet/ui/map/FlightMap'));
  // What fails now is loaded again when it is wanted.
  for (const drawing of drawings) drawing.catch(() => undefined);
}

/** Starts the worker of maps, which else would wait for the track of the flight. */
export function prepareMap(): void {
  if (!showsMapAtOnce()) return;
  import('@cloudstreet/ui/map/FlightMap').then(
    ({ prepareMaps }) => prepareMaps(MAP_FILES.workerUrl),
    () => undefined,
  );
}

/** On a phone the map waits until it is opened. */
function showsMapAtOnce(): boolean {
  return globalThis.matchMedia?.(media.middle).matches ?? false;
}
