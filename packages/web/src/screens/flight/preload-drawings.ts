import { media } from '@cloudstreet/ui/theme';

/** Loads the code that draws a flight while the data is on its way. */
export function preloadDrawings(): void {
  const drawings: Promise<unknown>[] = [import('@cloudstreet/ui/charts/Barogram')];
  if (showsMapAtOnce()) drawings.push(import('@cloudstreet/ui/map/FlightMap'));
  // A failed import is repeated when the drawing is shown.
  for (const drawing of drawings) drawing.catch(() => undefined);
}

/** On a phone the map waits until it is opened. */
function showsMapAtOnce(): boolean {
  return globalThis.matchMedia?.(media.middle).matches ?? false;
}
