import { boundsAround, type MapView } from '@cloudstreet/ui/map/flights-in-view';
import type { FlightSearch } from './flight-search.js';

type SearchedView = NonNullable<FlightSearch['bbox']>;

/** Radius around a place in which flights are searched. */
const RADIUS_KM = 100;

/**
 * Returns the view of a map around a place.
 *
 * @param position Longitude and latitude, as in GeoJSON.
 */
export function viewAroundPlace([lon, lat]: readonly [lon: number, lat: number]): SearchedView {
  return roundedView(boundsAround(lat, lon, RADIUS_KM));
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
