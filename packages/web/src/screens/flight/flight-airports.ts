import type { FlightDetail } from '@cloudstreet/sdk';
import type { MapAirport } from '@cloudstreet/ui/map/FlightMap';

/**
 * Returns the airports of takeoff and landing with the positions of takeoff and touchdown, or a
 * single entry if they are equal.
 */
export function airportsOf({
  takeoff_airport: takeoff,
  takeoff_point: from,
  landing_airport: landing,
  landing_point: to,
}: FlightDetail): MapAirport[] {
  const airports = [placed(takeoff, from), landing?.id !== takeoff?.id && placed(landing, to)];
  return airports.filter((airport) => airport !== false && airport !== undefined);
}

function placed(
  airport: FlightDetail['takeoff_airport'],
  point: FlightDetail['takeoff_point'],
): MapAirport | undefined {
  if (!airport || !point) return undefined;
  const [lon, lat] = point.coordinates;
  return { id: airport.id, name: airport.name, lat, lon };
}
