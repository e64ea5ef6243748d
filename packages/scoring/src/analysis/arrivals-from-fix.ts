import type { Polar } from '../polar/polar.js';
import { isPolarMass, polarAtMass } from '../polar/polar-at-mass.js';
import { bestGlide } from '../polar/speed-to-fly.js';
import { checkTrack } from '../track/check-track.js';
import { POSITION_UNITS_PER_DEGREE } from '../track/track.js';
import { checkInteger, checkNumber, checkObject } from '../units/check-value.js';
import type { AnalysedFlight } from './analyse-flight.js';
import {
  type AirportIndex,
  type ArrivalHeight,
  arrivalHeights,
  type LandingPlace,
} from './arrival-heights.js';
import { checkColumn } from './check-columns.js';
import { airspeedFactor } from './standard-air.js';

/** Maximum number of airports out of reach in the result. */
const MAX_DISTANT = 8;

export interface GlidingAircraft {
  readonly polar: Polar;
  /**
   * Takeoff mass in kg. By default, and if the polar does not support the mass, its reference mass.
   */
  readonly massKg: number | undefined;
}

/**
 * Computes the heights at which an aircraft would have arrived at the airports around one of its
 * fixes, at the speed of best glide and in the wind at the fix.
 *
 * @param fix Index in the track.
 * @param reserveM Height reserve on arrival in metres. Arrival heights are above it.
 * @returns The highest arrival first, and at most eight airports out of reach.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the fix is outside the track, a wind column does not fit the track, the
 *   polar is not usable, or a figure is out of range.
 */
export function arrivalsFromFix<Place extends LandingPlace>(
  flight: Pick<AnalysedFlight, 'analysis' | 'wind'>,
  fix: number,
  places: AirportIndex<Place>,
  aircraft: GlidingAircraft & { readonly reserveM: number },
): ArrivalHeight<Place>[] {
  checkFix(flight, fix);
  checkObject('aircraft', aircraft, ['polar', 'reserveM']);
  const { analysis, wind } = flight;
  const { track } = analysis;
  const { polar, massKg, reserveM } = aircraft;
  if (massKg !== undefined) checkNumber('massKg', massKg);
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
      // Polars contain indicated airspeeds. In thin air the true airspeed is higher.
      speedMps: speedMps / airspeedFactor(altitudeM),
      reserveM,
      ...(!Number.isNaN(eastMps) && { wind: { eastMps, northMps } }),
    },
  );
  const reached = arrivals.filter(({ kind }) => kind !== 'distant').length;
  return arrivals.slice(0, reached + MAX_DISTANT);
}

function checkFix(flight: Pick<AnalysedFlight, 'analysis' | 'wind'>, fix: number): void {
  checkObject('flight', flight, ['analysis', 'wind']);
  const { analysis, wind } = flight;
  checkObject('analysis', analysis, ['track']);
  const { track } = analysis;
  checkTrack(track);
  checkInteger('fix', fix, { min: 0, max: track.count - 1 });
  checkObject('wind', wind, []);
  checkColumn('eastMps', wind.eastMps, track);
  checkColumn('northMps', wind.northMps, track);
}
