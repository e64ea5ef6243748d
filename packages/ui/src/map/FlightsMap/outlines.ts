import type { Flight } from '@cloudstreet/sdk';
import polyline from '@mapbox/polyline';
import { toPath } from '../../flight/flight-path.js';
import type { MapAirport } from '../AirportLayer.js';

/** A flight with its line. */
export interface OutlinedFlight {
  flight: Flight;
  path: [lon: number, lat: number][];
}

/** Returns the flights that can be drawn: those whose outline has a length. */
export function outlinesOf(flights: readonly Flight[]): OutlinedFlight[] {
  return flights.flatMap((flight) => {
    if (flight.polyline === undefined) return [];
    const positions = polyline.decode(flight.polyline);
    const path = toPath({
      latDeg: positions.map(([lat]) => lat),
      lonDeg: positions.map(([, lon]) => lon),
    });
    return path.length > 1 ? [{ flight, path }] : [];
  });
}

/** Returns the airports of takeoff, each at the position of its first takeoff. */
export function airportsOf(flights: readonly OutlinedFlight[]): MapAirport[] {
  const airports = new Map<number, MapAirport>();
  for (const { flight, path } of flights) {
    const { takeoff_airport: airport } = flight;
    const [takeoff] = path;
    if (!airport || !takeoff || airports.has(airport.id)) continue;
    airports.set(airport.id, {
      id: airport.id,
      name: airport.name,
      lon: takeoff[0],
      lat: takeoff[1],
    });
  }
  return [...airports.values()];
}
