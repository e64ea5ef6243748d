import { media } from '@cloudstreet/ui/theme';

/** Asks for the code that draws a flight, which else would wait for its data. */
export function preloadDrawings(): void {
  const drawings: Promise<unknown>[] = [import('@cloudstreet/ui/charts/Barogram')];
  // On a phone the map waits until it is opened.
  if (globalThis.matchMedia?.(media.middle).matches) {
    drawings.push(import('@cloudstreet/ui/map/FlightMap'));
  }
  // What fails now is loaded again when it is wanted.
  for (const drawing of drawings) drawing.catch(() => undefined);
}
