import type { Position } from '../geo/position.js';
import { POSITION_UNITS_PER_DEGREE } from '../track/track.js';
import { checkObject } from '../units/check-value.js';
import type { FlightAnalysis } from './prepare-analysis.js';
import { toWind, type Wind } from './wind.js';

/** Slower wind has no direction. */
const MIN_WIND_KMH = 1;

/** Wind at a position. */
export interface LocalWind extends Position, Wind {}

/**
 * Returns the wind of each circling at its middle fix, without calm air, in chronological order.
 *
 * @param analysis Result of `prepareAnalysis`.
 * @throws {TypeError} If the analysis is not an object.
 */
export function localWinds(analysis: Pick<FlightAnalysis, 'track' | 'winds'>): LocalWind[] {
  checkObject('analysis', analysis, ['track', 'winds']);
  const { track, winds } = analysis;
  return winds
    .map(({ first, last, eastMps, northMps }) => {
      const fix = (first + last) >> 1;
      const { speedKmh, directionDeg } = toWind(eastMps, northMps);
      return {
        lat: track.lat[fix]! / POSITION_UNITS_PER_DEGREE,
        lon: track.lon[fix]! / POSITION_UNITS_PER_DEGREE,
        speedKmh,
        directionDeg,
      };
    })
    .filter(({ speedKmh }) => speedKmh >= MIN_WIND_KMH);
}
