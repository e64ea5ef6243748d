import { boundsAround } from '@cloudstreet/ui/map/flights-in-view';
import type { FlightSearch } from './flight-search.js';

/** How far around a place flights are looked for. */
const RADIUS_KM = 100;

/**
 * The view of a map around a place, within the globe.
 *
 * @param position Longitude and latitude, as GeoJSON has them.
 */
export function viewAroundPlace([lon, lat]: readonly [lon: number, lat: number]): NonNullable<
  FlightSearch['bbox']
> {
  const [west, south, east, north] = boundsAround(lat, lon, RADIUS_KM);
  return [within(west, 180), within(south, 90), within(east, 180), within(north, 90)];
}

/** To a hundred metres: it stands in the address. */
function within(degrees: number, limit: number): number {
  return Math.round(Math.min(Math.max(degrees, -limit), limit) * 1000) / 1000;
}
