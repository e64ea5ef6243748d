import { distanceM } from '@cloudstreet/scoring/geo';
import { boundsOf } from '../../flight/flight-path.js';
import type { OutlinedFlight } from './outlines.js';

/** Flights closer to each other than this belong to one region. */
const REGION_M = 700_000;

/**
 * Returns the flights of the region with most of them, or of two equal regions that of the earlier
 * flight. A map of the whole world would show only dots.
 */
export function busiestRegion(flights: readonly OutlinedFlight[]): OutlinedFlight[] {
  const placed = flights.map((drawn) => ({ drawn, centre: centreOf(drawn) }));
  let busiest: OutlinedFlight[] = [];
  for (const { centre } of placed) {
    const near = placed.filter((other) => distanceM(centre, other.centre) <= REGION_M);
    if (near.length > busiest.length) busiest = near.map(({ drawn }) => drawn);
  }
  return busiest;
}

function centreOf({ path }: OutlinedFlight) {
  const [west, south, east, north] = boundsOf([path])!;
  return { lat: (south + north) / 2, lon: (west + east) / 2 };
}
