import { type FlightAnalysis, toWind } from '@cloudstreet/scoring/analysis';
import { POSITION_UNITS_PER_DEGREE } from '@cloudstreet/scoring/track';
import type { MapWind } from '@cloudstreet/ui/map/FlightMap';

/** Slower wind has no direction. */
const CALM_KMH = 1;

/** Returns the wind of each thermal at its middle fix, except for calm air. */
export function mapWinds({ track, winds }: FlightAnalysis): MapWind[] {
  return winds
    .map(({ first, last, eastMps, northMps }) => {
      const fix = (first + last) >> 1;
      return {
        lat: track.lat[fix]! / POSITION_UNITS_PER_DEGREE,
        lon: track.lon[fix]! / POSITION_UNITS_PER_DEGREE,
        ...toWind(eastMps, northMps),
      };
    })
    .filter(({ speedKmh }) => speedKmh >= CALM_KMH);
}
