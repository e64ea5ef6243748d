import {
  type AirportIndex,
  airspeedFactor,
  arrivalHeights,
  createAirportIndex,
  type LandingPlace,
} from '@cloudstreet/scoring/analysis';
import { bestGlide, isPolarMass, type Polar, polarAtMass } from '@cloudstreet/scoring/polar';
import { POSITION_UNITS_PER_DEGREE } from '@cloudstreet/scoring/track';
import type { AirportRow, BoundingBox } from '@cloudstreet/sdk';
import { nearestInTime } from '@cloudstreet/ui/flight';
import type { MapArrival } from '@cloudstreet/ui/map/FlightMap';
import type { AnalysedFlight } from '../../../workers/analyse-flight.js';

interface NamedPlace extends LandingPlace {
  readonly name: string;
}

/** Height that must be left on arrival, which the heights are less. */
export const ARRIVAL_RESERVE_M = 300;
/** More that are out of reach say nothing. */
const MAX_DISTANT = 8;

/** Airports whose elevation is known. */
export function landingPlaces(airports: readonly AirportRow[]): AirportIndex<NamedPlace> {
  return createAirportIndex(
    airports.flatMap(({ name, geom, elevation: elevationM }) => {
      const [lon, lat] = geom.coordinates;
      return elevationM === undefined ? [] : [{ name, lat, lon, elevationM }];
    }),
  );
}

export interface FlownAircraft {
  readonly polar: Polar;
  /** At takeoff; the polar's own where it is not known. */
  readonly massKg: number | undefined;
}

/** How high an aircraft would come to the airports around where it was, through the wind there. */
export function arrivalsAt(
  { analysis, wind }: Pick<AnalysedFlight, 'analysis' | 'wind'>,
  timeS: number,
  places: AirportIndex<NamedPlace>,
  { polar, massKg }: FlownAircraft,
): MapArrival[] {
  const { track } = analysis;
  const fix = nearestInTime(track.timeS, timeS - track.dayStartS);
  const [eastMps, northMps] = [wind.eastMps[fix]!, wind.northMps[fix]!];
  const hasMass = massKg !== undefined && isPolarMass(polar, massKg);
  const { ratio, speedMps } = bestGlide(hasMass ? polarAtMass(polar, massKg) : polar);
  const altitudeM = track.altitudeM[fix]!;
  const arrivals = arrivalHeights(
    places,
    {
      lat: track.lat[fix]! / POSITION_UNITS_PER_DEGREE,
      lon: track.lon[fix]! / POSITION_UNITS_PER_DEGREE,
      altitudeM,
    },
    {
      glideRatio: ratio,
      // A polar tells the airspeed that is shown; in thin air the true one is higher.
      speedMps: speedMps / airspeedFactor(altitudeM),
      reserveM: ARRIVAL_RESERVE_M,
      ...(!Number.isNaN(eastMps) && { wind: { eastMps, northMps } }),
    },
  );
  const reached = arrivals.filter(({ kind }) => kind !== 'distant').length;
  return arrivals
    .slice(0, reached + MAX_DISTANT)
    .map(({ airport: { name, lat, lon }, arrivalM, kind }) => ({
      name,
      lat,
      lon,
      arrivalM,
      kind,
    }));
}

/** A view with what lies up to 100 km around it. */
export function viewWithReach([west, south, east, north]: BoundingBox): BoundingBox {
  const degrees = 0.9;
  const lonDegrees = degrees / Math.cos((Math.min(80, Math.max(-south, north)) * Math.PI) / 180);
  return [west - lonDegrees, south - degrees, east + lonDegrees, north + degrees];
}
