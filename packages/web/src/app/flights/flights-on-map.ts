import type { Flight } from '@cloudstreet/sdk';

/** More lines make a map slower, but not clearer. */
const PAGES_ON_MAP = 10;

/** Selects the flights of a list for the map beside it. */
export function flightsOnMap({ pages }: { readonly pages: readonly Flight[][] }) {
  return {
    flights: pages.slice(0, PAGES_ON_MAP).flat(),
    inView: pages[0],
    isShortened: pages.length > PAGES_ON_MAP,
  };
}
