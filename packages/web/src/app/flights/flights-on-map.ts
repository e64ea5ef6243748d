import type { Flight } from '@cloudstreet/sdk';

/** A map of more lines shows nothing more, and takes long to draw with each further page. */
const PAGES_ON_MAP = 10;

/** Selects the flights of a list for the map beside it. */
export function flightsOnMap({ pages }: { readonly pages: readonly Flight[][] }) {
  return {
    flights: pages.slice(0, PAGES_ON_MAP).flat(),
    inView: pages[0],
    isShortened: pages.length > PAGES_ON_MAP,
  };
}
