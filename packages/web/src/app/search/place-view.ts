import type { Position } from '@cloudstreet/scoring/geo';
import { boundsAround, type MapView } from '@cloudstreet/ui/map/flights-in-view';
import type { FlightSearch } from './flight-search.js';

type SearchedView = NonNullable<FlightSearch['bbox']>;

/**
 * Returns the view of a map around a place.
 *
 * @param radiusKm Distance from the place to the edges.
 */
export function viewAroundPlace({ lat, lon }: Position, radiusKm: number): SearchedView {
  return roundedView(boundsAround(lat, lon, radiusKm));
}

/** Rounds a view to a hundred metres for the URL. */
export function roundedView([west, south, east, north]: MapView): SearchedView {
  return [
    rounded(west),
    rounded(Math.max(south, -90)),
    rounded(east),
    rounded(Math.min(north, 90)),
  ];
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
