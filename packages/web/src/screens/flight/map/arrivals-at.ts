import {
  type AirportIndex,
  type AnalysedFlight,
  arrivalsFromFix,
  createAirportIndex,
  type GlidingAircraft,
  type LandingPlace,
} from '@cloudstreet/scoring/analyse';
import type { AirportRow, BoundingBox } from '@cloudstreet/sdk';
import { nearestInTime } from '@cloudstreet/ui/flight';
import type { MapArrival } from '@cloudstreet/ui/map/FlightMap';

interface NamedPlace extends LandingPlace {
  readonly name: string;
}

/** Height reserve on arrival in metres. Arrival heights are above it. */
export const ARRIVAL_RESERVE_M = 300;
/** Maximum number of arrival heights on a map. A large collection has thousands of places in reach. */
const MAX_ARRIVALS = 500;

/** Returns the airports or waypoints with known elevation. */
export function landingPlaces(
  places: readonly Pick<AirportRow, 'name' | 'geom' | 'elevation'>[],
): AirportIndex<NamedPlace> {
  return createAirportIndex(
    places.flatMap(({ name, geom, elevation: elevationM }) => {
      const [lon, lat] = geom.coordinates;
      return elevationM === undefined ? [] : [{ name, lat, lon, elevationM }];
    }),
  );
}

/** Computes the arrival heights at the places around the position at a Unix time in seconds. */
export function arrivalsAt(
  analysed: Pick<AnalysedFlight, 'analysis' | 'wind'>,
  timeS: number,
  places: AirportIndex<NamedPlace>,
  aircraft: GlidingAircraft,
): MapArrival[] {
  const { track } = analysed.analysis;
  const fix = nearestInTime(track.timeS, timeS - track.dayStartS);
  return arrivalsFromFix(analysed, fix, places, { ...aircraft, reserveM: ARRIVAL_RESERVE_M })
    .slice(0, MAX_ARRIVALS)
    .map(({ airport: { name, lat, lon }, arrivalM, kind }) => ({ name, lat, lon, arrivalM, kind }));
}

/** Returns a view extended by 100 km on each side. */
export function viewWithReach([west, south, east, north]: BoundingBox): BoundingBox {
  const degrees = 0.9;
  const lonDegrees = degrees / Math.cos((Math.min(80, Math.max(-south, north)) * Math.PI) / 180);
  return [west - lonDegrees, south - degrees, east + lonDegrees, north + degrees];
}
